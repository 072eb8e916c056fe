// What travels from the course's Durable Object to its readers, written once for both ends (docs/contract.md 'The event stream').
// `index` says which module, block or lesson it is; one that comes again replaces the earlier. `done` carries the whole.
import type { FailedData } from '../../advice/analysis/events.ts';
import type { AskedPractice } from '../practice/asked.ts';
import type { CourseModule, CourseStructure, LessonTitle } from '../structure/structure.ts';

/** 'mysli': the model thinks before it writes; what it thinks goes nowhere. 'sprawdzanie': a second reader has the whole. */
export type WritingStage = 'start' | 'mysli' | 'pisanie' | 'sprawdzanie' | 'koniec';

/** A lesson as it is read: blocks of ready, safe HTML, in their order. `practice` null = it has no questions and no exercise. */
export type ReadableLesson = {
  blocks: string[];
  words: number;
  minutes: number;
  practice: AskedPractice | null;
};

/** A lesson of the whole course that is stored now. */
export type WrittenLesson = LessonTitle & { words: number };

type WritingSection =
  /** Of a structure: a finished module. */
  | { name: 'modules'; index: number; value: CourseModule }
  /** Of a lesson: a finished block, as ready, safe HTML. */
  | { name: 'blocks'; index: number; value: string }
  /** Of the whole course: a lesson that is stored now. `index` counts from 0 through the course. */
  | { name: 'lessons'; index: number; value: WrittenLesson }
  /** What came is refused, and stays until there is something better; `value`: which try begins now, unseen. */
  | { name: 'again'; index: 0; value: number };

/** `savedAt` null = the database is away; it will be saved. */
export type WritingDone =
  | { structure: CourseStructure; savedAt: string | null }
  /** `needsWork`: it was refused twice and reads all the same. */
  | { lesson: ReadableLesson; needsWork: boolean; savedAt: string | null }
  | { content: { lessons: WrittenLesson[] }; savedAt: string | null };

export type WritingEvent =
  /** `percent` is a whole number from 0 to 100 and never falls. */
  | { event: 'progress'; data: { percent: number; stage: WritingStage } }
  | { event: 'section'; data: WritingSection }
  | { event: 'done'; data: WritingDone }
  | { event: 'failed'; data: FailedData };
