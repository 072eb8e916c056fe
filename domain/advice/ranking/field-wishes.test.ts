import { describe, expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { rank } from '../rank.ts';
import { EMPTY_READING } from '../reading/reading.ts';
import { isWish } from '../reading/wish.ts';
import { fieldWish } from './field-wishes.ts';
import { indexOf } from './occupation-index.ts';

const careers = await readCareers();
const index = indexOf(careers);
const wishOf = (slug: string, quote: string, leavesSchool = false) =>
  fieldWish(index.conceptOf.get(slug) ?? -1, quote, leavesSchool, index);

describe('what is a wish', () => {
  test.each([
    ['Chcę iść na prawo', true],
    ['Marzy mi się własna cukiernia', true],
    ['chce wrocic do ksiegowosci', true],
    ['Chciałabym pracować z dziećmi', true],
    ['Lubię prawo', false],
    ['prawo', false],
    ['Chcę mieć czas na ogród', false],
    ['Chcę mieszkać blisko gór', false],
    ['Chcę pracy bez komputera', false],
    ['Chcę spokoju, porządku, ogrodu', false],
    [null, false],
  ])('%s', (quote, is) => {
    expect(isWish(quote)).toBe(is);
  });
});

describe('what is a field', () => {
  test.each(['prawo', 'ciasta-i-slodycze', 'ksiegowosc', 'emocje-i-psychologia', 'biuro'])('%s', (slug) => {
    expect(wishOf(slug, 'chcę tego')).not.toBeNull();
  });
  // In many kinds of work, so that none of them is what was asked for.
  test.each(['ludzie', 'planowanie', 'narzedzia', 'liczby', 'zarzadzanie'])('not %s', (slug) => {
    expect(wishOf(slug, 'chcę tego')).toBeNull();
  });
});

describe('studies are part of the wish', () => {
  test.each([
    ['Chcę iść na prawo', false, true],
    ['Chciałabym studiować prawo', false, true],
    ['Chcę pracować w prawie', false, false],
    ['Marzę o prawie', true, true],
  ])('%s, just out of school: %s', (quote, leavesSchool, isStudies) => {
    expect(wishOf('prawo', quote, leavesSchool)?.isStudies).toBe(isStudies);
  });

  test('which are a field, however many kinds of work their name is in', () => {
    expect(wishOf('architektura', 'Chcę iść na architekturę')?.isStudies).toBe(true);
    expect(wishOf('architektura', 'Chcę architektury')).toBeNull();
    expect(wishOf('planowanie', 'Chcę iść na planowanie')).toBeNull();
  });

  test('a course is none, and opens no law', () => {
    expect(wishOf('prawo', 'Chcę iść na kurs prawa')).toBeNull();
  });

  test('only where they lead to the field: nobody studies for a confectioner', () => {
    expect(wishOf('ciasta-i-slodycze', 'Chcę iść na cukiernika', true)?.isStudies).toBe(false);
  });
});

const idsOf = (interests: string, info = '') =>
  rank(
    { answers: { preferences: [], additional_interests: interests, additional_info: info } },
    careers,
  ).candidates.map(({ id }) => id);

describe('who is just out of school and wants a field of studies gets what they lead to', () => {
  test.each([
    ['Chcę iść na prawo.', ['adwokat', 'radca-prawny', 'notariusz'], ['windykator', 'urzednik-zus']],
    ['Marzę o medycynie.', ['lekarz', 'pielegniarka'], ['sekretarka-medyczna', 'operator-chemiczny']],
    ['Chciałabym studiować psychologię.', ['psycholog'], ['opiekunka-domowa', 'asystent-miedzykulturowy']],
  ])('%s', (wish, asked, clerks) => {
    const first = idsOf(wish, 'Zdałam maturę, czytam dużo książek.').slice(0, 8);
    expect(first).toEqual(expect.arrayContaining(asked));
    expect(first.filter((id) => clerks.includes(id))).toEqual([]);
  });

  test('a wish without studies keeps the short ways', () => {
    expect(idsOf('Chcę pracować z przepisami.', 'Jestem sekretarką od 4 lat.')).toContain('asystent-prawny');
  });
});

describe('a wish stands before what else is liked', () => {
  test('a confectioner who draws is no tattooist', () => {
    const ids = idsOf(
      'Marzy mi się własna cukiernia. Piekę torty, czasem rysuję ich projekty.',
      'Pracuję w księgowości.',
    );
    expect(ids[0]).toBe('cukiernik');
    expect(ids).not.toContain('tatuazysta');
    expect(ids).not.toContain('animator-3d');
  });

  test('who draws and wishes for nothing keeps it', () => {
    expect(idsOf('Rysuję i projektuję plakaty.').slice(0, 8)).toContain('grafik-komputerowy');
  });

  test('the ledger says whose words they are, and who denies them is believed', () => {
    const answers = { preferences: [], additional_interests: 'Marzy mi się cukiernia', additional_info: '' };
    const wanted = (denied: { factor: string; evidence: string }[]) =>
      rank({ answers, denied }, careers)
        .candidates.flatMap(({ ledger }) => ledger)
        .filter(({ factor }) => factor === 'wanted');
    expect(wanted([])[0]?.evidence).toBe('Marzy mi się cukiernia');
    expect(wanted([{ factor: 'wanted', evidence: 'Marzy mi się cukiernia' }])).toEqual([]);
  });

  test('a model’s label of work that no occupation stands behind is one, too', () => {
    const work = [
      {
        occupation: null,
        label: 'cukiernia',
        relation: 'wants' as const,
        years: null,
        quote: 'własna cukiernia',
      },
    ];
    const answers = { preferences: [], additional_interests: '', additional_info: '' };
    const { candidates } = rank({ answers, reading: { ...EMPTY_READING, work } }, careers);
    expect(candidates[0]?.id).toBe('cukiernik');
  });
});

describe('a course that was finished is wanted like a wish, where a course opens the trade', () => {
  test.each([
    ['Skończyłem kurs spawania.', 'spawacz', true],
    ['Zrobiłam kurs florystyki.', 'florysta', true],
    ['Mam kurs pierwszej pomocy.', 'ratownik-medyczny', false],
    ['Zrobiłam kurs angielskiego.', 'lektor-jezyka', false],
    ['Nie skończyłem kursu spawania.', 'spawacz', false],
  ])('%s', (text, id, isThere) => {
    expect(idsOf('', `${text} Pracuję na magazynie.`).slice(0, 3).includes(id)).toBe(isThere);
  });
});

test('a wish may stand behind „żeby”, and before a pastime', () => {
  const ids = idsOf(
    'Marzę, żeby pracować z kwiatami. Czytam kryminały, chodzę na jogę.',
    'Recepcjonistka w przychodni, 6 lat.',
  );
  expect(ids.slice(0, 8)).toContain('florysta');
  expect(ids.slice(0, 8)).not.toContain('instruktor-fitness');
  expect(ids.slice(0, 8)).not.toContain('korektor-tekstu');
});
