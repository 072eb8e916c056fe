import { describe, expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { personOf } from '../person.ts';
import { rank } from '../rank.ts';
import { indexOf } from './occupation-index.ts';
import { pastimeIn } from './pastimes.ts';
import { WORDS } from './weights.ts';

const careers = await readCareers();
const index = indexOf(careers);

describe('a sentence tells a pastime', () => {
  test.each([
    ['Po pracy czytam kryminały.', 'kryminały', 'said'],
    ['W wolnym czasie tańczę salsę.', 'tańczę', 'said'],
    ['Poza pracą ogród i nordic walking.', 'ogród', 'said'],
    ['W weekendy jestem wolontariuszką w hospicjum.', 'hospicjum', 'said'],
    ['Hobbystycznie naprawiam zegarki.', 'zegarki', 'said'],
    ['po pracy czytam kryminaly', 'kryminały', 'said'],
    ['Matma, szachy, programuję hobbystycznie.', 'szachy', null],
    ['Matma, szachy, programuję hobbystycznie.', 'programuję', 'said'],
    ['Po pracy w szpitalu mam dość dyżurów.', 'szpitalu', null],
    ['W wolnym czasie uczę się SQL.', 'SQL', null],
    ['Po godzinach szyję na zamówienie.', 'szyję', null],
    ['Chcę po godzinach prowadzić zajęcia.', 'zajęcia', null],
    ['Naprawiam zegarki. Poza pracą pływam.', 'zegarki', null],
    ['Po pracy szyję. Szyję też w pracy.', 'szyję', null],
    ['Oglądam filmy o gotowaniu.', 'oglądam filmy o gotowaniu', 'said'],
    ['Oglądam filmy o gotowaniu, piekę.', 'piekę', null],
    ['Oglądam filmy o gotowaniu i chcę iść na kurs.', 'oglądam filmy o gotowaniu', null],
  ])('%s', (text, quote, found) => {
    const texts = { additional_interests: text, additional_info: '' };
    expect(pastimeIn(texts)('naprawianie', quote)).toBe(found);
  });

  test('what is nearly everybody’s pleasure needs no such sentence, and is none for who wants it', () => {
    const of = (text: string) =>
      pastimeIn({ additional_interests: text, additional_info: '' })('muzyka', 'gitarze');
    expect(of('Gram na gitarze.')).toBe('usual');
    expect(of('Chcę uczyć gry na gitarze.')).toBe(null);
    expect(of('Gra na gitarze to moje życie.')).toBe(null);
  });

  test('nor is what is loved a mere one', () => {
    const texts = { additional_interests: 'Kocham góry. Lubię las.', additional_info: '' };
    expect(pastimeIn(texts)('gory', 'Kocham góry')).toBe(null);
    expect(pastimeIn(texts)('gory', 'góry')).toBe('usual');
  });
});

const said = (interests: string, info: string) => ({
  answers: { preferences: ['creative'], additional_interests: interests, additional_info: info },
});
const pastimesOf = (interests: string, info: string) =>
  personOf(said(interests, info), index).pastimes.map(({ word }) => word);

describe('beside what', () => {
  test('a trade', () => {
    expect(pastimesOf('Lubię taniec i góry.', 'Jestem księgową od 14 lat.')).toHaveLength(2);
  });

  test('none for somebody who has not worked yet: it is all that they know of themselves', () => {
    expect(pastimesOf('Lubię taniec i góry.', 'Skończyłam liceum.')).toEqual([]);
  });

  test('none for who leaves and says nothing else', () => {
    expect(pastimesOf('Lubię taniec i góry.', 'Jestem księgową od 14 lat, mam dość księgowości.')).toEqual(
      [],
    );
  });

  test('none that belongs to the own trade', () => {
    expect(pastimesOf('Lubię muzykę.', 'Jestem nauczycielką muzyki od 9 lat.')).toEqual([]);
  });
});

test('pastimes bring no occupation alone among the first eight of somebody with a trade', () => {
  const { candidates } = rank(
    said(
      'Po pracy czytam kryminały, interesuje mnie historia, dekoruję mieszkanie. Lubię porządek w papierach.',
      'Od 8 lat jestem specjalistką do spraw kadr.',
    ),
    careers,
  );
  const pastimes = ['kryminały', 'historia', 'dekoruję'];
  for (const { ledger } of candidates.slice(0, 8)) {
    const words = ledger.filter(({ factor }) => factor === 'words');
    const ofPastimes = words.filter(({ evidence }) => pastimes.some((one) => evidence.includes(one)));
    expect(ofPastimes.reduce((sum, { points }) => sum + points, 0)).toBeLessThanOrEqual(WORDS.pastime.most);
    expect(
      words.length + ledger.filter(({ factor }) => factor === 'experience' || factor === 'stays').length,
    ).toBeGreaterThan(ofPastimes.length);
  }
});

test('help as a volunteer brings no care to somebody who wants data', () => {
  const { candidates } = rank(
    said(
      'Podoba mi się szukanie prawidłowości w danych. W weekendy jestem wolontariuszką w hospicjum.',
      'Mam magistra socjologii.',
    ),
    careers,
  );
  const first = candidates.slice(0, 8).map(({ id }) => id);
  expect(
    first.filter((id) =>
      index.concepts[index.conceptOf.get('opieka') ?? -1]?.named.includes(index.numberOf.get(id) ?? -1),
    ),
  ).toEqual([]);
});

test('what is only close to the own trade is a pastime all the same: mushrooms make no forester of a zootechnician', () => {
  const { pastimes } = personOf(
    said('W wolnym czasie grzyby i wędkarstwo.', 'Pracowałem 4 lata jako zootechnik.'),
    index,
  );
  expect(pastimes).toHaveLength(2);
});
