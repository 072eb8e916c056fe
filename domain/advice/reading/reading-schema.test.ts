import { expect, test } from 'vitest';
import { EMPTY_READING, type Reading } from './reading.ts';
import { checkedQuotes, parseReading, READING_LIMITS, saidOnly, type KnownIds } from './reading-schema.ts';

const KNOWN: KnownIds = {
  concepts: new Set(['ogrod-i-rosliny', 'muzyka']),
  occupations: new Set(['ogrodnik']),
  licences: new Set(['prawo-jazdy-b']),
};
const ANSWERS = {
  additional_interests: 'Lubię ogród i rośliny.',
  additional_info: 'Pracuję jako ogrodniczka, bez nocek.',
};

const READING: Reading = {
  language: 'pl',
  activities: [{ concept: 'ogrod-i-rosliny', stance: 'likes', quote: 'ogród i rośliny' }],
  work: [
    {
      occupation: 'ogrodnik',
      label: 'ogrodniczka',
      relation: 'now',
      years: 4,
      quote: 'Pracuję jako ogrodniczka',
    },
  ],
  conditions: [
    { kind: 'night', value: 'avoid', firm: true, quote: 'bez nocek' },
    { kind: 'months', value: 12, firm: false, quote: null },
    { kind: 'polish', value: 'B1', firm: true, quote: null },
    { kind: 'field', value: 'leave', firm: false, quote: null },
  ],
  ideas: [{ occupation: 'ogrodnik', quote: 'ogród i rośliny' }],
  background: {
    education: { level: 'srednie', field: 'ogrodnictwo', quote: null },
    licences: [{ key: 'prawo-jazdy-b', quote: null }],
    languages: [{ language: 'niemiecki', level: 'B2', quote: null }],
    place: { voivodeship: 'pomorskie', label: 'pod Gdańskiem', quote: null },
    circumstances: [{ label: 'dwoje dzieci', quote: null }],
  },
  unclear: [
    {
      question: 'Nocki też?',
      quote: 'bez nocek',
      answers: [
        { label: 'Tak', adds: { activities: [], work: [], conditions: [] } },
        { label: 'Nie', adds: { activities: [], work: [], conditions: [] } },
      ],
    },
  ],
  alarm: 'none',
};

test('a whole reading comes back as it was sent', () => {
  expect(parseReading(JSON.parse(JSON.stringify(READING)), KNOWN)).toEqual(READING);
});

test('what is no reading is an empty one', () => {
  for (const value of [null, undefined, 'x', 7, [], {}])
    expect(parseReading(value, KNOWN)).toEqual(EMPTY_READING);
});

test('a broken entry falls alone', () => {
  const [first] = READING.activities;
  const parsed = parseReading(
    {
      activities: [
        null,
        first,
        { concept: 'nie-ma', stance: 'likes', quote: 'x' },
        { ...first, stance: 'adores' },
      ],
      conditions: [
        { kind: 'night', value: 'maybe', firm: true, quote: null },
        { kind: 'months', value: -1, firm: true, quote: null },
        { kind: 'pay', value: 6000, quote: null },
        { kind: 'night', value: 'avoid', firm: true },
      ],
      background: { education: { level: 'szkoła życia' }, licences: [{ key: 'nie-ma', quote: null }] },
      alarm: 'loud',
    },
    KNOWN,
  );
  expect(parsed).toEqual({
    ...EMPTY_READING,
    activities: [first],
    conditions: [{ kind: 'pay', value: 6000, firm: false, quote: null }],
  });
});

test('an unknown occupation keeps the words of the person', () => {
  const [work] = READING.work;
  const parsed = parseReading({ work: [{ ...work, occupation: 'kosmonauta', years: 900 }] }, KNOWN);
  expect(parsed.work).toEqual([{ ...work, occupation: null, years: null }]);
});

test('an idea names an occupation of the table and the words for which', () => {
  const [idea] = READING.ideas;
  const ideas = [{ ...idea, occupation: 'kosmonauta' }, { ...idea, quote: null }, idea];
  expect(parseReading({ ideas }, KNOWN).ideas).toEqual([idea]);
  const unsaid = { ...READING, ideas: [{ occupation: 'ogrodnik', quote: 'kocham drzewa' }] };
  expect(checkedQuotes(unsaid, ANSWERS).ideas).toEqual([]);
});

test('lists and quotes are bounded', () => {
  const [first] = READING.activities;
  const many = Array.from({ length: 500 }, () => first);
  expect(parseReading({ activities: many }, KNOWN).activities).toHaveLength(READING_LIMITS.activities);
  const quoteOf = (length: number) =>
    parseReading({ activities: [{ ...first, quote: 'a'.repeat(length) }] }, KNOWN);
  expect(quoteOf(READING_LIMITS.quoteLength).activities).toHaveLength(1);
  expect(quoteOf(READING_LIMITS.quoteLength + 1).activities).toHaveLength(0);
});

test('a question needs two answers', () => {
  const [asked] = READING.unclear;
  const one = { ...asked, answers: asked?.answers.slice(0, 1) };
  expect(parseReading({ unclear: [one, asked, asked, asked] }, KNOWN).unclear).toHaveLength(1);
  expect(parseReading({ unclear: [asked, asked, asked] }, KNOWN).unclear).toHaveLength(2);
});

test('a quote has to stand in the answers; what has none is the person’s own', () => {
  const made = {
    ...READING,
    activities: [
      ...READING.activities,
      { concept: 'muzyka', stance: 'likes', quote: 'gram na gitarze' } as const,
    ],
    conditions: [
      ...READING.conditions,
      { kind: 'shifts', value: 'avoid', firm: true, quote: 'bez zmian' } as const,
    ],
    background: {
      ...READING.background,
      place: { voivodeship: null, label: 'Kraków', quote: 'mieszkam w Krakowie' },
    },
  };
  expect(checkedQuotes(made, ANSWERS)).toEqual({
    ...READING,
    background: { ...READING.background, place: null },
  });
});

test('a model adds nothing of its own', () => {
  const said = saidOnly(READING);
  expect(said.conditions.map(({ kind }) => kind)).toEqual(['night']);
  expect(said.background).toEqual(EMPTY_READING.background);
  expect(said.unclear).toHaveLength(1);
});

test('whom an employer looks for is kept, by an id that the table knows or as nobody in particular', () => {
  expect(parseReading({ hires: 'ogrodnik' }, KNOWN).hires).toBe('ogrodnik');
  expect(parseReading({ hires: 'wrozka' }, KNOWN).hires).toBe('');
  expect(parseReading({}, KNOWN)).not.toHaveProperty('hires');
  const answers = [
    { label: 'Tak', adds: {} },
    { label: 'Nie', adds: { hires: 'ogrodnik' } },
  ];
  const [unclear] = parseReading({ unclear: [{ question: 'Kto?', quote: null, answers }] }, KNOWN).unclear;
  expect(unclear?.answers.map(({ adds }) => adds.hires)).toEqual([undefined, 'ogrodnik']);
});
