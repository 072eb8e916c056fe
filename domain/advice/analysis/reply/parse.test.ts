import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_REPLY_DEPTH, MAX_REPLY_LENGTH } from './json-text.ts';
import { cleanReply, parseReply as parse, replyFaultSentence } from './parse.ts';
import { SAMPLE_ANALYSIS } from '../sample-analysis.ts';
import { parseAnalysis } from '../schema.ts';

const parseReply = (text: string) => parse(text, parseAnalysis);
const JSON_TEXT = JSON.stringify(SAMPLE_ANALYSIS, null, 2);
const ok = { ok: true, analysis: SAMPLE_ANALYSIS };
const codeOf = (text: string) => {
  const parsed = parseReply(text);
  return parsed.ok ? 'ok' : parsed.code;
};

const sentenceOf = (text: string) => {
  const parsed = parseReply(text);
  return parsed.ok ? null : replyFaultSentence(parsed.code, parsed.detail);
};

test('a plain reply is parsed', () => {
  expect(parseReply(JSON_TEXT)).toEqual(ok);
});

test('fences, prose around, BOM, CRLF and control characters do no harm', () => {
  expect(parseReply(`\ufeff\`\`\`json\r\n${JSON_TEXT}\r\n\`\`\``)).toEqual(ok);
  expect(parseReply(`Oto [analiza] [1] {dla Ciebie}:\n${JSON_TEXT}\nPowodzenia :-} ]`)).toEqual(ok);
  expect(parseReply(JSON_TEXT.replaceAll('\n', '\r\n\u0000\u00a0\u0007'))).toEqual(ok);
});

test('raw control characters inside strings do not break parsing', () => {
  const raw = JSON_TEXT.replace('Masz dobry początek. ', 'Masz\u0000 dobry\tpoczątek.\r\n');
  const parsed = parseReply(raw);
  expect(parsed.ok && parsed.analysis.podsumowanieInspirujace).toBe(
    'Masz dobry początek.\nZrób dziś jeden mały krok.',
  );
});

test('braces and fences inside strings are text', () => {
  expect(cleanReply('x {"a": "}```{", "b": "\\"}"} y')).toBe('{"a": "}```{", "b": "\\"}"}');
});

test('an empty reply, blank, fenced nothing, undefined and null are empty', () => {
  for (const text of [
    '',
    ' \n',
    '\ufeff',
    'undefined',
    'null',
    ' null\n',
    '```json\n```',
    '```\nnull\n```',
  ]) {
    expect(codeOf(text), JSON.stringify(text)).toBe('empty');
  }
});

test('a cut reply, a trailing comma and rubbish are no JSON', () => {
  expect(codeOf(JSON_TEXT.slice(0, -1))).toBe('not-json');
  expect(codeOf(JSON_TEXT.slice(0, 500))).toBe('not-json');
  expect(codeOf(JSON_TEXT.replace('],', ',],'))).toBe('not-json');
  for (const text of ['Przepraszam, nie mogę pomóc.', '<html>', '{', '{]', 'słowo '.repeat(50)]) {
    expect(codeOf(text)).toBe('not-json');
  }
});

test('JSON of another structure is invalid', () => {
  for (const text of ['{}', '[]', '7', '"tekst"', '{"a":1}', `[${JSON_TEXT}]`])
    expect(codeOf(text)).toBe('invalid');
});

test('a reply at the bound is read, one character over is refused', () => {
  expect(parseReply(JSON_TEXT.padEnd(MAX_REPLY_LENGTH))).toEqual(ok);
  expect(parseReply(JSON_TEXT.padEnd(MAX_REPLY_LENGTH + 1))).toMatchObject({ code: 'invalid' });
});

test('nesting at the bound is parsed, one deeper is refused before it', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const tooDeep = { ok: false, code: 'invalid', detail: 'odpowiedź jest zbyt zagnieżdżona' };
  expect(parseReply(nested(MAX_REPLY_DEPTH))).toMatchObject({ code: 'invalid' });
  expect(parseReply(nested(MAX_REPLY_DEPTH))).not.toEqual(tooDeep);
  expect(parseReply(nested(MAX_REPLY_DEPTH + 1))).toEqual(tooDeep);
  expect(parseReply('['.repeat(100_000))).toEqual(tooDeep);
  expect(parseReply(`{"a":${'{"a":'.repeat(100_000)}`)).toEqual(tooDeep);
});

test('a megabyte of blanks or backticks is read in no time', () => {
  const start = performance.now();
  for (const unit of [' ', '`', '[', '{', '{"', '\\', '```\n'])
    parseReply(unit.repeat(MAX_REPLY_LENGTH / unit.length));
  expect(performance.now() - start).toBeLessThan(5_000);
});

test('no text makes the parser throw, and no fault shows text of the reply', () => {
  const pieces = [
    '{',
    '}',
    '[',
    ']',
    '"',
    '\\',
    ':',
    ',',
    '\u0000',
    '```json',
    '"sekret"',
    'sekret',
    'null',
    '1',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (parts) => {
      const parsed = parseReply(parts.join(''));
      expect(parsed.ok ? '' : parsed.detail + replyFaultSentence(parsed.code, parsed.detail)).not.toContain(
        'sekret',
      );
    }),
  );
});

test('each fault has its sentence', () => {
  expect(replyFaultSentence('empty')).toBe('Otrzymano pustą odpowiedź z AI. Spróbuj ponownie.');
  expect(replyFaultSentence('invalid')).toBe(
    'Odpowiedź AI nie jest poprawna strukturalnie. Spróbuj ponownie.',
  );
  expect(replyFaultSentence('not-json', 'odpowiedź urywa się przed końcem')).toBe(
    'Błąd parsowania odpowiedzi JSON z AI: odpowiedź urywa się przed końcem. Spróbuj ponownie.',
  );
  expect(sentenceOf('Nie mogę pomóc.')).toBe(
    'Niepoprawny format odpowiedzi z AI: odpowiedź nie zawiera danych w formacie JSON. Spróbuj ponownie.',
  );
  expect(sentenceOf('['.repeat(MAX_REPLY_DEPTH + 1))).toBe(
    'Błąd przetwarzania odpowiedzi AI przed parsowaniem JSON: odpowiedź jest zbyt zagnieżdżona. Spróbuj ponownie.',
  );
  expect(sentenceOf('x'.padEnd(MAX_REPLY_LENGTH + 1, '{'))).toContain('przed parsowaniem JSON: ');
});
