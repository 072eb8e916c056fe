import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { readStopBlock, stopBlock } from './stop-block.ts';
import { askedOn, cardOf, parseStop } from './stop.ts';

const CHOICE = `przewidź
Ile razy stoi telefon Zofii po podziale na tabele?
- dwa razy :: Tyle stoi w arkuszu, jeszcze przed podziałem.
+ raz
- ani razu :: Kolumna telefon jest przecież w tabeli klienci.
dlaczego: Telefon jest faktem o kliencie i stoi przy nim.`;

test('a choice has its options, the right one, and a hint for each wrong one', () => {
  expect(parseStop(CHOICE)).toEqual({
    kind: 'predict',
    question: {
      kind: 'single',
      text: 'Ile razy stoi telefon Zofii po podziale na tabele?',
      options: ['dwa razy', 'raz', 'ani razu'],
      right: 1,
      why: 'Telefon jest faktem o kliencie i stoi przy nim.',
    },
    code: '',
    hints: [
      { of: '0', answer: 'dwa razy', text: 'Tyle stoi w arkuszu, jeszcze przed podziałem.' },
      { of: '2', answer: 'ani razu', text: 'Kolumna telefon jest przecież w tabeli klienci.' },
    ],
  });
});

test('an order has its steps as they should be, each with what is said where it stands elsewhere', () => {
  const stop = parseStop(`ułóż
Jak powstaje sprzedaż?
1. klient :: Bez niego nie ma komu sprzedać.
2. książka
3. sprzedaż
dlaczego: Klucz obcy wskazuje to, co już jest.`);
  expect(stop?.question).toMatchObject({ kind: 'order', items: ['klient', 'książka', 'sprzedaż'] });
  expect(stop?.hints).toEqual([{ of: '0', answer: 'klient', text: 'Bez niego nie ma komu sprzedać.' }]);
});

test('a gap accepts what has a plus, and knows the slips that have a minus', () => {
  const stop = parseStop(`uzupełnij
Kolumna klient_id jest kluczem ___.
+ obcym
+ obcy
- Głównym :: Główny wskazuje wiersz własnej tabeli.
dlaczego: Numer jest z innej tabeli.`);
  expect(stop?.question).toMatchObject({ kind: 'gap', accepted: ['obcym', 'obcy'] });
  expect(stop?.hints).toEqual([
    { of: 'głównym', answer: 'Głównym', text: 'Główny wskazuje wiersz własnej tabeli.' },
  ]);
});

test('lines that are set in are code, also with what looks like an answer', () => {
  const stop = parseStop(`znajdź błąd
Który wiersz się nie uruchomi?
    a = 1
      - b
- pierwszy :: Ten jest w porządku.
+ drugi
dlaczego: Nie ma b.`);
  expect(stop?.kind).toBe('mistake');
  expect(stop?.code).toBe('a = 1\n  - b');
});

test.each([
  ['its fields are named', CHOICE.replace('przewidź\n', 'rodzaj: przewidź\npytanie: ')],
  ['the question follows at once', CHOICE.replace('przewidź\n', 'Przewidz: ')],
  ['answers have boxes', CHOICE.replaceAll('\n- ', '\n- [ ] ').replace('\n+ ', '\n- [x] ')],
  ['lines stand apart', CHOICE.replaceAll('\n', '\n\n')],
  ['reasons are in bold', CHOICE.replace('dlaczego:', '**Dlaczego:**')],
])('it is the same where %s', (_, text) => {
  expect(parseStop(text)).toEqual(parseStop(CHOICE));
});

test('without its kind it is what its answers are', () => {
  expect(parseStop('Co?\n- a\n+ b\ndlaczego: Tak.')?.kind).toBe('choose');
  expect(parseStop('Co?\n1. a\n2. b\ndlaczego: Tak.')?.kind).toBe('order');
  expect(parseStop('To ___.\n+ a\ndlaczego: Tak.')?.kind).toBe('fill');
});

