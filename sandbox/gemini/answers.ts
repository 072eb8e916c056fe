// Finds the person's answers in a prompt, and the pieces of their own words that can safely be quoted back.
import type { Preference } from '#domain/quiz/answers.ts';

export type Answers = { preferences: Preference[]; interests: string; info: string };

/** One clause as the person wrote it, tidied for quoting, and folded for matching. */
export type Fragment = { quote: string; folded: string; from: 'interests' | 'info'; disliked: boolean };

const PREFERENCES = ['nature', 'ambitious', 'helping', 'creative'] as const satisfies Preference[];
const MAX_QUOTE = 80;
const MAX_FRAGMENTS = 200;

/** The block the application writes; the last one counts, since a prompt's instructions may mention the tags. */
const BLOCK = /<odpowiedzi>((?:(?!<odpowiedzi>)[^])*?)<\/odpowiedzi>/g;

export function readAnswers(prompt: string): Answers {
  const blocks = [...prompt.matchAll(BLOCK)].map(([, block = '']) => parseObject(block));
  const parsed = blocks.findLast((block) => block !== null) ?? null;
  if (parsed === null) return { preferences: [], interests: prompt, info: '' };
  const chosen = Array.isArray(parsed['preferences']) ? parsed['preferences'] : [];
  return {
    preferences: PREFERENCES.filter((preference) => chosen.includes(preference)),
    interests: textOf(parsed['additional_interests']),
    info: textOf(parsed['additional_info']),
  };
}

export function fragmentsOf(answers: Answers): Fragment[] {
  const found = [...cut(answers.interests, 'interests'), ...cut(answers.info, 'info')];
  const seen = new Set<string>();
  return found.filter(({ folded }) => !seen.has(folded) && seen.add(folded)).slice(0, MAX_FRAGMENTS);
}

/** Lower case without diacritics, everything but letters and digits a single space, a space at both ends. */
export function fold(text: string): string {
  const plain = text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '');
  return ` ${plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

/** Keywords are beginnings of words split by `|`; `=word` asks for the whole word. */
export function mentions(folded: string, keyword: string): boolean {
  return keyword.startsWith('=') ? folded.includes(` ${keyword.slice(1)} `) : folded.includes(` ${keyword}`);
}

function cut(text: string, from: Fragment['from']): Fragment[] {
  return text
    .slice(0, 20_000)
    .replaceAll(/<[^<>]{0,200}>/g, ' ')
    .split(/[.,;:!?\n\r()[\]{}|•/–—]+|\s-+\s|\s(?:oraz|ale|bo|ponieważ|gdyż|a także|i|a)\s/)
    .filter((clause) => !isInstruction(clause) && !saysNothing(clause))
    .map((clause) => ({ quote: tidy(clause), folded: fold(clause), from, disliked: isDislike(clause) }))
    .filter(({ quote }) => (quote.match(/\p{L}/gu)?.length ?? 0) >= 3);
}

/** No quotation marks, markup or control characters, so that „…” around it always reads well. */
function tidy(clause: string): string {
  const clean = clause
    .replaceAll(/[\p{C}"'„”“«»‘’`<>*_#=~^\\$&%@]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:(?:i|a|też|także|że|oraz|więc|może|czasem|ogólnie)\s)+/i, '');
  if (clean.length <= MAX_QUOTE) return clean;
  const short = clean.slice(0, MAX_QUOTE);
  return `${short.slice(0, Math.max(short.lastIndexOf(' '), 40))}…`;
}

/** A good adviser doesn't read orders to itself, addresses or code back to the person. */
function isInstruction(clause: string): boolean {
  return /zignoruj|ignoruj|ignore|instru[kc]|prompt|system|odpowiedz|javascript|alert|http|www|\d{6}|@/i.test(
    clause,
  );
}

function saysNothing(clause: string): boolean {
  return /^ (?:(?:sama? )?nie wiem|nic|brak|nie mam)(?: .{0,12})? $/.test(fold(clause));
}

function isDislike(clause: string): boolean {
  return /nie (?:lubi|znos|cierpi|chc|interes|przepad)|nienawid|unika|nudz/.test(fold(clause));
}

function parseObject(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null;
  } catch {
    return null;
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
