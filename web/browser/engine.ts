// Plays matches by the engine module and prints a digest of each: what Python does of the same.
//   node browser/engine.ts FOLDER < samples.json        (tests/device/device_digest.py)
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Engine } from '../src/device/engine.ts';
import { SPECTATOR, type Octets, type Rules, type Value } from '../src/device/rules.ts';
import type { Flow, Layout, Level } from '../src/net/messages.ts';

interface Sample {
  game: string;
  seats: number;
  options: Record<string, Value>;
  seed: string;
  most: number; // moves
  thinks: Level[]; // who chooses once in a while
  every: number;
  simulations: number; // of advice, likewise
  flipped: number; // added to the luck of the first deal
}

const folder = process.argv[2]!;
const layout = JSON.parse(readFileSync(`${folder}/engine.json`, 'utf8')) as Layout;
const engine = await Engine.load(readFileSync(`${folder}/engine.wasm`), layout, async (game) =>
  readFileSync(`${folder}/engine.${game}`),
);
const samples = JSON.parse(readFileSync(0, 'utf8')) as Sample[];

/** What is told of a position, to who is to play and to spectators. */
function tell(rules: Rules, state: Octets, seen: Octets): unknown[] {
  const ahead = rules.foresee(seen);
  return [
    rules.legal(seen),
    rules.whys(seen),
    rules.standings(state),
    ahead.map((f) => [f.move, f.total, f.taken, f.token, f.again, f.out]),
    rules.announced(seen),
    rules.circumstances(seen),
  ];
}

/** What bots make of it. */
function think(rules: Rules, seen: Octets, sample: Sample): unknown[] {
  const chosen = sample.thinks.map((level) => rules.choose(seen, level, sample.seed));
  if (!sample.simulations) return [chosen];
  const advice = rules.advise(seen, sample.seed, sample.simulations);
  return [
    chosen,
    advice.map((a) => [a.move, bits(a.worth), bits(a.error), bits(a.points), a.visits]),
  ];
}

/** What is told of a move that was played. */
function moved(rules: Rules, before: Octets, state: Octets, seat: number, move: number): unknown[] {
  const flows = rules.flows(before, rules.observe(state, SPECTATOR), seat, move);
  const spot = ({ place, seat, pile }: Flow['source']): unknown[] => [place, seat, pile];
  const parts = flows.map((f) => [f.number, f.cards, spot(f.source), spot(f.target)]);
  return [parts, rules.chance(state, seat, move)];
}

const bits = (number: number): string =>
  Buffer.from(new Float64Array([number]).buffer).toString('hex');

function digest(sample: Sample): string {
  const rules = engine.rules(sample.game);
  const hash = createHash('sha256');
  const note = (found: unknown): unknown => hash.update(JSON.stringify(found));
  const state = rules.lay(sample.seats, sample.options);
  note([rules.ruleNumbers(state), rules.unit(state), rules.isOneRound(state)]);
  rules.deal(state, engine.luckOf(sample.seed, 0) ^ BigInt(sample.flipped));
  for (let number = 1; number <= sample.most; number++) {
    const seen = rules.observe(state, rules.number(state, 'turn'));
    hash.update(seen);
    hash.update(rules.observe(state, SPECTATOR));
    note(tell(rules, state, seen));
    if (number % sample.every === 0) note(think(rules, seen, sample));
    const luck = engine.luckOf(sample.seed, number);
    const legal = rules.legal(seen);
    const move = legal[Number(luck % BigInt(legal.length))]!;
    note(rules.merit(seen, move));
    const [seat, before] = [rules.number(state, 'turn'), rules.observe(state, SPECTATOR)];
    rules.play(state, move, luck);
    note(moved(rules, before, state, seat, move));
    if (rules.number(state, 'turn') >= 0) continue;
    for (let seat = 0; seat < sample.seats; seat++) note(rules.lines(state, seat));
    if (rules.isOver(state)) {
      note(rules.winners(state));
      break;
    }
    rules.deal(state);
  }
  hash.update(state);
  return hash.digest('hex');
}

console.log(engine.commitment(samples[0]!.seed));
for (const sample of samples) {
  for (const level of sample.thinks) await engine.rules(sample.game).learn(level);
  console.log(digest(sample));
}
