// Which tab plays a table of this device: the one that opened it last. It holds a lock of the browser.

/** Play a table here until told that another tab does; answers how to leave it to others. */
export function own(table: string, onLost: () => void): Promise<() => void> {
  const locks = navigator.locks as LockManager | undefined; // pages without HTTPS have none
  let release: () => void = () => undefined;
  const over = new Promise<void>((done) => (release = done));
  if (!locks) return Promise.resolve(release);
  return new Promise((owned) => {
    const hold = (): Promise<void> => {
      owned(release);
      return over;
    };
    locks.request(`treize table ${table}`, { steal: true }, hold).catch(onLost);
  });
}
