// Whether what is played on this device is gone with the page, because the browser keeps nothing.
import type { Unkept } from './storage';

let why = $state<Unkept | null>(null);

export const unkept = (): Unkept | null => why;
export function setUnkept(found: Unkept): void {
  why = found;
}
