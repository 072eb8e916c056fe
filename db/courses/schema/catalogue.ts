// What became of the catalogue's courses: how they are rated and bought, and what was asked for them. Names nobody.
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** One row a course that anybody has rated or bought, or that is written whole; lists read these and count nothing themselves. */
export const courseFigures = sqliteTable('course_figures', {
  course_id: text('course_id').primaryKey(),
  ratings: integer('ratings').notNull().default(0),
  /** Of all ratings together. */
  stars: integer('stars').notNull().default(0),
  /** In the last 90 days, without what was paid back. */
  sold: integer('sold').notNull().default(0),
  /** A reduction that course_prices proves, of this present price; null = there is none. */
  reduced_grosze: integer('reduced_grosze'),
  struck_grosze: integer('struck_grosze'),
  lowest_grosze: integer('lowest_grosze'),
  /** What the course takes as its lessons say, in minutes; 0 lessons = not all of them are written and readable. */
  lessons: integer('lessons').notNull().default(0),
  reading_minutes: integer('reading_minutes').notNull().default(0),
  exercise_minutes: integer('exercise_minutes').notNull().default(0),
});

/** Each price that was really asked, from the moment on when the clock first saw it; the last one is today's. */
export const coursePrices = sqliteTable(
  'course_prices',
  {
    course_id: text('course_id').notNull(),
    asked_from: integer('asked_from').notNull(),
    price_grosze: integer('price_grosze').notNull(),
  },
  (table) => [primaryKey({ columns: [table.course_id, table.asked_from] })],
);
