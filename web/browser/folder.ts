// A folder of files without a server, as `treize static` writes it, below a path of a plain static server.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, freePort } from './server.ts';

const DEEP = 'some/dir'; // below the root of the server

interface Written {
  files: number;
  compressed: number; // bytes
}

export interface Folder {
  url: string;
  /** Write the folder anew; with other words in its page it is another version. */
  write: (...more: string[]) => Written;
  /** Stop the server, as if the network were cut. */
  close: () => void;
  remove: () => void;
}

async function isOpen(url: string): Promise<void> {
  for (let i = 0; i < 200; i++) {
    if ((await fetch(url).catch(() => null))?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the static server does not open');
}

/** Write a folder, and serve it by Python's own server. */
export async function openFolder(): Promise<Folder> {
  const root = mkdtempSync(join(tmpdir(), 'treize-static-'));
  const write = (...more: string[]) => {
    const command = ['static', join(root, DEEP), '--json', ...more];
    const told = execFileSync(join(ROOT, '.venv/bin/treize'), command, { encoding: 'utf-8' });
    return JSON.parse(told) as Written;
  };
  write();
  const port = await freePort();
  const options = ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', root];
  const server: ChildProcess = spawn(join(ROOT, '.venv/bin/python'), options, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/${DEEP}/`;
  await isOpen(url);
  const close = () => void server.kill('SIGTERM');
  const remove = () => {
    close();
    rmSync(root, { recursive: true, force: true });
  };
  return { url, write, close, remove };
}
