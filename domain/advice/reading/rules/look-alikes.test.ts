// Words that mean something else in some company, and words that alone say nothing of work; beside them the same words meant in earnest.
import { describe, expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { readByRules } from '../read-by-rules.ts';

const careers = await readCareers();
const read = (interests: string, info = '') =>
  readByRules({ additional_interests: interests, additional_info: info }, careers);
const told = (interests: string, info = '') => read(interests, info).activities.map(({ concept }) => concept);

describe('a stray word is no field of work', () => {
  test.each([
    ['krany, zamki, lampy sąsiadom naprawiam', 'przeszlosc'],
    ['przepisy odmierzam co do grama, robię sery', 'prawo'],
    ['chce wrocic na stale do Polski', 'metal'],
    ['ja stale się czegoś uczę', 'metal'],
    ['seriale tureckie', 'film'],
    ['rozmowy przy kawie', 'gastronomia'],
    ['gram na basach', 'gry'],
    ['lubię, jak wszystko gra jak w zegarku', 'muzyka'],
    ['lubię, jak wszystko gra na zegarku', 'zegarki'],
    ['ogród wymknął się spod kontroli', 'jakosc'],
    ['golf 4, sam rozebrałem silnik', 'sport'],
    ['trenuję chłopaków w B-klasie', 'szkola'],
    ['stare filmy', 'film'],
    ['radio, działka', 'radio'],
    ['stare radia lampowe i wzmacniacze', 'radio'],
    ['krótkofalarstwo', 'radio'],
    ['gra w simsy po nocach', 'praca-w-nocy'],
    ['targi staroci', 'sprzedaz'],
    ['dokumenty o śledztwach', 'dokumenty'],
    ['chcę normalną umowę i zarobić', 'dokumenty'],
    ['trochę dłubię w drzewie', 'las'],
    ['cokolwiek w tym klimacie', 'srodowisko'],
    ['bass w zespole', 'praca-w-zespole'],
    ['bieganie, kawa', 'gastronomia'],
    ['budowanie z klocków', 'budowa'],
    ['piszę po polsku średnio', 'pisanie'],
    ['lubię być pod dachem', 'dachy-i-wysokosc'],
    ['lubię pracę w ochronie zdrowia', 'ochrona'],
  ])('%s isn’t %s', (text, concept) => expect(told(text)).not.toContain(concept));
  test.each([
    ['zamki i pałace, średniowiecze', 'przeszlosc'],
    ['przepisy i ustawy', 'prawo'],
    ['lubię przygotowywać umowy i pisma', 'dokumenty'],
    ['kręcę filmy', 'film'],
    ['Filmy dokumentalne', 'film'],
    ['prowadzę audycje w radiu', 'radio'],
    ['komentuję mecze dla lokalnego radia', 'radio'],
    ['stare radia lampowe', 'elektronika'],
    ['krótkofalarstwo', 'elektronika'],
    ['ekologia, zero waste', 'srodowisko'],
    ['targi, sprzedaż rękodzieła', 'sprzedaz'],
    ['porządkuję dokumenty', 'dokumenty'],
    ['trochę dłubię w drzewie', 'drewno-i-meble'],
    ['las i drzewa', 'las'],
    ['praca w zespole', 'praca-w-zespole'],
    ['parzę kawę, latte art, kawiarnia', 'gastronomia'],
    ['budowanie domów', 'budowa'],
    ['piszę wiersze po polsku', 'pisanie'],
    ['dachy i rusztowania', 'dachy-i-wysokosc'],
    ['lubię pracę w ochronie zdrowia', 'medycyna-i-zdrowie'],
    ['klimat i ochrona środowiska', 'srodowisko'],
    ['znam się na stali i spawaniu', 'metal'],
  ])('%s is %s', (text, concept) => expect(told(text)).toContain(concept));
});

describe('what is refused beside a thing leaves the thing alone', () => {
  const refused = (info: string) =>
    read('', info)
      .activities.filter(({ stance }) => stance === 'dislikes')
      .map(({ concept }) => concept);
  test.each([
    'do Niemiec na opiekę nie',
    'studiów weterynaryjnych nie planuję',
    'mam dosyć braku umowy',
    'nie chcę umowy na czas określony',
    'na kasę nie, bo dziecko',
    'ale nie za te pieniądze',
  ])('%s', (text) => expect(refused(text).filter((one) => one !== 'kasa')).toEqual([]));
  test.each([
    ['opieka nie', 'opieka'],
    ['Nie programowanie', 'programowanie'],
    ['mam dosyć umów i papierów', 'dokumenty'],
    ['Księgowości dla firm prowadzić już nie chcę', 'ksiegowosc'],
    ['Hotelarstwo to była pomyłka', 'hotel-i-goscie'],
    ['sama przy biurku zwariuję', 'biuro'],
    ['Dosyć munduru', 'sluzba-mundurowa'],
  ])('%s', (text, concept) => expect(refused(text)).toContain(concept));
  test('what is only named and refused isn’t liked', () => {
    const sheep = read('Ojciec ma owce, ale mnie do owiec nie ciągnie').activities;
    expect(sheep.map(({ stance }) => stance)).toEqual(['dislikes']);
  });
  test('who leaves the army isn’t drawn to it by what went well there', () => {
    const info = 'kapral, 12 lat służby. Dosyć munduru';
    expect(told('w wojsku najlepiej wychodziło mi szkolenie', info)).toContain('szkolenia');
    expect(read('w wojsku najlepiej wychodziło mi szkolenie', info).activities).not.toContainEqual(
      expect.objectContaining({ concept: 'wojsko', stance: 'likes' }),
    );
  });
  test('what is somebody’s air is liked', () =>
    expect(told('', 'Ludzie to moje powietrze')).toContain('ludzie'));
});

describe('some day is no past, and whose care it was', () => {
  const work = (info: string) =>
    read('', info).work.map(({ occupation, relation }) => `${relation} ${occupation}`);
  test.each(['Chcę do policji, kiedyś kryminalna albo przewodnik psa', 'może kiedyś przewodnik górski'])(
    '%s',
    (text) => expect(work(text).filter((one) => one.startsWith('before'))).toEqual([]),
  );
  test('once is', () => expect(work('kiedyś kucharz, teraz szukam')).toEqual(['before kucharz']));
  test.each(['opiekowałam się synem z porażeniem', 'opiekuję się bratem'])('%s is no skill', (text) =>
    expect(told('', text)).not.toContain('opieka'),
  );
  test('a nothing said before doesn’t deny what follows', () =>
    expect(
      read('', 'nerwów nie mam. Na nocki nie pójdę').conditions.map(({ kind, value }) => `${kind} ${value}`),
    ).toContain('night avoid'));
});
