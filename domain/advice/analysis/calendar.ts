// Steps of a plan as a calendar file (RFC 5545): one all-day event for each step that has a day. Lines end with CRLF and are
// folded at 75 octets, never within a character. An event keeps its UID, so importing again moves it instead of doubling it.
import { dayAfter, type CalendarDay } from '../../platform/calendar-day.ts';
import type { StepMark } from '../progress/own-marks.ts';
import type { OwnTrial } from '../progress/trail.ts';
import type { PlanStep } from './analysis.ts';

const MAX_LINE_OCTETS = 75;
const AI_NOTE = 'Treść przygotowana przez AI.';

type PlanCalendar = {
  analysisId: string;
  steps: readonly PlanStep[];
  /** In the order of the steps. */
  marks: readonly StepMark[];
  /** Of all open paths; those that have a day are in it. */
  trials: readonly OwnTrial[];
  /** When the file is made, epoch ms. */
  stampMs: number;
};

/** Null if no step has a day: a calendar without any event is not valid. */
export function planCalendar({ analysisId, steps, marks, trials, stampMs }: PlanCalendar): string | null {
  const stamp = new Date(stampMs).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const events = steps.flatMap((step, index) => {
    const mark = marks[index];
    if (mark === undefined || mark.dueOn === null) return [];
    const uid = `${analysisId}-${index}@szlak`;
    return eventLines({ step, uid, stamp, day: mark.dueOn, isDone: mark.done });
  });
  const tries = trials.flatMap(({ zawodId, name, co, godziny, dueOn, done }) =>
    dueOn === null
      ? []
      : eventLines({
          step: { nazwa: `Próba: ${name}`, opis: co, czasWykonania: `do ${godziny}\u00a0h` },
          uid: `${analysisId}-proba-${zawodId}@szlak`,
          stamp,
          day: dueOn,
          isDone: done,
        }),
  );
  const all = [...tries, ...events];
  return all.length === 0 ? null : calendarOf(all);
}

/** For anyone who is subscribed while no step has a day: a calendar must hold something, so it holds the zone. */
export function emptyCalendar(): string {
  return calendarOf([
    'BEGIN:VTIMEZONE',
    'TZID:UTC',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0000',
    'TZOFFSETTO:+0000',
    'END:STANDARD',
    'END:VTIMEZONE',
  ]);
}

function calendarOf(content: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Szlak//Plan rozwoju//PL',
    'CALSCALE:GREGORIAN',
    'X-WR-CALNAME:Szlak – plan rozwoju',
    // How often anyone who is subscribed asks again, in both ways that calendars know.
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...content,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldedLine(line)}\r\n`).join('');
}

type StepEvent = { step: PlanStep; uid: string; stamp: string; day: CalendarDay; isDone: boolean };

function eventLines({ step, uid, stamp, day, isDone }: StepEvent): string[] {
  const description = `${step.opis}\n\nCzas wykonania: ${step.czasWykonania}\n${AI_NOTE}`;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${basicDay(day)}`,
    `DTEND;VALUE=DATE:${basicDay(dayAfter(day))}`,
    `SUMMARY:${escaped(isDone ? `✓ ${step.nazwa}` : step.nazwa)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    // For machines: who wrote the texts (AI Act, Art. 50).
    'X-DIGITAL-SOURCE-TYPE:trainedAlgorithmicMedia',
    'END:VEVENT',
  ];
}

function basicDay(day: CalendarDay): string {
  return day.replaceAll('-', '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);
}

/** A continuation starts with a space, which counts among its octets. */
function foldedLine(line: string): string {
  const encoder = new TextEncoder();
  let result = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_LINE_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}
