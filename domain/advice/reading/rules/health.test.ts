// What health keeps from, in the words people write, each with its neighbours: other forms, denials, somebody else's health, look-alikes.
import { describe, expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { readByRules } from '../read-by-rules.ts';

const careers = await readCareers();
const read = (info: string) => readByRules({ additional_interests: '', additional_info: info }, careers);
const conditions = (info: string) =>
  read(info).conditions.map(({ kind, value, firm }) => `${kind} ${value}${firm ? '!' : ''}`);
const asked = (info: string) => read(info).unclear.map(({ question }) => question);

const SEIZURES = ['heights avoid!', 'driving avoid!', 'hazards avoid!', 'night avoid!'];
const FAINTS = SEIZURES.slice(0, 3);

describe('who may faint keeps from machines, heights and the wheel', () => {
  test.each([
    'mam padaczkę',
    'Choruję na epilepsję od dziecka',
    'jestem osobą z padaczką',
    'jestem epileptyczką',
    'Mam dwoje dzieci i padaczkę',
    'padaczka lekooporna, nie prowadzę',
  ])('%s', (text) => expect(conditions(text)).toEqual(SEIZURES));
  test('what else is asked for stands beside it', () =>
    expect(conditions('choruje na padaczke od lat i szukam spokojnej pracy')).toEqual([
      'pace avoid',
      ...SEIZURES,
    ]));
  test.each([
    'mam zawroty głowy',
    'kręci mi się w głowie na drabinie',
    'miewam omdlenia',
    'mdleję',
    'zdarza mi się tracić przytomność',
    'biorę silne leki',
    'biorę leki uspokajające',
    'biorę leki, po których jestem senna',
    'mam zaburzenia równowagi',
  ])('%s', (text) => expect(conditions(text)).toEqual(FAINTS));
  test.each([
    'nie mam padaczki',
    'nie choruję na padaczkę',
    'nie miałam nigdy ataku padaczki',
    'nie mdleję',
    'nigdy nie mdlałam',
    'wykluczono u mnie padaczkę',
    'miałam padaczkę w dzieciństwie',
    'Syn ma padaczkę',
    'siostra choruje na padaczkę',
    'Choruje na padaczkę moja mama',
    'mam syna z padaczką',
    'pracowałam z dziećmi z epilepsją',
    'to zawrót głowy',
    'kręci mi się w głowie od pomysłów',
    'mdleję z zachwytu',
    'sprzedaję silne leki',
    'biorę leki na serce',
  ])('%s says nothing of it', (text) => expect(conditions(text)).toEqual([]));
  test.each(['mdleję na widok krwi', 'na widok krwi mdleję', 'Krwi się nie boję, ale na widok igieł mdleję'])(
    '%s keeps from blood alone',
    (text) => {
      const kinds = read(text).conditions.map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind !== 'blood')).toEqual([]);
    },
  );
  test.each([
    ['nie mogę pracować przy maszynach', ['hazards avoid!']],
    ['boję się pracy przy maszynach', ['hazards avoid']],
    ['lubię pracę przy maszynach', []],
  ])('%s', (text, said) => expect(conditions(text)).toEqual(said));
});

