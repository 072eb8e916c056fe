import { expect, test } from 'vitest';
import {
  CRISIS_SENTENCES,
  ENOUGH,
  MINOR_SENTENCES,
  NOT_MINOR_SENTENCES,
  ORDINARY_SENTENCES,
  TOO_LITTLE,
} from '#tests/evaluate/gate-sentences.ts';
import { MIN_CANDIDATES } from './analysis/grounding/context.ts';
import { gate, type GateAnswers, type GateFacts, tooStrictSentence } from './gate.ts';
import type { Ranking } from './rank.ts';

const ANY = 'lubię gotować i jeździć na rowerze';
const interests = (text: string): GateAnswers => ({
  preferences: ['nature'],
  additional_interests: text,
  additional_info: '',
});
const info = (text: string): GateAnswers => ({ ...interests(ANY), additional_info: text });
const kindOf = (answers: GateAnswers, facts?: GateFacts) => gate(answers, facts).kind;
const withoutDiacritics = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L');

test('the sets are as large as they have to be', () => {
  expect(CRISIS_SENTENCES.length).toBeGreaterThanOrEqual(140);
  expect(ORDINARY_SENTENCES.length).toBeGreaterThanOrEqual(140);
  for (const set of [MINOR_SENTENCES, NOT_MINOR_SENTENCES, TOO_LITTLE, ENOUGH]) {
    expect(set.length).toBeGreaterThanOrEqual(40);
  }
});

test('anyone who speaks of dying, of self-harm or of violence at home gets the sheet, in any field', () => {
  expect(CRISIS_SENTENCES.filter((one) => kindOf(interests(one)) !== 'crisis')).toEqual([]);
  expect(CRISIS_SENTENCES.filter((one) => kindOf(info(one)) !== 'crisis')).toEqual([]);
});

test('ordinary sentences that only sound alike pass', () => {
  expect(ORDINARY_SENTENCES.filter((one) => kindOf(info(one)) === 'crisis')).toEqual([]);
});

test('diacritics and capitals are no way around it', () => {
  const missed = CRISIS_SENTENCES.filter((one) => kindOf(info(withoutDiacritics(one))) !== 'crisis');
  const loud = CRISIS_SENTENCES.filter((one) => kindOf(info(one.toUpperCase())) !== 'crisis');
  expect(missed.length).toBeLessThanOrEqual(CRISIS_SENTENCES.length * 0.01);
  expect(loud.length).toBeLessThanOrEqual(CRISIS_SENTENCES.length * 0.01);
});

const OPENINGS = ['', 'Po zwolnieniu ', 'Lubię psy, ale ', 'Od miesiąca '];
const ENDINGS = ['', ' i nie wiem co robić', ', pomóżcie', ' bo nic mi nie wychodzi'];
const around = (one: string) =>
  OPENINGS.flatMap((opening) => ENDINGS.map((ending) => opening + one + ending));

test.each([
  'nie chcę żyć',
  'nie mam siły żyć',
  'nie widzę sensu życia',
  'odechciało mi się żyć',
  'wolałbym nie żyć',
  'chcę umrzeć',
  'myślę o śmierci',
  'lepiej by było beze mnie',
  'myślę o samobójstwie',
  'zabiję się',
  'chcę ze sobą skończyć',
  'tnę się',
  'powieszę się',
  'moja córka chce się zabić',
  'mąż mnie bije',
])('whatever stands around it, "%s" is heard', (sentence) => {
  expect(around(sentence).filter((one) => kindOf(info(one)) !== 'crisis')).toEqual([]);
});

test.each([
  'zabijam czas grami',
  'umieram z nudów',
  'praca mnie wykańcza',
  'wieszam obrazy',
  'skaczę ze spadochronem',
  'nie mam myśli samobójczych',
  'nie umiem żyć bez muzyki',
  'chcę pracować w hospicjum',
])('whatever stands around it, "%s" passes', (sentence) => {
  expect(around(sentence).filter((one) => kindOf(info(one)) === 'crisis')).toEqual([]);
});

const MUCH =
  'Mieszkam z rodziną pod miastem, dzieci są już duże i mam wreszcie czas dla siebie. Ludzie mówią, że jestem spokojna i dokładna, a w domu wszystko u mnie chodzi jak trzeba. Chciałabym w końcu coś swojego i na koniec dnia widzieć, że coś zrobiłam, bo ostatnie lata były trudne i mam ich serdecznie dosyć.';

test('of much that was written no sentence stops by sounding alike, and danger in it is heard all the same', () => {
  expect(kindOf(info(MUCH))).toBe('ok');
  for (const danger of [
    'Nie chcę już żyć.',
    'Myślę o samobójstwie.',
    'Mąż mnie bije.',
    'Chcę w końcu umrzeć.',
    'Chcę się w końcu zabić.',
    'W końcu on mnie zabije.',
  ])
    expect(kindOf(info(`${MUCH} ${danger} Lubię ogród.`))).toBe('crisis');
});

