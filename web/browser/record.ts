// Records views of real tables for the component tests: `node browser/record.ts` writes tests/views anew.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Server as Offer, Messages, NewTable, Table, View } from '../src/net/messages.ts';
import { openServer } from './server.ts';

const RECORDED: {
  name: string;
  table: NewTable;
  enough: (table: Table, moves: number) => boolean;
}[] = [
  { name: 'thirteen', table: { game: 'thirteen', seats: 4 }, enough: (_, moves) => moves > 16 },
  { name: 'friday', table: { game: 'friday', seats: 4 }, enough: (_, moves) => moves > 16 },
  {
    name: 'ole',
    table: { game: 'ole', seats: 5 },
    enough: (table) => Number(table.numbers['run']) > 0,
  },
  {
    name: 'leaves',
    table: { game: 'leaves', seats: 4 },
    enough: (table) => new Set(table.zones['row']![0] as string[]).size > 3,
  },
  {
    name: 'drat',
    table: { game: 'drat', seats: 3 },
    enough: (table) => Number(table.numbers['total']) > 5 && Number(table.numbers['bank']) < 8,
  },
];

async function post<Answer>(url: string, body: object, token = ''): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as Answer;
}

const server = await openServer();
// What the server tells of its games, which the tables are read by.
const { games } = (await (await fetch(`${server.url}/api/server`)).json()) as Offer;
writeFileSync(join(import.meta.dirname, '../tests/games.json'), `${JSON.stringify(games)}\n`);
const { token } = await post<{ token: string }>(`${server.url}/api/people`, { name: 'Anna' });

function record(
  name: string,
  id: string,
  enough: (table: Table, moves: number) => boolean,
): Promise<void> {
  return new Promise((done) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`);
    let key = 0;
    const send = (wish: object) => socket.send(JSON.stringify({ ...wish, key: String(++key) }));
    let asking = false;
    const enter = () => send({ type: 'enter', table: id, seen: null });
    socket.onopen = () => {
      send({ type: 'hello', protocol: 3, token, language: 'en' });
      enter();
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as Messages;
      if (message.type !== 'view' && message.type !== 'update') return;
      const { state, yours } = message;
      const own = yours[0];
      if (state.phase === 'over' && !state.shuffle) return send({ type: 'rematch', table: id });
      if (state.phase !== 'playing' || !state.table || !own?.legal.length) return;
      const canLay = own.legal.some((move) => !/^(pass|chip)/.test(move));
      if (canLay && enough(state.table, state.number)) {
        if (message.type === 'view') {
          writeFileSync(
            join(import.meta.dirname, `../tests/views/${name}.json`),
            `${JSON.stringify(message satisfies View, null, 1)}\n`,
          );
          socket.close();
          done();
        } else if (!asking) {
          asking = true;
          enter();
        }
        return;
      }
      const move = own.legal[(state.number * 7) % own.legal.length]!;
      send({ type: 'play', table: id, seat: own.seat, move, number: state.number });
    };
  });
}

for (const { name, table, enough } of RECORDED) {
  const made = await post<{ table: { id: string } }>(
    `${server.url}/api/tables`,
    { ...table, solo: true, level: 'easy' },
    token,
  );
  await record(name, made.table.id, enough);
}
await server.close();
