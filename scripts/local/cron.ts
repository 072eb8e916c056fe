// When a cron strikes, in UTC: of the notation as much as our own tasks use, a star, a step ('*/10') or one number in each place.

/** Throws for what it can't read, so that no task stands still unseen. */
export function isDue(cron: string, at: Date): boolean {
  const parts = [at.getUTCMinutes(), at.getUTCHours(), at.getUTCDate(), at.getUTCMonth() + 1, at.getUTCDay()];
  const places = cron.split(' ');
  if (places.length !== parts.length || places.some((place) => !/^(\*(\/[1-9]\d?)?|\d\d?)$/.test(place)))
    throw new Error(`The local clock can't read the cron '${cron}'.`);
  return places.every((place, index) => fits(place, parts[index] ?? 0));
}

function fits(place: string, part: number): boolean {
  if (place === '*') return true;
  const [, step] = place.split('/');
  return step === undefined ? Number(place) === part : part % Number(step) === 0;
}
