import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLongText, cleanName, MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from './clean-text.ts';

test('control and invisible characters go, and the text is trimmed', () => {
  expect(cleanName(' Ana\u0000li\u00adty\u200bk\u202e \t danych\n')).toBe('Analityk danych');
});

test('a long text keeps its line breaks, at most one empty line in a row', () => {
  expect(cleanLongText('a \r\n b\n\n\n\nc')).toBe('a\nb\n\nc');
});

test('a text at the cap stays, one character over is cut', () => {
  expect(cleanName('x'.repeat(MAX_NAME_LENGTH))).toHaveLength(MAX_NAME_LENGTH);
  expect(cleanName('x'.repeat(MAX_NAME_LENGTH + 1))).toHaveLength(MAX_NAME_LENGTH);
  expect(cleanLongText('x'.repeat(MAX_TEXT_LENGTH + 1))).toHaveLength(MAX_TEXT_LENGTH);
});

test('the cut never halves a surrogate pair', () => {
  expect(cleanName(`${'x'.repeat(MAX_NAME_LENGTH - 1)}🌿`)).toBe('x'.repeat(MAX_NAME_LENGTH - 1));
});

test('markup stays as it is, for pages to show as text', () => {
  expect(cleanLongText('<script>alert(1)</script>')).toBe('<script>alert(1)</script>');
});

test('cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (raw) => {
      expect(cleanName(cleanName(raw))).toBe(cleanName(raw));
      expect(cleanLongText(cleanLongText(raw))).toBe(cleanLongText(raw));
    }),
  );
});