test('letters to the children that are hidden away are a farewell, those for Christmas none', () => {
  expect(kindOf(info('Napisałem już listy do dzieci i schowałem je w szufladzie.'))).toBe('crisis');
  expect(kindOf(info('Napisałam listy do dzieci z okazji świąt, lubię pisać i rysować.'))).not.toBe('crisis');
});

test.each([
  'Chciałabym w końcu coś swojego, mam po babci dom z ogrodem.',
  'Marzę, żeby w końcu robić coś dla siebie.',
])('"%s" speaks of no end', (sentence) => expect(kindOf(info(sentence))).not.toBe('crisis'));

test('a pupil or somebody under 18 is told so', () => {
  expect(MINOR_SENTENCES.filter((one) => kindOf(info(one)) !== 'minor')).toEqual([]);
});

test('anyone who teaches, has children at school or has worked for years is no minor', () => {
  expect(NOT_MINOR_SENTENCES.filter((one) => kindOf(info(one)) === 'minor')).toEqual([]);
});

test('facts that only an adult has outweigh an unclear sentence', () => {
  expect(kindOf(info('16 lat'))).toBe('minor');
  expect(kindOf(info('16 lat'), { years: 4 })).toBe('ok');
  expect(kindOf(info('16 lat'), { years: 3 })).toBe('minor');
  expect(kindOf(info('16 lat'), { education: 'magister' })).toBe('ok');
  expect(kindOf(info('16 lat'), { education: 'podstawowe' })).toBe('minor');
});

test('years behind a trade that takes years of study are no age', () => {
  expect(kindOf(info('Pielęgniarka na internie, 16 lat.'))).toBe('ok');
  expect(kindOf(info('Programista java, 11 lat'))).toBe('ok');
  expect(kindOf(info('Admin sieci, 11 lat. Nie chcę dyżurów.'))).toBe('ok');
  expect(kindOf(info('Administruję klasowym forum, 11 lat'))).toBe('minor');
  expect(kindOf(info('Asystentka stomatologiczna, 7 lat'))).toBe('ok');
  expect(kindOf(info('Kelnerka, 16 lat'))).toBe('minor');
  expect(kindOf(info('Siatkarka, 14 lat'))).toBe('minor');
  expect(kindOf(info('Lubię psy, 16 lat'))).toBe('minor');
  expect(kindOf(info('Pielęgniarka, mam 16 lat'))).toBe('minor');
  expect(kindOf(info('Chcę być pielęgniarką, 16 lat'))).toBe('minor');
});

test('a number behind a trade that may be years or an age is asked about', () => {
  const isAsked = (text: string) => {
    const result = gate(info(text));
    return result.kind === 'minor' && result.mayBeOfAge;
  };
  for (const unclear of [
    'Programista, 16 lat',
    'programistka, 17 l.',
    'Admin sieci, 16 lat',
    'Kelnerka, 16 lat.',
    'Mechanik, 15 lat',
  ])
    expect(isAsked(unclear), unclear).toBe(true);
  for (const grown of [
    'Programista, 16 lat doświadczenia',
    'Programista, 16 lat w firmie',
    'Programista, 22 lata',
  ])
    expect(kindOf(info(grown)), grown).toBe('ok');
  for (const young of [
    'Kelnerka, mam 16 lat',
    'Programista, 16 lat, chodzę do technikum',
    'Siatkarka, 16 lat',
  ])
    expect([kindOf(info(young)), isAsked(young)], young).toEqual(['minor', false]);
});

test('crisis wins over minor and over too little', () => {
  expect(kindOf(interests('mam 15 lat i nie chcę żyć'))).toBe('crisis');
  expect(kindOf({ ...interests('asdf'), additional_info: 'nie chcę żyć' })).toBe('crisis');
});

test('answers that say nothing get questions, whatever was ticked', () => {
  expect(TOO_LITTLE.filter((one) => kindOf(interests(one)) !== 'too-little')).toEqual([]);
  const all = { ...interests('nie wiem'), preferences: ['nature', 'ambitious', 'helping', 'creative'] };
  expect(kindOf(all)).toBe('too-little');
});

test('short answers that mean something pass, and one such field is enough', () => {
  expect(ENOUGH.filter((one) => kindOf(interests(one)) !== 'ok')).toEqual([]);
  expect(kindOf({ ...interests('nie wiem'), additional_info: 'spawanie' })).toBe('ok');
});

