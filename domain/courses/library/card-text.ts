// A course's card as one line of text, as the library's page carries it to the browser: as objects, two dozen cards cost the
// server a tenth of the page. What parts fields stands in no text of the catalogue (content/catalogue.test.ts).
import type { CourseCategory, CourseLevel } from '../course.ts';
import type { CourseCard } from './facets.ts';

const BETWEEN_FIELDS = '\t';
const BETWEEN_TAGS = '|';
const YES = '1';

export function textOfCard(card: CourseCard): string {
  return [
    card.id,
    card.title,
    card.category,
    card.level,
    card.tags.join(BETWEEN_TAGS),
    card.description,
    card.duration,
    card.price,
    card.originalPrice,
    card.lowestPrice,
    card.rating,
    card.reviews,
    card.certificate ? YES : '',
    card.bestSeller ? YES : '',
    card.textOnly === true ? YES : '',
  ].join(BETWEEN_FIELDS);
}

export function cardOfText(text: string): CourseCard {
  const fields = text.split(BETWEEN_FIELDS);
  const [id = '', title = '', category = '', level = '', tags = '', description = '', duration = ''] = fields;
  const [price, originalPrice, lowestPrice, rating, reviews, certificate, bestSeller, textOnly] =
    fields.slice(7);
  return {
    id,
    title,
    category: category as CourseCategory,
    level: level as CourseLevel,
    tags: tags === '' ? [] : tags.split(BETWEEN_TAGS),
    description,
    duration,
    price: Number(price),
    ...(originalPrice === '' ? {} : { originalPrice: Number(originalPrice) }),
    lowestPrice: lowestPrice === '' ? null : Number(lowestPrice),
    rating: Number(rating),
    reviews: Number(reviews),
    certificate: certificate === YES,
    bestSeller: bestSeller === YES,
    textOnly: textOnly === YES,
  };
}
