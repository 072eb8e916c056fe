// What may stand in a log of a text that came from outside or out of an error (docs/product.md 'Error reports'): no e-mail address,
// no query of an address, nothing long enough to be a token. What remains still says what broke and where.

// Each part is bounded, so that no text takes long.
const EMAIL = /[^\s<>"'(),:;@/?&=]{1,64}(?:@|%40)[^\s<>"'(),:;@/?&=]{1,255}/gi;
const QUERY = /(?<=\S)\?(?=\S)[^\s"'<>)]*?(?=(?::\d+){0,2}(?:[\s"'<>)]|$))/g;
const FRAGMENT = /#[\w-]{1,40}=[^\s"'<>)]*/g;
const TOKEN = /[\w-]{40,}/g;

// oxlint-disable-next-line no-control-regex -- these are what breaks a line
const LINE_BREAKS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

export function scrubbed(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(EMAIL, '[e-mail]')
    .replaceAll(QUERY, '')
    .replaceAll(FRAGMENT, '')
    .replaceAll(TOKEN, '[…]');
}

/** The same on one line, whatever it holds. */
export function scrubbedLine(text: string, maxLength: number): string {
  return scrubbed(text.slice(0, maxLength)).replaceAll(LINE_BREAKS, ' ').trim();
}

const ADDRESS = /\bhttps?:\/\/\S+/gi;
const KEY = /[A-Za-z0-9_-]{24,}/g;
const PROJECT_NUMBER = /\d{6,}/g;
const MAX_PROVIDER_LENGTH = 200;

/** What a provider wrote of a failed call: besides, no address, no key, and no number of our account there. */
export function providerWords(text: string): string {
  const masked = text.replaceAll(ADDRESS, '[…]').replaceAll(KEY, '[…]').replaceAll(PROJECT_NUMBER, '[…]');
  return scrubbedLine(masked, MAX_PROVIDER_LENGTH);
}

/** As JSON, every text and name in it scrubbed. */
export function scrubbedJson(content: unknown): string {
  return JSON.stringify(content, (_, value: unknown) => {
    if (typeof value === 'string') return scrubbed(value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [scrubbed(name), part]));
  });
}
