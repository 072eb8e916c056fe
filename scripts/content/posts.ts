// content/posts/<slug>.md and <slug>.svg -> compiled posts (docs/product.md 'Blog post').
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import * as z from 'zod';
import type { Post } from '#content/posts/post.ts';
import { splitFrontMatter } from './front-matter.ts';
import { compileMarkdown } from './markdown.ts';
import { writtenDay } from './written-day.ts';

const WORDS_A_MINUTE = 200;

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const words = z.array(z.string().min(1)).min(1);

const headSchema = z.strictObject({
  title: z.string().min(1),
  excerpt: z.string().min(1),
  date: day,
  updated: day.optional(),
  tags: words,
  seoTitle: z.string().min(1),
  seoDescription: z.string().min(1),
  seoKeywords: words,
  imageAlt: z.string().min(1),
});

/** Newest first. Throws with the file's name and the reason. */
export async function compilePosts(folder: string): Promise<Post[]> {
  const posts = await Promise.all(globSync(`${folder}/*.md`).map(compilePost));
  return posts.toSorted((a, b) => b.day.localeCompare(a.day) || a.slug.localeCompare(b.slug));
}

async function compilePost(file: string): Promise<Post> {
  try {
    const slug = basename(file, '.md');
    const { head, body } = splitFrontMatter(await readFile(file, 'utf8'));
    const { date, updated, ...fields } = headSchema.parse(head);
    const { content, contents, wordCount } = compileMarkdown(body);
    const size = viewBoxOf(await readFile(file.replace(/md$/, 'svg'), 'utf8'));
    return {
      id: slug,
      slug,
      ...fields,
      date: writtenDay(date),
      day: date,
      updatedDay: updated ?? date,
      updated: writtenDay(updated ?? date),
      readTime: Math.ceil(wordCount / WORDS_A_MINUTE),
      readCount: 0,
      wordCount,
      image: `/obrazy/blog/${slug}.svg`,
      imageWidth: size.width,
      imageHeight: size.height,
      socialImage: `/obrazy/blog/${slug}.png`,
      content,
      contents,
    };
  } catch (error) {
    throw new Error(`${file} ${reasonOf(error)}`, { cause: error });
  }
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