test('a question may begin like a kind', () => {
  expect(parseStop('Wybierz zdanie z liczbą.\n- a\n+ 1\ndlaczego: Tak.')?.question.text).toBe(
    'Wybierz zdanie z liczbą.',
  );
});

test('two colons in code are no hint', () => {
  expect(parseStop('Co?\n+ std::cout\n- a :: b :: c\ndlaczego: Tak.')).toMatchObject({
    question: { options: ['std::cout', 'a :: b'] },
    hints: [{ of: '1', text: 'c' }],
  });
});

test.each([
  ['nothing', ''],
  ['no question', 'wybierz\n- a\n+ b\ndlaczego: Tak.'],
  ['no reason', 'wybierz\nCo?\n- a\n+ b'],
  ['an empty reason', 'wybierz\nCo?\n- a\n+ b\ndlaczego:'],
  ['nothing right', 'wybierz\nCo?\n- a\n- b\ndlaczego: Tak.'],
  ['all right', 'wybierz\nCo?\n+ a\n+ b\ndlaczego: Tak.'],
  ['two that are right', 'wybierz\nCo?\n+ a\n+ b\n- c\ndlaczego: Tak.'],
  ['one answer', 'wybierz\nCo?\n+ a\ndlaczego: Tak.'],
  ['the same answer twice', 'wybierz\nCo?\n+ a\n- A\ndlaczego: Tak.'],
  ['an order of one', 'ułóż\nCo?\n1. a\ndlaczego: Tak.'],
  ['a gap that is missing', 'uzupełnij\nCo?\n+ a\ndlaczego: Tak.'],
  ['no end', `wybierz\nCo?\n- a\n+ b\ndlaczego: ${'a'.repeat(3_000)}`],
])('%s is no stop', (_, text) => {
  expect(parseStop(text)).toBeNull();
});

test('whatever stands in it, it goes through its block unharmed, and no sign ends the comment early', () => {
  assert(
    property(string({ unit: 'binary' }), (answer) => {
      const stop = { ...(parseStop(CHOICE) ?? expect.fail('no stop')), code: answer, number: 1 };
      const block = stopBlock(stop);
      expect(block.slice(4, -3)).not.toMatch(/[<>]|--/);
      expect(readStopBlock(block)).toEqual(stop);
    }),
  );
  expect(readStopBlock('<p>stop</p>')).toBeNull();
});

const cardFor = (text: string) => cardOf(parseStop(text) ?? expect.fail('no stop'));

test.each([
  [
    'przewidź\nIle?\n    a = 1\n    b\n- dwa\n+ raz\ndlaczego: Bo tak.',
    { term: 'Ile? `a = 1 b` (dwa · raz)', meaning: 'raz. Bo tak.' },
  ],
  [
    'wybierz\nCo?\n+ „Tak.”\n- nie\ndlaczego: Bo tak.',
    { term: 'Co? („Tak.” · nie)', meaning: '„Tak.” Bo tak.' },
  ],
  [
    'ułóż\nJak?\n1. woda\n2. mąka\n3. chleb\ndlaczego: Bo tak.',
    { term: 'Jak? (chleb · mąka · woda)', meaning: 'woda → mąka → chleb. Bo tak.' },
  ],
  [
    'uzupełnij\nAla ma ___.\n+ kota\ndlaczego: Bo tak.',
    { term: 'Ala ma ….', meaning: 'Ala ma kota. Bo tak.' },
  ],
])('%j is %j', (text, card) => {
  expect(cardFor(text)).toEqual(card);
});

test.each([
  ['Ile? (dwa · raz)', 'Ile?', ['dwa', 'raz']],
  ['Ile (naraz · osobno)? (dwa (2) · raz)', 'Ile (naraz · osobno)?', ['dwa (2)', 'raz']],
  ['Ile ma „…”?', 'Ile ma „…”?', []],
  ['print()', 'print()', []],
  ['(a · b) i dalej', '(a · b) i dalej', []],
  [':) · :)', ':) · :)', []],
])('the card %j asks %j of %j', (term, asked, choices) => {
  expect(askedOn(term)).toEqual({ asked, choices });
});
