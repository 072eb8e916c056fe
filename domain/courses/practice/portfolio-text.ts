// A portfolio as a file of plain text with Markdown's headings, for whoever takes it elsewhere. What people wrote stays as they wrote it.
import { polishDate } from '../../platform/polish-date.ts';
import { lessonName, type PortfolioEntry } from './portfolio.ts';

export function portfolioText(course: string, entries: readonly PortfolioEntry[]): string {
  const parts = entries.flatMap((entry) => [
    `## ${lessonName(entry)}`,
    `**Zadanie.** ${oneLine(entry.task)}`,
    `*Zapisano ${polishDate(entry.savedAt)}*`,
    entry.text.trim(),
  ]);
  return `${[`# ${course}: portfolio`, ...parts].join('\n\n')}\n`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
