// Whether the model may still be asked this month. The ceiling itself is held where a call begins (db/desk/commands/model-calls.ts);
// this answers before anything of the person's is taken.

/** Each in millionths of a złoty. `nextMicro` null = no price, which under a ceiling is a no; `limitMicro` null = there is no ceiling. */
export function hasRoomFor({
  spentMicro,
  nextMicro,
  limitMicro,
}: {
  spentMicro: number;
  nextMicro: number | null;
  limitMicro: number | null;
}): boolean {
  if (limitMicro === null) return true;
  return nextMicro !== null && spentMicro + nextMicro <= limitMicro;
}
