// What the words of somebody are nearest to is proposed: of what they do, like and want, and of nothing else.
import { expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { rank } from '../../rank.ts';
import { readByRules } from '../read-by-rules.ts';

const careers = await readCareers();
const ideasIn = (info: string, interests = '') =>
  readByRules({ additional_interests: interests, additional_info: info }, careers).ideas;
const proposed = (info: string, interests = '') =>
  ideasIn(info, interests).map(({ occupation }) => occupation);

test.each([
  ['Mierzę grunt tachimetrem i wytyczam osie budynków.', 'geodeta'],
  ['Robię hybrydy i przedłużam paznokcie żelem w salonie.', 'stylistka-paznokci'],
  ['Ustawiam frezarkę CNC i wczytuję programy obróbki.', 'operator-cnc'],
  ['Wprowadzam faktury do programu i rozliczam VAT firm.', 'ksiegowy'],
])('of „%s” %s is proposed with the words for which', (info, id) => {
  const found = ideasIn(info).find(({ occupation }) => occupation === id);
  expect(found?.isByRules).toBe(true);
  expect(info).toContain(found?.quote);
});

test.each([
  ['it is refused', 'Nie chcę robić hybryd i przedłużać paznokci żelem w salonie.'],
  ['it is somebody else’s', 'Siostra robi hybrydy i przedłuża paznokcie żelem w salonie.'],
  ['one word alone says it', 'Lubię żel.'],
  ['nothing of work is said', 'Mam na imię Kasia, nazywają mnie Róża.'],
])('nothing is proposed where %s', (_, info) => {
  expect(proposed(info)).not.toContain('stylistka-paznokci');
  expect(proposed(info)).not.toContain('sprzedawca');
});

test.each([
  'Mam niepełnosprawne dziecko. Prowadzę zajęcia z dziećmi i układam plany lekcji.',
  'Jestem uchodźcą, cudzoziemcem.',
  'Jestem niesłysząca, migam, głucha od urodzenia.',
  'Jestem po leczeniu uzależnienia, detoks, terapia.',
  'Depresja i zaburzenia lękowe, biorę leki od psychiatry.',
  'Nigdy nie robiłam hybryd ani nie przedłużałam paznokci żelem w salonie.',
  'Rzuciłam szycie firanek i skracanie spodni.',
  'Szyję firanki i skracam spodnie, ale nie chcę już tego robić.',
  'Pobierają mi krew i badają próbki w laboratorium.',
  'Jestem bibliotekarką od 12 lat i mam dość biblioteki.',
])('who somebody is, what is over and what others do proposes nothing: „%s”', (info) => {
  expect(proposed(info)).toEqual([]);
});

test('a form of the past is as near in either gender', () => {
  const [hers, his] = ['Szyłam firanki i skracałam spodnie.', 'Szyłem firanki i skracałem spodnie.'];
  expect(proposed(his)).toEqual(proposed(hers));
  expect(proposed(hers)).toContain('krawiec');
});

test('what anybody may begin is proposed to nobody who has a trade, or only likes it', () => {
  const unskilled = new Set(
    careers.occupations.flatMap(({ id, entry: { withoutExperience, education } }) =>
      withoutExperience && (education === 'bez_wymogow' || education === 'podstawowe') ? [id] : [],
    ),
  );
  const unskilledOf = (info: string, interests = '') =>
    proposed(info, interests).filter((id) => unskilled.has(id));
  const deeds = 'Zmywam gary i obieram warzywa na kuchni';
  expect(unskilledOf(deeds)).not.toEqual([]);
  expect(unskilledOf(`Jestem elektrykiem. ${deeds}`)).toEqual([]);
  expect(unskilledOf('', 'Sadzonki w lesie, sadzenie drzew, pielęgnacja upraw')).toEqual([]);
});

test('a proposal is a line of the ledger, and a line that is denied is none', () => {
  const answers = {
    preferences: [],
    additional_interests: '',
    additional_info: 'Ustawiam frezarkę CNC i wczytuję programy obróbki.',
  };
  const lineOf = (denied: { factor: string; evidence: string }[]) =>
    rank({ answers, denied }, careers)
      .candidates.find(({ id }) => id === 'operator-cnc')
      ?.ledger.find(({ factor }) => factor === 'alike');
  const line = lineOf([]);
  expect(line?.points).toBeGreaterThan(0);
  expect(lineOf([{ factor: 'alike', evidence: line?.evidence ?? '' }])).toBeUndefined();
});
