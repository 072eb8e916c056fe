// content/pages/<slug>.md -> compiled pages, and content/pages/faq.ts -> compiled questions.
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import * as z from 'zod';
import type { CompiledFaqGroup, FaqGroup } from '#content/pages/faq-group.ts';
import type { Page } from '#content/pages/page.ts';
import { splitFrontMatter } from './front-matter.ts';
import { compileMarkdown, compileToHtml, plainText } from './markdown.ts';
import { writtenDay } from './written-day.ts';
import { reasonOf } from './posts.ts';

const headSchema = z.strictObject({
  title: z.string().min(1),
  lead: z.string().min(1),
  seoTitle: z.string().min(1),
  seoDescription: z.string().min(1),
  updated: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
});

/** Throws with the file's name and the reason. */
export function compilePages(folder: string): Promise<Page[]> {
  return Promise.all(globSync(`${folder}/*.md`).toSorted().map(compilePage));
}

async function compilePage(file: string): Promise<Page> {
  try {
    const { head, body } = splitFrontMatter(await readFile(file, 'utf8'));
    const { updated, ...fields } = headSchema.parse(head);
    const { content, contents } = compileMarkdown(body);
    return {
      slug: basename(file, '.md'),
      ...fields,
      updated: writtenDay(updated),
      updatedDay: updated,
      content,
      contents,
    };
  } catch (error) {
    throw new Error(`${file} ${reasonOf(error)}`, { cause: error });
  }
}

/** Throws if two questions or groups share an id. */
export function compileFaq(groups: readonly FaqGroup[]): CompiledFaqGroup[] {
  const ids = groups.flatMap((group) => [group.id, ...group.questions.map(({ id }) => id)]);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`content/pages/faq.ts has the id ${twice} twice`);
  return groups.map(({ id, title, questions }) => ({
    id,
    title,
    questions: questions.map(({ id: questionId, question, answer }) => {
      const answerHtml = compileToHtml(answer);
      return { id: questionId, question, answerHtml, answerText: plainText(answerHtml) };
    }),
  }));
}
