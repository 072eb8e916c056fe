// Why the advice is as sure as it says (domain/advice/certainty.ts), in a sentence or three. What is counted is said: nobody measured more.
import type { Certainty, EvidenceKind } from '#domain/advice/certainty.ts';

const LEVELS: Record<Certainty['level'], string> = { low: 'niska', middle: 'średnia', high: 'wysoka' };

const KINDS: Record<EvidenceKind, string> = {
  words: 'Twoje słowa',
  preferences: 'wybory w quizie',
  activities: 'ulubione zajęcia',
  experience: 'dotychczasowa praca',
};

export function certaintyWord(level: Certainty['level']): string {
  return LEVELS[level];
}

export function certaintyReason({ kinds, hasDislikes, hasFacts }: Certainty): string {
  const names = kinds.map((kind) => KINDS[kind]);
  const said = [
    supportOf(names),
    hasDislikes ? 'Przeciw przemawia coś, czego nie lubisz.' : '',
    hasFacts ? '' : 'Im więcej o Tobie wiemy, tym pewniejszy może być wynik.',
  ];
  return said.filter((sentence) => sentence !== '').join(' ');
}

function supportOf(names: readonly string[]): string {
  const [only] = names;
  if (only === undefined) return 'Żadna Twoja odpowiedź nie wskazuje na ten zawód wprost.';
  const all = Object.keys(KINDS).length;
  if (names.length === 1) return `Przemawia za nim 1 z ${all} rodzajów odpowiedzi: ${only}.`;
  return `Przemawiają za nim ${names.length} z ${all} rodzajów odpowiedzi: ${names.slice(0, -1).join(', ')} i ${names.at(-1)}.`;
}
