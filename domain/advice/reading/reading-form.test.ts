import { expect, test } from 'vitest';
import { correctedBy, FIELDS, formGroupsOf } from './reading-form.ts';
import { EMPTY_READING, type Reading } from './reading.ts';

const NAMES = {
  concepts: { gory: 'góry', las: 'las', lasery: 'lasery' },
  occupations: { drwal: 'drwal', piekarz: 'piekarz' },
  licences: {},
};

const READING: Reading = {
  ...EMPTY_READING,
  activities: [
    { concept: 'gory', stance: 'likes', quote: 'góry' },
    { concept: 'las', stance: 'likes', quote: 'las' },
  ],
  work: [{ occupation: 'drwal', label: 'drwal', relation: 'now', years: 4, quote: 'jestem drwalem' }],
  unclear: [
    {
      question: 'Czy praca w nocy odpada?',
      quote: null,
      answers: [
        { label: 'Tak', adds: { conditions: [{ kind: 'night', value: 'avoid', firm: true, quote: null }] } },
        { label: 'Nie', adds: {} },
      ],
    },
  ],
};

const send = (sent: Record<string, string | string[]>) => {
  const all = (name: string) => [sent[name] ?? []].flat();
  return correctedBy(READING, NAMES, { one: (name) => all(name)[0] ?? '', all });
};
const entries = formGroupsOf(READING, NAMES).flatMap((group) => group.entries);
const at = (name: string) => String(entries.find((one) => one.name.startsWith(name))?.at);
const ALL = entries.map((one) => String(one.at));

test('a form that changes nothing gives the same reading', () => {
  expect(send({ [FIELDS.stays]: ALL })).toEqual({ reading: READING, adding: {} });
});

test('what isn’t ticked goes, and what stays is changed at its own place', () => {
  const { reading } = send({
    [FIELDS.stays]: ALL.filter((one) => one !== at('góry')),
    [FIELDS.instead(Number(at('las')))]: '1',
  });
  expect(reading.activities).toEqual([{ concept: 'las', stance: 'dislikes', quote: 'las' }]);
  expect(reading.work).toEqual(READING.work);
});

test('the first change of an entry counts as well as the others', () => {
  const { reading } = send({ [FIELDS.stays]: ALL, [FIELDS.instead(Number(at('drwal')))]: '0' });
  expect(reading.work[0]?.relation).toBe('before');
});

test('a question is answered by the first answer, the second or not at all', () => {
  const answered = (answer: string) => send({ [FIELDS.stays]: ALL, [FIELDS.answer(0)]: answer }).reading;
  expect(answered('0')).toMatchObject({ unclear: [], conditions: [{ kind: 'night', firm: true }] });
  expect(answered('1')).toMatchObject({ unclear: [], conditions: [] });
  for (const none of ['', '2', 'x']) expect(answered(none).unclear).toHaveLength(1);
});

test.each([
  ['', 'now'],
  ['now', 'now'],
  ['before', 'before'],
  ['trained', 'trained'],
  ['refuses', 'now'],
])('a trade that is added is what was chosen beside it: "%s" gives %s', (chosen, relation) => {
  const sent = { [FIELDS.stays]: ALL, [FIELDS.add('past')]: 'Piekarz', [FIELDS.relation]: chosen };
  expect(send(sent).reading.work[1]).toMatchObject({ occupation: 'piekarz', relation });
  // What is wanted or refused is what its group says.
  const wanted = { [FIELDS.stays]: ALL, [FIELDS.add('wants')]: 'Piekarz', [FIELDS.relation]: chosen };
  expect(send(wanted).reading.work[1]).toMatchObject({ relation: 'wants' });
});

test('what is certain is added at once, what may be two things is asked', () => {
  expect(send({ [FIELDS.stays]: ALL, [FIELDS.add('past')]: 'Piekarz' }).reading.work[1]).toMatchObject({
    occupation: 'piekarz',
    quote: null,
  });
  expect(send({ [FIELDS.stays]: ALL, [FIELDS.add('past')]: 'jako piekarzem' })).toMatchObject({
    adding: {},
    reading: { work: [{ occupation: 'drwal' }, { occupation: 'piekarz' }] },
  });
  expect(send({ [FIELDS.stays]: ALL, [FIELDS.add('does')]: 'las' }).reading.activities).toHaveLength(3);
  expect(send({ [FIELDS.stays]: ALL, [FIELDS.add('does')]: 'la' }).adding).toEqual({
    does: { typed: 'la', found: ['las', 'lasery'] },
  });
  const chosen = send({ [FIELDS.stays]: ALL, [FIELDS.add('does')]: 'la', [FIELDS.chosen('does')]: 'lasery' });
  expect(chosen.reading.activities[2]?.concept).toBe('lasery');
  expect(send({ [FIELDS.stays]: ALL, [FIELDS.add('does')]: 'rower' }).adding.does?.found).toEqual([]);
});
