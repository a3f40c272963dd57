// Records as files: taken in, given out, sent to a server.
import { sendRecord } from '../net/api';
import { go } from '../pages/router.svelte';
import { openDevice } from './device.svelte';

const LARGEST = 200_000; // bytes; no match is that long

/** Keep a record from a file and show it, if it holds. */
export async function takeRecord(file: File): Promise<void> {
  const device = await openDevice();
  const text = file.size > LARGEST ? '' : await file.text();
  go(`/r/${await device.ask('take', text)}`);
}

/** Send a match on this device to the server, which checks and keeps it; answers by which name. */
export async function sendToServer(id: string): Promise<string> {
  const { record, by, levels, line } = await (await openDevice()).ask('record', id);
  return (await sendRecord({ record, by, levels, yours: line.yours })).record;
}
