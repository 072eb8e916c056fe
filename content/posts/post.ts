// A blog post (docs/product.md 'Blog post'), compiled from content/posts/<slug>.md.
import type { Block, ContentsEntry } from '../blocks.ts';
import type { PostSource } from './sources.ts';

/** All but the text: what lists, feeds and neighbours need. */
export type PostSummary = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  /** Polish text: '12 marca 2026'. */
  date: string;
  /** The same as a day: '2026-03-12'. */
  day: string;
  /** The day of the last change; `day` if there was none. */
  updatedDay: string;
  /** `updatedDay` as Polish text. */
  updated: string;
  /** The day on which its figures and sources were last checked, and the same as Polish text. */
  checkedDay: string;
  checked: string;
  /** Whole minutes: words / 200, rounded up. */
  readTime: number;
  /** Specified; nobody is counted, so it stays 0. */
  readCount: 0;
  wordCount: number;
  /** The drawing: a path on our own origin, its own size and what it shows. */
  image: string;
  imageWidth: number;
  imageHeight: number;
  imageAlt: string;
  /** For social networks: 1200 × 630 px. */
  socialImage: string;
  tags: readonly string[];
  seoTitle: string;
  seoDescription: string;
  seoKeywords: readonly string[];
};

export type PostText = {
  content: readonly Block[];
  contents: readonly ContentsEntry[];
  /** In the order in which the text names them. */
  sources: readonly PostSource[];
  /** HTML of a sentence that leads into the atlas. */
  onwardHtml: string;
};

export type Post = PostSummary & PostText;
