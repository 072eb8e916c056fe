// A lesson's Markdown taken apart for its rules: prose and code are held to different ones.

export type Code = { language: string; text: string };

type LessonParts = {
  /** Without the fences and what is between them. */
  prose: string;
  codes: Code[];
  /** The last fence has no end. */
  isOpen: boolean;
  headings: { level: number; title: string }[];
  /** Running text; no headings, lists, tables or quotes. */
  paragraphs: string[];
};

/** Also within a list, however deep: its indentation, its mark, its language. */
export const FENCE = /^([ \t]*)(`{3,}|~{3,})[ \t]*([^\s`]*)[^`]*$/;
const HEADING = /^ {0,3}(#{1,6})\s+(.+?)\s*#*$/;
const NO_PARAGRAPH = /^\s*(?:#|[-*+]\s|\d+[.)]\s|>|\||(?:-{3,}|\*{3,})\s*$)/;

export function partsOf(markdown: string): LessonParts {
  const prose: string[] = [];
  const codes: Code[] = [];
  let open: { mark: string; language: string; lines: string[] } | null = null;
  for (const line of markdown.split('\n')) {
    const [, , mark = '', language = ''] = FENCE.exec(line) ?? [];
    if (open !== null) {
      if (mark.startsWith(open.mark) && language === '') {
        codes.push({ language: open.language, text: open.lines.join('\n') });
        open = null;
      } else open.lines.push(line);
    } else if (mark === '') prose.push(line);
    else {
      open = { mark, language: language.toLowerCase(), lines: [] };
      prose.push('');
    }
  }
  const blocks = prose.join('\n').split(/\n\s*\n/);
  return {
    prose: prose.join('\n'),
    codes,
    isOpen: open !== null,
    headings: prose.flatMap((line) => {
      const [, signs = '', title = ''] = HEADING.exec(line) ?? [];
      return signs === '' ? [] : [{ level: signs.length, title }];
    }),
    paragraphs: blocks
      .map((block) => block.trim())
      .filter((block) => block !== '' && !NO_PARAGRAPH.test(block)),
  };
}