describe('legs, hands and back', () => {
  test.each([
    'jeżdżę na wózku inwalidzkim',
    'poruszam się na wózku',
    'jestem na wózku od dwóch lat',
    'mam wózek inwalidzki',
    'chodzę o kulach',
    'chodzę o lasce',
    'mam protezę nogi',
    'po amputacji nogi',
    'nie mam jednej nogi',
    'mam niedowład nóg',
  ])('%s', (text) => expect(conditions(text)).toEqual(['lifting avoid!', 'standing avoid!', 'legs avoid!']));
  test.each([
    'jeżdżę na wózku widłowym',
    'opiekuję się mamą na wózku inwalidzkim',
    'mąż jeździ na wózku inwalidzkim',
    'pcham wózek z towarem',
    'chodzę po górach',
    'mam protezy zębów',
    'robię protezy nóg',
    'nie jestem na wózku',
  ])('%s says nothing of it', (text) => expect(conditions(text)).toEqual([]));
  test.each([
    ['jeżdżę na wózku', ['Jaki to wózek?']],
    ['Pracuję jako magazynier, jeżdżę na wózku', []],
    ['niepełnosprawność ruchowa', ['Czego praca nie może od Ciebie wymagać?']],
    ['mam orzeczenie o niepełnosprawności', ['Czego praca nie może od Ciebie wymagać?']],
    ['pracuję z osobami z niepełnosprawnością', []],
  ])('%s is asked about: %j', (text, questions) => expect(asked(text)).toEqual(questions));
  test.each([
    'mam jedną rękę',
    'po udarze lewa ręka bezwładna',
    'straciłem dłoń w wypadku',
    'mam protezę ręki',
  ])('%s', (text) => expect(conditions(text)).toEqual(['lifting avoid!', 'hands avoid!']));
  test.each([
    'mam rękę do kwiatów',
    'mam dwie lewe ręce',
    'z pierwszej ręki',
    'jedną ręką gotuję, drugą piszę',
  ])('%s says nothing of it', (text) => expect(conditions(text)).toEqual([]));
  test.each(['jestem po operacji kręgosłupa', 'miałam operację kręgosłupa', 'kręgosłup po operacji'])(
    '%s',
    (text) =>
      expect(conditions(text)).toEqual([
        'lifting avoid!',
        'kneeling avoid!',
        'standing avoid',
        'heights avoid',
      ]),
  );
  test.each(['po operacji wyrostka', 'mąż jest po operacji kręgosłupa'])('%s says nothing of it', (text) =>
    expect(conditions(text)).toEqual([]),
  );
});

describe('what somebody can’t bear', () => {
  test.each([
    ['nie znoszę krwi', ['blood avoid!']],
    ['nie znoszę widoku krwi', ['blood avoid!']],
    ['nie zniosę widoku krwi', ['blood avoid!']],
    ['nienawidzę krwi', ['blood avoid!']],
    ['nie lubię krwi', ['blood avoid']],
    ['krew mi nie przeszkadza', []],
    ['nie znoszę psów', ['animals avoid!']],
    ['nie znoszę hałasu', ['noise avoid']],
  ])('%s', (text, said) => expect(conditions(text)).toEqual(said));
});

describe('an allergy, by what it is to', () => {
  test.each([
    ['mam alergię na pyłki', ['pollen avoid!']],
    ['uczulenie na pyłki traw', ['pollen avoid!']],
    ['trawy mnie uczulają', ['pollen avoid!']],
    ['mam katar sienny', ['pollen avoid!']],
    ['alergia na mąkę', ['dust avoid!']],
    ['jestem uczulona na mąkę i kurz', ['dust avoid!']],
    ['mam alergię na sierść kota', ['animals avoid!']],
    ['uczulenie na lateks', ['chemicals avoid!']],
    ['uczulenie na środki czystości', ['chemicals avoid!']],
    ['uczulenie na nikiel', ['fumes avoid!']],
    ['nie mogę wdychać spalin', ['fumes avoid!']],
    ['mam astmę', ['dust avoid!', 'fumes avoid!']],
  ])('%s', (text, said) => expect(conditions(text)).toEqual(said));
  test.each([
    'nie mam astmy',
    'nie mam żadnej alergii na sierść',
    'nie mam alergii na pyłki',
    'córka ma alergię na pyłki',
    'mam alergię na orzechy',
    'mam alergię na głupotę',
    'lubię trawy i pyłki',
  ])('%s says nothing of it', (text) => {
    expect(conditions(text)).toEqual([]);
    expect(asked(text)).toEqual([]);
  });
  test.each(['mam alergię', 'jestem alergiczką', 'Alergia, dwoje dzieci'])('%s is asked about', (text) =>
    expect(asked(text)).toEqual(['Na co masz alergię?']),
  );
  test.each(['nie mam alergii', 'córka ma alergię'])('%s is not', (text) => expect(asked(text)).toEqual([]));
});
