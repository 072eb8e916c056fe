// What the model wrote for bought courses, once for all buyers, and how far each buyer has come (docs/decisions.md 'What a purchased
// course contains'). What is stored is never overwritten.
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { profiles } from '../../account/schema/accounts.ts';

export const courseStructures = sqliteTable('course_structures', {
  course_id: text('course_id').primaryKey(),
  /** JSON: CourseStructure (domain/courses/structure; docs/product.md 'Course structure'). */
  structure: text('structure').notNull(),
  model: text('model').notNull(),
  created_at: integer('created_at').notNull(),
});

export const lessons = sqliteTable(
  'lessons',
  {
    course_id: text('course_id').notNull(),
    lesson_id: text('lesson_id').notNull(),
    /** Markdown. */
    content: text('content').notNull(),
    words: integer('words').notNull(),
    /** JSON: LessonPractice (domain/courses/practice). Null = a lesson without questions. */
    practice: text('practice'),
    /** 'needs-work' = it was refused twice: readers are shown what there is, with a note, and the operator is told. */
    state: text('state', { enum: ['ready', 'needs-work'] })
      .notNull()
      .default('ready'),
    version: integer('version').notNull().default(1),
    /** When a mended version took the first one's place ('poprawiona DATA'). */
    corrected_at: integer('corrected_at'),
    /** When somebody of the editors marked these words as read; null = nobody did. Who it was stands in the security log. */
    read_at: integer('read_at'),
    model: text('model').notNull(),
    created_at: integer('created_at').notNull(),
    /** When it was refused last; null = it is ready. */
    refused_at: integer('refused_at'),
    /** Why, in whole Polish sentences, for the operator. */
    refused_why: text('refused_why'),
  },
  (table) => [
    primaryKey({ columns: [table.course_id, table.lesson_id] }),
    // Those that somebody has to look at.
    index('lessons_needs_work')
      .on(table.state)
      .where(sql`${table.state} = 'needs-work'`),
    // Lists say how many lessons of each course are read, and read no text for it.
    index('lessons_read')
      .on(table.course_id, table.read_at)
      .where(sql`${table.read_at} IS NOT NULL`),
    // Of the desk: how far a course is, without reading its texts.
    index('lessons_state').on(table.course_id, table.state),
  ],
);

/** What a lesson that isn't written yet will leave, planned since one after it was opened first. Stays when the lesson is written. */
export const lessonPlans = sqliteTable(
  'lesson_plans',
  {
    course_id: text('course_id').notNull(),
    lesson_id: text('lesson_id').notNull(),
    summary: text('summary').notNull(),
    /** JSON: LessonState (domain/courses/memory). */
    state: text('state').notNull(),
    model: text('model').notNull(),
    created_at: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.course_id, table.lesson_id] })],
);

/** Every version of a lesson's text, the present one included; versions count from 1. */
export const lessonVersions = sqliteTable(
  'lesson_versions',
  {
    course_id: text('course_id').notNull(),
    lesson_id: text('lesson_id').notNull(),
    version: integer('version').notNull(),
    content: text('content').notNull(),
    practice: text('practice'),
    /** Who wrote it: the model's name, or 'editor'. */
    author: text('author').notNull(),
    /** What was mended and why, for the operator; '' = nothing said. */
    note: text('note').notNull().default(''),
    created_at: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.course_id, table.lesson_id, table.version] })],
);

export const lessonProgress = sqliteTable(
  'lesson_progress',
  {
    user_id: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    course_id: text('course_id').notNull(),
    lesson_id: text('lesson_id').notNull(),
    /** Last looked at: the course is resumed at the latest. */
    opened_at: integer('opened_at').notNull(),
    done_at: integer('done_at'),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.course_id, table.lesson_id] })],
);

/** What readers say is wrong in a lesson, and what they were answered. */
export const lessonReports = sqliteTable(
  'lesson_reports',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    user_id: text('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    course_id: text('course_id').notNull(),
    lesson_id: text('lesson_id').notNull(),
    text: text('text').notNull(),
    /** 'rejected' = answered, too: the lesson stays as it is, and the answer says why. */
    state: text('state', { enum: ['open', 'answered', 'rejected'] })
      .notNull()
      .default('open'),
    /** What its author reads. */
    answer: text('answer'),
    answered_at: integer('answered_at'),
    /** The version of the lesson in which it is mended; null = none was named. */
    mended_version: integer('mended_version'),
    created_at: integer('created_at').notNull(),
  },
  (table) => [
    index('lesson_reports_user').on(table.user_id),
    index('lesson_reports_lesson').on(table.course_id, table.lesson_id),
    // The operator's list, which pages by id.
    index('lesson_reports_state').on(table.state, table.id),
  ],
);
