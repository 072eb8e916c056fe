/** Of a trial. */
export function hoursWords(hours: number): string {
  if (hours < 1) return 'mniej niż godzina';
  if (hours === 1) return '1\u00a0godzina';
  return `${hours}\u00a0${hours >= 2 && hours <= 4 ? 'godziny' : 'godzin'}`;
}
