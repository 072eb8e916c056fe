import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  faultOfCredentials,
  faultOfEmail,
  faultOfNewPassword,
  normalisedEmail,
  maskedEmail,
} from './credentials.ts';

test.each([
  ['', 'haslo123', 'email', 'Wypełnij wszystkie pola'],
  ['   ', 'haslo123', 'email', 'Wypełnij wszystkie pola'],
  ['a@b.pl', '', 'password', 'Wypełnij wszystkie pola'],
  ['ab.pl', 'haslo123', 'email', 'Wprowadź poprawny adres e-mail'],
  ['a b@c.pl', 'haslo123', 'email', 'Wprowadź poprawny adres e-mail'],
  ['@b.pl', 'haslo123', 'email', 'Wprowadź poprawny adres e-mail'],
  ['ktos<ala@b.pl>', 'haslo123', 'email', 'Wprowadź poprawny adres e-mail'],
  ['ala@b.pl>', 'haslo123', 'email', 'Wprowadź poprawny adres e-mail'],
  ['ala,ela@b.pl', 'haslo123', 'email', 'Wprowadź poprawny adres e-mail'],
  ['"ala"@b.pl', 'haslo123', 'email', 'Wprowadź poprawny adres e-mail'],
  ['x@[127.0.0.1]', 'haslo123', 'email', 'Wprowadź poprawny adres e-mail'],
  ['x@127.0.0.1', 'haslo123', 'email', 'Wprowadź poprawny adres e-mail'],
  ['x@1.0x1', 'haslo123', 'email', 'Wprowadź poprawny adres e-mail'],
  ['a@b', 'haslo123', 'email', 'Wprowadź poprawny adres e-mail'],
  ['a@b.p', 'haslo123', 'email', 'Wprowadź poprawny adres e-mail'],
  ['a@b.pl.', 'haslo123', 'email', 'Wprowadź poprawny adres e-mail'],
  ['a@b..pl', 'haslo123', 'email', 'Wprowadź poprawny adres e-mail'],
  ['a@-b.pl', 'haslo123', 'email', 'Wprowadź poprawny adres e-mail'],
  ['a@b@c.pl', 'haslo123', 'email', 'Wprowadź poprawny adres e-mail'],
  ['a\u202Eb@c.pl', 'haslo123', 'email', 'Wprowadź poprawny adres e-mail'],
  ['a@c\u2066.pl', 'haslo123', 'email', 'Wprowadź poprawny adres e-mail'],
  ['a\u200Bb@c.pl', 'haslo123', 'email', 'Wprowadź poprawny adres e-mail'],
  ['a\u0007b@c.pl', 'haslo123', 'email', 'Wprowadź poprawny adres e-mail'],
  [`${'a'.repeat(250)}@b.pl`, 'haslo123', 'email', 'Wprowadź poprawny adres e-mail'],
  ['a@b.pl', '1234567', 'password', 'Hasło musi mieć minimum 8 znaków'],
  ['a@b.pl', 'x'.repeat(201), 'password', 'Hasło może mieć najwyżej 200 znaków'],
])('%j with %j is refused at the field %s', (email, password, field, sentence) => {
  expect(faultOfCredentials(email, password)).toEqual({ field, sentence });
});

test('eight characters and an address with an at sign are enough', () => {
  expect(faultOfCredentials(' a@b.pl ', '12345678')).toBeNull();
  expect(faultOfCredentials('a@b.pl', 'x'.repeat(200))).toBeNull();
});

test.each([
  'ala+szlak@b.co.uk',
  "o'neill@b.pl",
  'zażółć@b.pl',
  'a@żółw.pl',
  'a@xn--w-uga1v8h.pl',
  'a@b.museum',
  'a@1.pl',
])('%s is an address', (email) => {
  expect(faultOfEmail(email)).toBeNull();
});

test.each([
  ['Ala@ŻÓŁW.pl', 'ala@xn--w-uga1v8h.pl'],
  ['ala@z\u0307o\u0301\u0142w.pl', 'ala@xn--w-uga1v8h.pl'],
  ['ala@xn--w-uga1v8h.pl', 'ala@xn--w-uga1v8h.pl'],
  ['za\u017co\u0301\u0142c\u0301@b.pl', 'zażółć@b.pl'],
  ['  x  ', 'x'],
  ['a@b', 'a@b'],
])('%s has the one form %s', (typed, form) => {
  expect(normalisedEmail(typed)).toBe(form);
  expect(normalisedEmail(form)).toBe(form);
});

test('the form of an address is its own form, and passes where the address does', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'grapheme' })), (typed) => {
      const form = normalisedEmail(typed);
      expect(normalisedEmail(form)).toBe(form);
      if (faultOfEmail(typed) === null) expect(faultOfEmail(form)).toBeNull();
    }),
  );
});

test('an address is compared without case and blanks around it', () => {
  expect(normalisedEmail('  Ala@Example.PL ')).toBe('ala@example.pl');
});

test.each([
  ['', '', 'newPassword', 'Wypełnij wszystkie pola'],
  ['1234567', '1234567', 'newPassword', 'Hasło musi mieć minimum 8 znaków'],
  ['x'.repeat(201), 'x'.repeat(201), 'newPassword', 'Hasło może mieć najwyżej 200 znaków'],
  ['12345678', '', 'confirmation', 'Wypełnij wszystkie pola'],
  ['12345678', '12345679', 'confirmation', 'Hasła nie są identyczne'],
])('a new password %j typed again as %j is refused at %s', (password, confirmation, field, sentence) => {
  expect(faultOfNewPassword(password, confirmation)).toEqual({ field, sentence });
});

test('a new password of eight characters, typed twice, can be sent', () => {
  expect(faultOfNewPassword('12345678', '12345678')).toBeNull();
});

test('an address alone is held to the same rule', () => {
  expect(faultOfEmail(' ')).toBe('Wypełnij wszystkie pola');
  expect(faultOfEmail('ab.pl')).toBe('Wprowadź poprawny adres e-mail');
  expect(faultOfEmail(' a@b.pl ')).toBeNull();
});

test.each([
  ['anna.nowak@example.pl', 'a…@example.pl'],
  ['a@b.pl', 'a…@b.pl'],
  ['ż"@"x@b.pl', 'ż…@b.pl'],
  ['😀a@b.pl', '😀…@b.pl'],
  ['nikt', '…'],
])('%s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});
