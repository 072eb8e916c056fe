// content/posts/<slug>.md and <slug>.svg -> compiled posts (docs/product.md 'Blog post').
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import * as z from 'zod';
import { readCareers } from '#content/careers.server.ts';
import type { Post } from '#content/posts/post.ts';
import { POST_SOURCES } from '#content/posts/sources.ts';
import { SHELVES } from '#domain/atlas/shelves.ts';
import { isPlannableDay } from '#domain/platform/calendar-day.ts';
import { polishDay } from '#domain/platform/polish-date.ts';
import { compileMarkdown, compileToHtml } from './markdown.ts';

const WORDS_A_MINUTE = 200;

const daySchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const words = z.array(z.string().min(1)).min(1);

const headSchema = z.strictObject({
  title: z.string().min(1),
  excerpt: z.string().min(1),
  date: daySchema,
  updated: daySchema.optional(),
  checked: daySchema,
  tags: words,
  seoTitle: z.string().min(1),
  seoDescription: z.string().min(1),
  seoKeywords: words,
  imageAlt: z.string().min(1),
  onward: z.string().min(1),
});

const ATLAS_LINK = /href="\/zawody\/([^"]+)"/g;
const MAX_ONWARD = 3;

/** Newest first. Throws with the file's name and the reason. */
export async function compilePosts(folder: string): Promise<Post[]> {
  const { occupations } = await readCareers();
  const atlas = new Set([...occupations.map(({ id }) => id), ...SHELVES.map(({ slug }) => slug)]);
  const posts = await Promise.all(globSync(`${folder}/*.md`).map((file) => compilePost(file, atlas)));
  return posts.toSorted((a, b) => b.day.localeCompare(a.day) || a.slug.localeCompare(b.slug));
}

async function compilePost(file: string, atlas: ReadonlySet<string>): Promise<Post> {
  try {
    const slug = basename(file, '.md');
    const { head, body } = splitFrontMatter(await readFile(file, 'utf8'));
    const { date, updated = date, checked, onward, ...fields } = headSchema.parse(head);
    if (checked < updated) throw new Error(`was changed on ${updated}, after it was checked`);
    const { content, contents, wordCount, named } = compileMarkdown(body, POST_SOURCES);
    const size = viewBoxOf(await readFile(file.replace(/md$/, 'svg'), 'utf8'));
    return {
      id: slug,
      slug,
      ...fields,
      date: writtenDay(date),
      day: date,
      updatedDay: updated,
      updated: writtenDay(updated),
      checkedDay: checked,
      checked: writtenDay(checked),
      readTime: Math.ceil(wordCount / WORDS_A_MINUTE),
      readCount: 0,
      wordCount,
      image: `/obrazy/blog/${slug}.svg`,
      imageWidth: size.width,
      imageHeight: size.height,
      socialImage: `/obrazy/blog/${slug}.png`,
      content,
      contents,
      sources: named.flatMap((id) => POST_SOURCES[id] ?? []),
      onwardHtml: onwardOf(onward, atlas),
    };
  } catch (error) {
    throw new Error(`${file} ${reasonOf(error)}`, { cause: error });
  }
}

/** The sentence at the end of a post: one to three links into the atlas, each to what is there. */
function onwardOf(sentence: string, atlas: ReadonlySet<string>): string {
  const html = compileToHtml(sentence).trim();
  const ids = Array.from(html.matchAll(ATLAS_LINK), ([, id = '']) => id);
  const missing = ids.find((id) => !atlas.has(id));
  if (missing !== undefined) throw new Error(`leads to ${missing}, which the atlas does not hold`);
  if (ids.length === 0 || ids.length > MAX_ONWARD) throw new Error(`leads to ${ids.length} occupations`);
  return html;
}

function viewBoxOf(svg: string): { width: number; height: number } {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (width === undefined || height === undefined) throw new Error('has a drawing without viewBox="0 0 w h"');
  return { width: Number(width), height: Number(height) };
}

export function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return `has a faulty head: ${z.prettifyError(error)}`;
  return error instanceof Error ? error.message : String(error);
}

/** '2026-03-12' as '12 marca 2026', where lines may break. Throws if there is no such day. */
export function writtenDay(day: string): string {
  if (!isPlannableDay(day)) throw new Error(`has a day that does not exist: ${day}`);
  return polishDay(day).replaceAll('\u00a0', ' ');
}

// The head of a text file: `key: value` lines between two lines of `---`, lists as [a, b]. Nothing else of YAML is understood.

type FrontMatter = Record<string, string | string[]>;

const FILE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** Throws with the reason if there is no head or a line of it is no pair. */
export function splitFrontMatter(text: string): { head: FrontMatter; body: string } {
  const [, head, body] = FILE.exec(text) ?? [];
  if (head === undefined || body === undefined) throw new Error('has no head between lines of ---');
  const lines = head.split(/\r?\n/).filter((line) => line.trim() !== '');
  return { head: Object.fromEntries(lines.map(pairOf)), body };
}

function pairOf(line: string): [string, string | string[]] {
  const colon = line.indexOf(':');
  if (colon < 1) throw new Error(`has a line without a key in its head: ${line}`);
  return [line.slice(0, colon).trim(), valueOf(line.slice(colon + 1).trim())];
}

function valueOf(text: string): string | string[] {
  if (!text.startsWith('[') || !text.endsWith(']')) return unquoted(text);
  const entries = text.slice(1, -1).split(',');
  return entries.map((entry) => unquoted(entry.trim())).filter((entry) => entry !== '');
}

function unquoted(text: string): string {
  return /^(["']).*\1$/.test(text) ? text.slice(1, -1) : text;
}
