// Who says what they do, and not as what, is asked which work it is.
import { expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { readByRules } from '../read-by-rules.ts';

const careers = await readCareers();

function asked(info: string) {
  const { unclear, work } = readByRules({ additional_interests: '', additional_info: info }, careers);
  const question = unclear.find((one) => one.question.includes('najbliższe Twojej pracy'));
  const answers = question?.answers.flatMap(({ adds }) => adds.work ?? []) ?? [];
  return { quote: question?.quote ?? null, answers, ids: answers.map((one) => one.occupation), work };
}

test.each([
  [
    'W firmie transportowej rozliczam kierowców i układam trasy, tachografy, paliwo.',
    'dyspozytor-transportu',
  ],
  ['Od 6 lat pobieram krew i badam próbki.', 'diagnosta-laboratoryjny'],
  ['Prowadzę grupę maluchów w żłobku, przewijam i karmię.', 'opiekun-w-zlobku'],
  ['Montuję panele na dachach, jeździmy po całym powiecie.', 'monter-fotowoltaiki'],
  ['Zarządzam wspólnotami: zebrania, remonty klatek.', 'zarzadca-nieruchomosci'],
])('of „%s” it is asked whether that is %s', (info, id) => {
  const { ids, work } = asked(info);
  expect(ids).toContain(id);
  expect(ids.length).toBeLessThanOrEqual(3);
  expect(work).toEqual([]);
});

test('an answer brings the work with the words, the years, and whether it is over', () => {
  const [now] = asked('Od 6 lat pobieram krew i badam próbki.').answers;
  expect(now).toMatchObject({ relation: 'now', years: 6, quote: 'Od 6 lat pobieram krew i badam próbki' });
  const [before] = asked('Pobierałam krew i badałam próbki.').answers;
  expect(before).toMatchObject({ relation: 'before', years: null });
});

test.each([
  ['a trade is named', 'Jestem magazynierem, przyjmuję dostawy i kompletuję zamówienia.'],
  ['it is wanted', 'Chciałabym pobierać krew i badać próbki.'],
  ['it is liked', 'Lubię, kiedy układam trasy i rozliczam kierowców.'],
  ['it is somebody else’s', 'Mąż układa trasy i rozlicza kierowców.'],
  ['others do it', 'Leżę, pielęgniarki podają leki, zmieniają opatrunki, mierzą ciśnienie.'],
  ['it is only meant', 'Zamierzam pobierać krew i badać próbki.'],
  ['it is given up', 'Rezygnuję, panele na dachach, falowniki, montaż.'],
  ['one word alone tells nothing', 'Już to widziałem w trzech takich testach.'],
  ['another question asks about the same words', 'Uczę się polskiego od roku i piszę po polsku.'],
  ['nothing is done', 'Szkoła w Łodzi, potem Kraków.'],
])('nothing is asked where %s', (_, info) => {
  expect(asked(info).quote).toBeNull();
});

test('the quote begins with what is done, however its letters are put together', () => {
  expect(asked('Zmęczona, bo pobieram krew i badam próbki całe dnie.'.normalize('NFD')).quote).toBe(
    'pobieram krew i badam próbki całe dnie',
  );
});
