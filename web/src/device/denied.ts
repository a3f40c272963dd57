// Why something can't be had on this device, as a code with facts; the page says it in a sentence.
export class Denied extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, unknown> = {},
  ) {
    super(code);
  }
}
