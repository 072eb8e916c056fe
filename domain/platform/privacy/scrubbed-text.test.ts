import { expect, test } from 'vitest';
import { providerWords, scrubbed, scrubbedJson, scrubbedLine } from './scrubbed-text.ts';

test.each([
  ['Błąd dla ala.nowak+x@example.pl.', 'Błąd dla [e-mail]'],
  ['to=ala%40example.pl&x', 'to=[e-mail]&x'],
  [
    'at load (https://szlak.example/assets/a.js?v=1a2b:12:34)',
    'at load (https://szlak.example/assets/a.js:12:34)',
  ],
  ['GET /nowe-haslo?token=abc&powrot=/a:b failed', 'GET /nowe-haslo failed'],
  ['https://szlak.example/#access_token=abc', 'https://szlak.example/'],
  [`session=${'A'.repeat(43)};`, 'session=[…];'],
  ['Dlaczego? Bo tak.', 'Dlaczego? Bo tak.'],
  ['Minified React error #418', 'Minified React error #418'],
  ['run 0b0e7f0a-1c1d-4e1f-8a8b-9c9d0e0f1a2b', 'run 0b0e7f0a-1c1d-4e1f-8a8b-9c9d0e0f1a2b'],
  ['half a \ud800 character', 'half a \ufffd character'],
])('%j becomes %j', (text, expected) => {
  expect(scrubbed(text)).toBe(expected);
});

test('a line stays one, and is no longer than asked for', () => {
  expect(scrubbedLine('a\r\nb\u2028c\u0000d\u0085e', 100)).toBe('a b c d e');
  expect(scrubbedLine('x'.repeat(20), 10)).toBe('x'.repeat(10));
});

test.each([
  [
    'API key AIzaSyA-1234567890abcdefghijklmnop not valid,\nsee https://cloud.example/keys?key=AIza',
    'API key […] not valid, see […]',
  ],
  ['Gemini API is disabled in project 918273645546.', 'Gemini API is disabled in project […].'],
  ['projects/12345/x', 'projects/12345/x'],
  ['projects/123456/x', 'projects/[…]/x'],
  ['The model is overloaded.', 'The model is overloaded.'],
])('addresses, keys and project numbers of the upstream text never get into a log: %j', (text, expected) => {
  expect(providerWords(text)).toBe(expected);
});

test('a long upstream text is cut', () => {
  expect(providerWords('word '.repeat(500)).length).toBeLessThanOrEqual(200);
});

test('texts and names are scrubbed however deep they stand', () => {
  const content = { list: [{ 'ala@example.pl': 'b@example.pl' }], n: 1, none: null };
  expect(scrubbedJson(content)).toBe('{"list":[{"[e-mail]":"[e-mail]"}],"n":1,"none":null}');
});
