// A lesson's reply: its Markdown, a line with the mark, then its practice as JSON. The text comes first and streams to its reader line by
// line; the mark and what follows it are never shown, also where a chunk or the whole reply ends within them.

/** The line between the two; no Markdown begins so. */
export const PRACTICE_MARK = '%%% PRAKTYKA %%%';

/** Models like to decorate a line, as a heading or in bold. */
const MARK_LINE = /^[^\p{L}\n]*%{3}[ \t]*PRAKTYKA[ \t]*%{3}[^\p{L}\n]*$/imu;
const LINE_BREAK = /\r\n?/g;
/** Nor to wrap all they say into a block of code. */
const WRAPPER = /^\s*```(?:markdown|md|text|json)?[ \t]*\n/i;
const FENCE = /^ {0,3}(?:```|~~~)/gm;

/** `practice` null = the reply has no mark. */
type LessonReply = { text: string; practice: string | null };

export function splitReply(reply: string): LessonReply {
  const whole = reply.replaceAll(LINE_BREAK, '\n');
  const mark = MARK_LINE.exec(whole);
  if (mark !== null) {
    const text = whole.slice(0, mark.index);
    return { text: unwrapped(text), practice: whole.slice(mark.index + mark[0].length) };
  }
  const end = whole.lastIndexOf('\n') + 1;
  return { text: unwrapped(beginsMark(whole.slice(end)) ? whole.slice(0, end) : whole), practice: null };
}

type TextReader = {
  /** Returns the lines that are finished now and belong to the text. */
  push(chunk: string): string;
};

export function createTextReader(): TextReader {
  let unfinished = '';
  let hasBegun = false;
  let isOver = false;
  return {
    push(chunk) {
      if (isOver) return '';
      // A '\r' at the end may be half of a line break.
      unfinished += chunk;
      const end = unfinished.lastIndexOf('\n') + 1;
      if (end === 0) return '';
      let lines = unfinished.slice(0, end).replaceAll(LINE_BREAK, '\n');
      unfinished = unfinished.slice(end);
      const mark = MARK_LINE.exec(lines);
      isOver = mark !== null;
      if (mark !== null) lines = lines.slice(0, mark.index);
      if (!hasBegun) lines = lines.replace(WRAPPER, '');
      hasBegun ||= lines.trim() !== '';
      return lines;
    },
  };
}

/** A mark that was cut short. */
function beginsMark(line: string): boolean {
  const bare = line.trim();
  return bare.length > 1 && PRACTICE_MARK.startsWith(bare);
}

// Around the text alone there is a closing fence, which cleaning takes away (lessons/lesson.ts); around both there is none before the mark.
function unwrapped(text: string): string {
  const isOpen = (text.match(FENCE)?.length ?? 0) % 2 === 1;
  return isOpen ? text.replace(WRAPPER, '') : text;
}
