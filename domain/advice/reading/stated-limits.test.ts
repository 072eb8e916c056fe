import { describe, expect, test } from 'vitest';
import { statedLimits } from './stated-limits.ts';
import { plainText, tokensOf } from './tokens.ts';

const limitsOf = (text: string) =>
  Object.entries(statedLimits(plainText(tokensOf(text)))).flatMap(([name, value]) =>
    value === false || value === null ? [] : [name],
  );

describe('said plainly', () => {
  test.each([
    ['Mam chory kręgosłup', 'noLifting'],
    ['nie mogę dźwigać', 'noLifting'],
    ['nie moge dziwgac', 'noLifting'],
    ['kręgosłup mi siada', 'noLifting'],
    ['po operacji przepukliny', 'noLifting'],
    ['nie mogę długo stać', 'noStanding'],
    ['kolana odmawiają posłuszeństwa', 'noStanding'],
    ['bez nocek', 'noShifts'],
    ['mam dość nocnych dyżurów', 'noShifts'],
    ['tylko na rano', 'noShifts'],
    ['oczy bolą mnie od ekranu', 'noScreen'],
    ['mogę pracować tylko zdalnie', 'remoteOnly'],
    ['pracy od zaraz', 'maxMonths'],
    ['nie chcę studiować', 'maxMonths'],
    ['minimum 7000 zł', 'minPay'],
    ['słabo mówię po polsku', 'polishLevel'],
  ])('%s: %s', (text, limit) => {
    expect(limitsOf(text)).toContain(limit);
  });
});

describe('no limit', () => {
  test.each([
    ['Lubię pracę na świeżym powietrzu'],
    ['Chętnie pracuję zdalnie'],
    ['interesuje mnie anatomia, masaż, rehabilitacja'],
    ['zmiana pracy po latach'],
    ['uczę angielskiego po polsku'],
    ['lubię noce pod gwiazdami'],
    ['komputer to moja pasja'],
  ])('%s', (text) => {
    expect(limitsOf(text)).toEqual([]);
  });
});

test('amounts and months are read as numbers', () => {
  expect(statedLimits(plainText(tokensOf('co najmniej 6 500 zł, do roku nauki')))).toMatchObject({
    minPay: 6500,
    maxMonths: 12,
  });
});
