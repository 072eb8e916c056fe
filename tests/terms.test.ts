// What the terms say of days and of what a course gives, against the rules that hold it.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MAX_FEEDBACKS } from '#domain/courses/practice/feedback.ts';
import { MAX_TURNS, TALKS_A_WEEK } from '#domain/courses/talk/talk.ts';
import { polishDay } from '#domain/platform/polish-date.ts';
import { TERMS } from '#domain/site/terms/versions.ts';

const TEXT = readFileSync('content/pages/regulamin.md', 'utf8').replaceAll('\u00a0', ' ');

test('the latest wording names the days of its own announcement and beginning', () => {
  const { announcedOn = '', effectiveOn = '' } = TERMS.at(-1) ?? {};
  const day = (of: string) => polishDay(of).replaceAll('\u00a0', ' ');
  expect(TEXT).toContain(
    `To brzmienie ogłosiliśmy ${day(announcedOn)} r. i obowiązuje od ${day(effectiveOn)} r.`,
  );
  expect(TEXT).toContain(`w tym brzmieniu od ${day(effectiveOn)} r.`);
});

test('what a course gives of the AI is what the rules give', () => {
  const times = ['', 'raz', 'dwa razy', 'trzy razy'][MAX_FEEDBACKS];
  const talks = ['', 'jedną rozmowę', 'dwie rozmowy'][TALKS_A_WEEK];
  expect(TEXT).toContain(`o uwagi do każdego ćwiczenia, najwyżej ${times}.`);
  expect(TEXT).toContain(`zacząć ${talks}, a w każdej masz do ${MAX_TURNS} wypowiedzi.`);
});
