import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_REPLY_DEPTH, MAX_REPLY_LENGTH } from './json-text.ts';
import { parseReply } from './parse.ts';
import { SAMPLE_WRITTEN } from '../sample-analysis.ts';
import { createSectionReader } from './sections.ts';
import { parseWritten, type WrittenAnalysis, type WrittenSection as Section } from './written.ts';

const escaped = (text: string) =>
  text.replaceAll(/[^\x20-\x7e\n]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
const WHOLE: WrittenAnalysis = {
  ...SAMPLE_WRITTEN,
  // In their places.
  odrzucone: [{ zawodId: 'spawacz', cytat: 'bez „hałasu”', powod: 'W hali jest głośno.' }],
  zastrzezenie: 'Nie wiemy, gdzie mieszkasz {i jak} dojeżdżasz.',
  pytanie: {
    pytanie: 'Zmiany?',
    odpowiedzi: [
      { odpowiedz: 'Tylko dzień', warunek: 'night', jak: 'avoid' },
      { odpowiedz: 'Obojętnie', warunek: 'night', jak: 'any' },
    ],
  },
  pozaTabela: { nazwa: 'Bartnik', dlaczego: 'Lubisz las.' },
};
const JSON_TEXT = JSON.stringify(WHOLE, null, 1);
const REPLY = `\ufeffOto analiza [1]:\r\n\`\`\`json\u0000\n${JSON_TEXT}\n\`\`\`\nPowodzenia } ]`;
const REPLIES = [
  REPLY,
  escaped(JSON_TEXT),
  JSON.stringify(SAMPLE_WRITTEN),
  JSON.stringify(WHOLE),
  JSON_TEXT.replaceAll('. ', '.\t\u0001'),
];

function sectionsOf(analysis: WrittenAnalysis): Section[] {
  const { predyspozycje, sciezkiKariery, umiejetnosci, planRozwoju, podsumowanieInspirujace } = analysis;
  const { odrzucone, zastrzezenie, pytanie, pozaTabela } = analysis;
  const alone = (value: Section['value'] | null, name: Section['name']) =>
    value === null || value === '' ? [] : [{ name, index: 0, value } as Section];
  return [
    ...odrzucone.map((value, index): Section => ({ name: 'odrzucone', index, value })),
    ...alone(zastrzezenie, 'zastrzezenie'),
    ...predyspozycje.map((value, index): Section => ({ name: 'predyspozycje', index, value })),
    ...sciezkiKariery.map((value, index): Section => ({ name: 'sciezkiKariery', index, value })),
    ...umiejetnosci.map((value, index): Section => ({ name: 'umiejetnosci', index, value })),
    ...planRozwoju.kroki.map((value, index): Section => ({ name: 'planRozwoju.kroki', index, value })),
    ...planRozwoju.certyfikacje.map((value, index): Section => ({
      name: 'planRozwoju.certyfikacje',
      index,
      value,
    })),
    ...planRozwoju.projekty.map((value, index): Section => ({ name: 'planRozwoju.projekty', index, value })),
    { name: 'podsumowanieInspirujace', index: 0, value: podsumowanieInspirujace },
    ...alone(pytanie, 'pytanie'),
    ...alone(pozaTabela, 'pozaTabela'),
  ];
}

function read(chunks: readonly string[]): Section[] {
  const reader = createSectionReader();
  return chunks.flatMap((chunk) => reader.push(chunk));
}

function cutAt(text: string, cuts: readonly number[]): string[] {
  const places = [0, ...cuts.map((cut) => cut % text.length).toSorted((a, b) => a - b), text.length];
  return places.slice(1).map((end, at) => text.slice(places[at], end));
}

function finalSections(reply: string): Section[] {
  const parsed = parseReply(reply, parseWritten);
  return parsed.ok ? sectionsOf(parsed.written) : [];
}

test('a whole reply gives the sections of its final parse', () => {
  for (const reply of REPLIES) {
    expect(finalSections(reply)).not.toEqual([]);
    expect(read([reply])).toEqual(finalSections(reply));
  }
});

test('character by character gives the same', () => {
  for (const reply of REPLIES)
    expect(read(Array.from({ length: reply.length }, (_, at) => reply.charAt(at)))).toEqual(read([reply]));
});

test('every cut into chunks gives the same', () => {
  const cuts = fc.array(fc.nat(REPLY.length * 2), { maxLength: 40 });
  fc.assert(
    fc.property(fc.constantFrom(...REPLIES), cuts, (reply, places) => {
      expect(read(cutAt(reply, places))).toEqual(finalSections(reply));
    }),
  );
});

test('any texts and any order of keys give the sections of the final parse', () => {
  const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }).map((tail) => `x${tail}`);
  const keys = fc.shuffledSubarray(Object.keys(WHOLE), { minLength: Object.keys(WHOLE).length });
  fc.assert(
    fc.property(text, keys, fc.array(fc.nat(9_000), { maxLength: 9 }), (mark, order, cuts) => {
      const analysis: Record<string, unknown> = {
        ...WHOLE,
        planRozwoju: { projekty: [mark], kroki: SAMPLE_WRITTEN.planRozwoju.kroki, inne: [mark] },
        podsumowanieInspirujace: mark,
      };
      const reply = JSON.stringify({
        wstep: { predyspozycje: [mark] },
        ...Object.fromEntries(order.map((key) => [key, analysis[key]])),
      });
      const byPlace = (sections: Section[]) =>
        new Map(sections.map((section) => [`${section.name} ${section.index}`, section]));
      expect(byPlace(read(cutAt(reply, cuts)))).toEqual(byPlace(finalSections(reply)));
    }),
  );
});

