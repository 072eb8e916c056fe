// A static or legal page, compiled from content/pages/<slug>.md.
import type { Block, ContentsEntry } from '../blocks.ts';

export type PageSummary = {
  slug: string;
  title: string;
  lead: string;
  seoTitle: string;
  seoDescription: string;
  /** The day of the last change: Polish text, and '2026-11-20'. */
  updated: string;
  updatedDay: string;
};

export type PageText = { content: readonly Block[]; contents: readonly ContentsEntry[] };

export type Page = PageSummary & PageText;
