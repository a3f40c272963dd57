// Where this page comes from: a server, or a folder of files without one (`treize static`).

const meta = (name: string): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="treize-${name}"]`)?.content ?? null;

/** A name for all files of this page together. */
export const version = meta('version');

/** The engine module of a folder without a server. */
export const staticEngine = meta('engine');

/** Where to read how to run a server, if such a folder tells. */
export const docs = meta('docs');

/** Whether there is no server: nobody to play with, all on this device. */
export const isStatic = staticEngine !== null;

/** Where our files lie: at the root of a server, or in the folder of this page. */
export const base = new URL(isStatic ? '.' : '/', location.href).href;

/** The address of a file of ours. */
export const fileAt = (path: string): string => new URL(path, base).href;