test('a section comes with its closing bracket, not before and not later', () => {
  const reader = createSectionReader();
  const text = JSON.stringify(SAMPLE_WRITTEN, null, 1);
  const end = text.indexOf('}');
  expect(reader.push(text.slice(0, end))).toEqual([]);
  expect(reader.push('}')).toEqual([
    { name: 'predyspozycje', index: 0, value: SAMPLE_WRITTEN.predyspozycje[0] },
  ]);
});

test('half a reply gives what it holds', () => {
  const text = JSON.stringify(SAMPLE_WRITTEN);
  const half = text.slice(0, text.indexOf('doradca-klienta'));
  expect(read([half]).map(({ name, index }) => [name, index])).toEqual([
    ['predyspozycje', 0],
    ['predyspozycje', 1],
    ['sciezkiKariery', 0],
    ['sciezkiKariery', 1],
  ]);
});

test('keys of the same name at other depths do not confuse it', () => {
  const trap = {
    predyspozycje: [{ nazwa: 'Nie', uzasadnienie: 'Nie' }],
    podsumowanieInspirujace: 'Nie',
    kroki: ['Nie'],
  };
  const reply = JSON.stringify({
    ...trap,
    x: trap,
    predyspozycje: [{ ...trap }],
    planRozwoju: { y: trap, planRozwoju: trap },
  });
  expect(read([reply])).toEqual([{ name: 'podsumowanieInspirujace', index: 0, value: 'Nie' }]);
});

test('an invalid entry is not sent and keeps its place', () => {
  const reply = JSON.stringify({
    predyspozycje: [null, 7, 'x', [], { nazwa: 'A', uzasadnienie: 'B' }, { nazwa: '' }],
  });
  expect(read([reply]).map(({ index }) => index)).toEqual([4]);
});

test('an array around the analysis is no analysis', () => {
  expect(read([`[${JSON_TEXT}]`])).toEqual([]);
});

test('it tells which part is being written, and when the reply is over', () => {
  const reader = createSectionReader();
  expect(reader.stage).toBe('start');
  reader.push('{"predyspozycje": [');
  expect(reader.stage).toBe('predyspozycje');
  reader.push('], "inne": {"umiejetnosci": 1}, "planRozwoju": {"kroki": [');
  expect([reader.stage, reader.finished]).toEqual(['planRozwoju', false]);
  reader.push(']}}');
  expect(reader.finished).toBe(true);
});

test('it stops at the bounds of length and depth', () => {
  const deep = createSectionReader();
  deep.push(`{"a":${'['.repeat(MAX_REPLY_DEPTH - 1)}`);
  expect(deep.overflowed).toBe(false);
  deep.push('[');
  expect([deep.overflowed, deep.push(JSON_TEXT)]).toEqual([true, []]);
  const long = createSectionReader();
  long.push(' '.repeat(MAX_REPLY_LENGTH));
  expect(long.overflowed).toBe(false);
  expect([long.push(JSON_TEXT), long.overflowed]).toEqual([[], true]);
});

test('a megabyte in small chunks takes no more than linear time', () => {
  const reader = createSectionReader();
  reader.push('{"podsumowanieInspirujace": "');
  const start = performance.now();
  for (let sent = 0; sent < 900_000; sent += 9) reader.push('zażółć gę');
  expect(reader.push('"')).toHaveLength(1);
  expect(performance.now() - start).toBeLessThan(3_000);
});

test('the flag of a crisis is known before the first section, and nothing is given out after it', () => {
  const reader = createSectionReader();
  reader.push('{"uwaga": "kry');
  expect(reader.isCrisis).toBe(false);
  reader.push('zys", "predy');
  expect(reader.isCrisis).toBe(true);
  const late = createSectionReader();
  const shown = late.push(JSON.stringify({ ...SAMPLE_WRITTEN, uwaga: 'kryzys' }));
  expect([shown.length, late.isCrisis]).toEqual([sectionsOf(SAMPLE_WRITTEN).length, true]);
});

test.each(['brak', '', 'nie', null, 7])('%j is no crisis', (uwaga) => {
  const reader = createSectionReader();
  expect(reader.push(JSON.stringify({ uwaga, ...SAMPLE_WRITTEN }))).toEqual(sectionsOf(SAMPLE_WRITTEN));
  expect(reader.isCrisis).toBe(false);
});

test('a path that is being written is known by its occupation, then by its latest part, until it closes', () => {
  const reader = createSectionReader();
  const seen = (chunk: string) => {
    reader.push(chunk);
    return reader.path;
  };
  expect(seen('{"uwaga":"brak","sciezkiKariery":[{"zawodId":"las')).toBeNull();
  expect(seen('nik"')).toEqual({ index: 0, zawodId: 'lasnik', part: null });
  expect(seen(',"opis":"Praca w „przeciw\\": lesie","dlaczego":[')).toMatchObject({ part: 'dlaczego' });
  expect(seen('],"kroki":[{"nazwa":"a","opis":"b"}')).toMatchObject({ part: 'kroki' });
  expect(seen(']}')).toBeNull();
  expect(seen(',{"zawodId":"b"')).toEqual({ index: 1, zawodId: 'b', part: null });
});

test('where a danger is flagged no path is told', () => {
  const reader = createSectionReader();
  reader.push('{"uwaga":"kryzys","sciezkiKariery":[{"zawodId":"b"');
  expect(reader.path).toBeNull();
});
