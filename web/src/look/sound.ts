// Short, dry, quiet: every sound is made here, from a noise or a string, when it is wanted.
import { pictureOf } from '../games';
import { roleOf } from '../net/catalogue.svelte';
import type { Game, Happening } from '../net/messages';
import type { Scene } from '../table/scene';
import { parts } from '../text/notation';
import { preferences } from './preferences.svelte';

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (!preferences.sound || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** A breath of noise around a pitch: paper on wood, a shuffle, a clap. */
function brush(pitch: number, seconds: number, loud: number, wait = 0): void {
  const at = audio();
  if (!at) return;
  const noise = at.createBufferSource();
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * seconds), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  noise.buffer = buffer;
  const filter = at.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  const gain = at.createGain();
  gain.gain.value = loud;
  noise.connect(filter).connect(gain).connect(at.destination);
  noise.start(at.currentTime + wait);
}

/** A tone that dies away: a bell, a plucked string, a wooden note. */
function tone(
  pitch: number,
  seconds: number,
  loud: number,
  wait = 0,
  type: OscillatorType = 'sine',
): void {
  const at = audio();
  if (!at) return;
  const start = at.currentTime + wait;
  const string = at.createOscillator();
  string.type = type;
  string.frequency.setValueAtTime(pitch, start);
  const gain = at.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  string.connect(gain).connect(at.destination);
  string.start(start);
  string.stop(start + seconds);
}

const INSTRUMENTS = { brush, tone };
export type Instruments = typeof INSTRUMENTS;

/** The sound of something that happened, if sound is on. */
export function chime(game: Game, thing: Happening | 'turn', after?: Scene | null): void {
  if (!preferences.sound) return;
  if (thing === 'turn') {
    tone(392, 0.12, 0.12, 0.05, 'triangle');
    tone(523, 0.16, 0.12, 0.19, 'triangle');
  } else if (thing.type === 'moved') {
    if (parts(game, thing.move).takes !== null) brush(5200, 0.3, 0.25);
    else brush(1500, 0.08, 0.6);
    if (thing.flows.some(({ target }) => roleOf(game, target.place) === 'taken'))
      brush(2600, 0.22, 0.4, 0.1);
    if (thing.flows.some(({ source }) => roleOf(game, source.place) === 'stock'))
      brush(3800, 0.16, 0.18, 0.2);
    if (after) pictureOf(game).sound(thing, after, INSTRUMENTS);
  } else if (thing.type === 'ended')
    [523, 659, 784].forEach((p, i) => tone(p, 0.5, 0.12, i * 0.12));
}
