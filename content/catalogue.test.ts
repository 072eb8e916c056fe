import { expect, test } from 'vitest';
import { cardOfText, textOfCard } from '#domain/courses/library/card-text.ts';
import { listCourses } from './catalogue.server.ts';

test('every card of the catalogue is the same after its way as text', () => {
  expect(listCourses().length).toBeGreaterThan(40);
  for (const card of listCourses())
    expect(cardOfText(textOfCard(card))).toStrictEqual({ textOnly: false, ...card });
});
