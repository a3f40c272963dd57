/** Moves of a finished match that are played at once, before others have their turn. */
export const SLICE = 64;

/** Let whatever else was asked for have its turn. */
export const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
