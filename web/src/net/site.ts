// Where this page comes from: a server, or a folder of files without one (`treize static`).

/** The engine module of a folder without a server; its page names it. */
export const staticEngine =
  document.querySelector<HTMLMetaElement>('meta[name="treize-engine"]')?.content ?? null;

/** Whether there is no server: nobody to play with, all on this device. */
export const isStatic = staticEngine !== null;

/** Where our files lie: at the root of a server, or in the folder of this page. */
export const base = new URL(isStatic ? '.' : '/', location.href).href;

/** The address of a file of ours. */
export const fileAt = (path: string): string => new URL(path, base).href;
