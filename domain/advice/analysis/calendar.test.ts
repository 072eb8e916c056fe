import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StepMark } from '../progress/own-marks.ts';
import type { PlanStep } from './analysis.ts';
import { planCalendar } from './calendar.ts';

const STAMP = Date.parse('2026-11-20T08:05:09.123Z');
const DAY: StepMark = { done: false, dueOn: '2026-12-31' };

const step = (nazwa: string, opis = 'Opis.'): PlanStep => ({ nazwa, czasWykonania: '4–6 tygodni', opis });
const calendar = (steps: PlanStep[], marks: StepMark[]) =>
  planCalendar({ analysisId: 'a1', steps, marks, trials: [], stampMs: STAMP }) ?? '';
const unfolded = (text: string) => text.replaceAll('\r\n ', '');
const octets = (line: string) => new TextEncoder().encode(line).length;

test('a step with a day is an all-day event up to the next day', () => {
  const lines = calendar([step('Kurs')], [DAY]).split('\r\n');
  expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Szlak//Plan rozwoju//PL']);
  expect(lines).toContain('UID:a1-0@szlak');
  expect(lines).toContain('DTSTAMP:20261120T080509Z');
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain('SUMMARY:Kurs');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});

test('steps without a day are left out, and the others keep the UID of their place', () => {
  const text = calendar(
    [step('Raz'), step('Dwa')],
    [
      { done: true, dueOn: null },
      { ...DAY, done: true },
    ],
  );
  expect(text).not.toContain('Raz');
  expect(text).toContain('UID:a1-1@szlak');
  expect(text).toContain('SUMMARY:✓ Dwa');
});

test('without any day there is no calendar', () => {
  expect(calendar([step('Raz')], [{ done: false, dueOn: null }])).toBe('');
  expect(calendar([step('Raz')], [])).toBe('');
});

test('separators, backslashes and line breaks are escaped, so that no text can add a line', () => {
  const text = unfolded(calendar([step('a;b,c\\d', 'x\r\nEND:VEVENT\ny')], [DAY]));
  expect(text).toContain(String.raw`SUMMARY:a\;b\,c\\d`);
  expect(text).toContain(String.raw`DESCRIPTION:x\nEND:VEVENT\ny\n\nCzas wykonania`);
  expect(text.match(/^END:VEVENT$/gm)).toHaveLength(1);
});

test('a line of 75 octets stays whole, one of 76 is folded', () => {
  const room = 75 - 'SUMMARY:'.length;
  expect(calendar([step('x'.repeat(room))], [DAY])).toContain(`SUMMARY:${'x'.repeat(room)}\r\n`);
  expect(calendar([step('x'.repeat(room + 1))], [DAY])).toContain(`SUMMARY:${'x'.repeat(room)}\r\n x\r\n`);
  // 'ż' has two octets: the last one would be halved.
  expect(calendar([step(`${'x'.repeat(room - 1)}ż`)], [DAY])).toContain(`${'x'.repeat(room - 1)}\r\n ż\r\n`);
});

test('whatever the texts, no line is longer than 75 octets and unfolding gives them back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      const name = text.replaceAll(/[\r\n\\;,]/g, '');
      const file = calendar([step(name)], [DAY]);
      expect(Math.max(...file.split('\r\n').map(octets))).toBeLessThanOrEqual(75);
      expect(unfolded(file)).toContain(`SUMMARY:${name}\r\n`);
    }),
  );
});

test('a trial with a day is an event of its own, before the steps, and keeps its UID', () => {
  const trial = {
    zawodId: 'piekarz',
    name: 'Piekarz',
    note: 'nie tutaj',
    co: 'Dzień w piekarni.',
    godziny: 3,
    koszt: 0,
    done: false,
    dueOn: '2026-12-01',
  };
  const of = (trials: (Omit<typeof trial, 'dueOn'> & { dueOn: string | null })[]) =>
    planCalendar({ analysisId: 'a1', steps: [], marks: [], trials, stampMs: STAMP });
  const text = unfolded(of([trial, { ...trial, zawodId: 'kucharz', name: 'Kucharz' }]) ?? '');
  expect(text).toContain('UID:a1-proba-piekarz@szlak');
  expect(text).toContain('UID:a1-proba-kucharz@szlak');
  expect(text).toContain('DTSTART;VALUE=DATE:20261201');
  expect(text).toContain('SUMMARY:Próba: Piekarz');
  expect(text).not.toContain('nie tutaj');
  expect(of([{ ...trial, dueOn: null }])).toBeNull();
});
