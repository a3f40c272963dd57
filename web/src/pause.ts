/** Let whatever else was asked for have its turn. */
export const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