test.each(['nature', 'ambitious', 'helping', 'creative', 'toString'])(
  'two or three different questions are asked (%s)',
  (preference) => {
    const result = gate({ ...interests('???'), preferences: [preference] });
    if (result.kind !== 'too-little') throw new Error(result.kind);
    expect(result.questions.length).toBeGreaterThanOrEqual(2);
    expect(result.questions.length).toBeLessThanOrEqual(3);
    expect(new Set(result.questions).size).toBe(result.questions.length);
    expect(result.questions.every((question) => question.includes('?'))).toBe(true);
  },
);

const HOSTILE = {
  names: 'constructor prototype toString __proto__ hasOwnProperty '.repeat(100),
  words: 'nie chcę '.repeat(50_000),
  letters: 'a '.repeat(50_000),
  one: 'ż'.repeat(100_000),
  accents: `a${'\u0301'.repeat(50_000)}`,
  ligatures: 'ﷺ'.repeat(50_000),
  halves: '\uD800'.repeat(50_000),
  pauses: ',.;'.repeat(50_000),
  signs: '*a'.repeat(50_000),
  digits: 'mam 16 lat w liceum '.repeat(5_000),
  emoji: '👩‍👩‍👧‍👦'.repeat(10_000),
};

test.each(Object.entries(HOSTILE))('hostile texts take no time (%s)', (_, text) => {
  gate(interests(text));
  const start = performance.now();
  gate(interests(text));
  // A hundred times what it takes: this is about growth, not about a busy machine.
  expect(performance.now() - start).toBeLessThan(500);
});

test.each([
  'myślę o sewerslajdzie',
  'sewerslajd to jedyne wyjście',
  'chyba odwalę magika',
  'skończę jak Magik',
  'Ich will nicht mehr leben.',
  'Ich möchte sterben',
  'Ich will mich umbringen',
  'Mein Mann schlägt mich',
  'муж бьёт меня',
  'муж бьет меня каждый день',
  'чоловік б’є мене',
  'my husband beats me',
  'My boyfriend hits me when he drinks.',
  'mąż zmusza mnie do seksu',
  'zmuszają mnie do prostytucji',
  'szef zabrał mi paszport i nie mogę wyjechać',
  'zabrali mi paszport',
  'they took my passport and force me to work',
  'забрали паспорт і не пускають',
  'zmuszają mnie do pracy bez zapłaty',
])('who writes "%s" gets the sheet', (text) => {
  expect(kindOf(info(text))).toBe('crisis');
});

test.each([
  'Magik z Paktofoniki to mój ulubiony raper',
  'jestem magikiem i robię pokazy dla dzieci',
  'chcę robić sztuczki jak magik',
  'interesuje mnie magia, karty i iluzja',
  'Ich will nicht mehr in der Fabrik arbeiten',
  'Ich möchte in Berlin leben und Deutsch lernen',
  'mój mąż mnie wspiera, my husband supports me',
  'мій чоловік працює водієм',
  'муж работает водителем',
  'szef zabrał mnie na szkolenie',
  'wyrabiam paszport i dokumenty do pracy w Niemczech',
  'sytuacja zmusza mnie do pracy zdalnej',
  'zabrałem dokumenty z uczelni',
  'I was forced to change my job',
])('"%s" is no word of danger', (text) => {
  expect(kindOf(info(text))).not.toBe('crisis');
});

const SAID: Ranking['conditions'] = [
  { kind: 'pay', value: 9000, firm: true, evidence: 'pay 9000' },
  { kind: 'shifts', value: 'avoid', firm: true, evidence: 'bez nocek' },
  { kind: 'remote', value: 'want', firm: true, evidence: 'tylko z domu' },
  { kind: 'screen', value: 'avoid', firm: true, evidence: 'screen avoid' },
  { kind: 'noise', value: 'avoid', firm: false, evidence: 'noise avoid' },
];
const ranking = (candidates: number, excluded: Ranking['excluded']) =>
  ({ candidates: Array.from({ length: candidates }), conditions: SAID, excluded }) as unknown as Ranking;

test('four candidates are enough, three are not', () => {
  expect(tooStrictSentence(ranking(MIN_CANDIDATES, { pay: 480 }))).toBeNull();
  expect(tooStrictSentence(ranking(MIN_CANDIDATES - 1, { pay: 480 }))).toContain('„co najmniej');
});

test('the two conditions that exclude most are named, the worse one first', () => {
  expect(tooStrictSentence(ranking(0, { shifts: 120, remote: 400, screen: 350 }))).toContain(
    'wykluczają warunki: „praca zdalna” i\u00a0„bez komputera cały dzień”.',
  );
});

test('with no condition to blame none is named, nor one that excludes nothing', () => {
  expect(tooStrictSentence(ranking(1, {}))).not.toContain('warunek:');
  expect(tooStrictSentence(ranking(1, { noise: 300 }))).not.toContain('warunek:');
});
