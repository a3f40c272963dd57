// A newer version of the page: the worker has fetched it and waits, until the person says so or
// nothing is going on, in any tab. Never in the middle of a match.
import { base, fileAt, version } from './site';

const MATCH = `treize match ${base}`; // a lock that every tab with a match holds
const CALM = 5_000; // milliseconds without a touch
const OFTEN = 3_600_000; // milliseconds between two looks for something newer

let newer = $state.raw<ServiceWorker | null>(null);
let isOutdated = false; // a worker of another version has taken over
let isPlaying = false;

/** Whether a newer version is there. */
export const hasNewVersion = (): boolean => newer !== null;

/** Take the newer version now. */
export const takeNewVersion = (): void => newer?.postMessage('take');

/** A match is on in this tab until the function returned is called. */
export function holdMatch(): () => void {
  let release: () => void = () => undefined;
  isPlaying = true;
  const over = new Promise<void>((done) => (release = done));
  void navigator.locks?.request(MATCH, { mode: 'shared' }, () => over);
  return () => {
    release();
    isPlaying = false;
    if (isOutdated) location.reload();
  };
}

const ifNoMatch = (then: () => void) =>
  navigator.locks.request(MATCH, { ifAvailable: true }, (lock) => lock && then());

function versionOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((told) => {
    port1.onmessage = ({ data }) => told(data as string);
    worker.postMessage('version', [port2]);
  });
}

let touched = 0;
const touch = () => (touched = Date.now());

/** Whether nothing is lost by loading the page anew. */
function isCalm(): boolean {
  if (document.hidden) return true;
  const isWriting = document.activeElement?.matches('input, textarea, select, dialog *');
  return Date.now() - touched > CALM && !isWriting;
}

/** Something newer is there; where this page is that already, there is nothing to tell. */
async function offer(worker: ServiceWorker): Promise<void> {
  if ((await versionOf(worker)) === version) {
    await ifNoMatch(() => worker.postMessage('take'));
    return;
  }
  const isFirst = newer === null;
  newer = worker;
  if (!isFirst) return;
  touch();
  for (const event of ['pointerdown', 'keydown', 'input']) addEventListener(event, touch);
  setInterval(() => isCalm() && void ifNoMatch(takeNewVersion), 1_000);
}

/** The worker of another version serves this page from now on. */
async function onReplaced(worker: ServiceWorker | null): Promise<void> {
  if (!worker || (await versionOf(worker)) === version) return;
  isOutdated = true;
  if (!isPlaying) location.reload();
}

/** Keep all files for when there is no connection, and look for newer ones now and then. */
export async function keepFiles({ serviceWorker }: Navigator): Promise<void> {
  serviceWorker.addEventListener(
    'controllerchange',
    () => void onReplaced(serviceWorker.controller),
  );
  const registration = await serviceWorker.register(fileAt('worker.js'));
  const look = () => registration.waiting && void offer(registration.waiting);
  look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < OFTEN) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
}
