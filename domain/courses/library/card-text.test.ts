import { expect, test } from 'vitest';
import { cardOfText, textOfCard } from './card-text.ts';
import type { CourseCard } from './facets.ts';

const CARD: CourseCard = {
  id: 'sql-od-podstaw',
  title: 'SQL od podstaw: zadaj bazie „dobre” pytanie',
  category: 'Bazy danych',
  level: 'początkujący',
  tags: ['SQL', 'bazy danych'],
  description: 'Od pierwszego SELECT\u00a0do raportu.',
  duration: '30 lekcji',
  price: 149.99,
  lowestPrice: null,
  rating: 4.6,
  reviews: 350,
  certificate: true,
  bestSeller: false,
  textOnly: false,
};

test.each<[string, Partial<CourseCard>]>([
  ['one that costs what it always did', {}],
  ['a reduced one', { originalPrice: 199.99, lowestPrice: 149 }],
  ['a bestseller without a certificate', { bestSeller: true, certificate: false }],
  ['one of texts alone', { textOnly: true }],
  ['one without tags', { tags: [] }],
  ['one that costs nothing', { price: 0, originalPrice: 0, lowestPrice: 0 }],
])('a card is the same after its way as text: %s', (_, changes) => {
  const card = { ...CARD, ...changes };
  expect(cardOfText(textOfCard(card))).toStrictEqual(card);
});
