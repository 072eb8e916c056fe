// In which language somebody writes. Nothing is guessed from a text that isn't Polish.
import type { AnswerLanguage } from '../reading.ts';

const POLISH = new Set(
  `i w na z nie się sie jest jestem mam do to że ze a o po za od dla jak ale lubię lubie pracuję pracuje praca pracy bo chcę chce co przy
  czy też tez lat bardzo już juz tylko mnie mi jako przez ludzi pracy lub oraz które ktore ma są sa nad u pod przed bez by tak rok roku`.split(
    /\s+/,
  ),
);
const ENGLISH = new Set(
  `the and i to a of in is am my with for have like love work worked working you it on as at not but want job be was are i'm ive years been
  people would can from or that this very do don't doesn't enjoy good`.split(/\s+/),
);
const FEWEST = 4;

export function languageOf(text: string): AnswerLanguage {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  if (letters > 0 && cyrillic > letters / 2)
    return /[ыэёъ]/i.test(text) && !/[іїєґ]/i.test(text) ? 'other' : 'uk';
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  if (words.length < FEWEST || /[ąćęłńśźż]/i.test(text)) return 'pl';
  const polish = words.filter((word) => POLISH.has(word)).length;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  if (english >= 2 && english > polish) return 'en';
  const isForeign = letters > 0 && /[äöüßñçèêàùîôûãõěřšžůțșő]/i.test(text);
  return isForeign && polish === 0 ? 'other' : 'pl';
}
