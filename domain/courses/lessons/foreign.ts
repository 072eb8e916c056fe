// What of a language course's lesson is in the language it teaches (docs/decisions.md 'Heard'): what is bold, a line of a dialogue before its
// translation in brackets, and a block of plain text. What looks Polish is Polish.

export type TaughtLanguage = 'de' | 'en';

const TAUGHT: Record<string, TaughtLanguage> = {
  'angielski-biznesowy': 'en',
  'niemiecki-w-pracy': 'de',
};

/** Null = the course teaches no language. */
export function taughtLanguage(courseId: string): TaughtLanguage | null {
  return TAUGHT[courseId] ?? null;
}

/** Letters and words that neither language taught has. */
const POLISH = /[ąćęłńóśźż]|(?<!\p{L})(?:jest|się|albo|czy|przy|dla|oraz|jak)(?!\p{L})/iu;

/** A word with a colon names what comes behind it. */
export function isForeign(text: string): boolean {
  return /\p{L}/u.test(text) && !POLISH.test(text) && !text.trim().endsWith(':');
}

/** '– Hier fehlt ein Karton. (Tu brakuje kartonu.)' */
const LINE = /<p>([–-]\s)((?:(?!<\/?p>)[^()])+)(\s\((?:(?!<\/?p>)[^()])+\))<\/p>/g;

/** `html`: a quotation's paragraphs. */
export function withForeignLines(html: string, language: TaughtLanguage): string {
  return html.replaceAll(LINE, (line, dash: string, said: string, meaning: string) =>
    isForeign(said.replaceAll(/<[^>]*>|&\w+;/g, ' '))
      ? `<p>${dash}<span lang="${language}">${said}</span>${meaning}</p>`
      : line,
  );
}
