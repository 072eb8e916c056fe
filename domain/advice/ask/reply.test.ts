import { expect, test } from 'vitest';
import type { AskedData } from './prompt.ts';
import { createAnswerReader } from './reply.ts';

const DATA: AskedData = {
  odczyt: [{ title: 'Warunki', lines: ['nauka do 24 miesięcy'] }],
  bilans: [{ title: 'Kadrowa', lines: ['+12 · Twoje słowa: ludzie'] }],
  tabele: [{ title: 'Kadrowa', lines: ['mediana 7\u00a0240 zł brutto', '4,5 roku'] }],
};
const part = (tekst: string, zrodlo = 'tabele') => ({ tekst, zrodlo });

function read(reply: object | string, question = 'Ile zarobię?') {
  const reader = createAnswerReader(question, DATA);
  const parts = reader.push(typeof reply === 'string' ? reply : JSON.stringify(reply));
  return { parts, reader };
}

test('parts come as they close, with their source', () => {
  const reader = createAnswerReader('Ile?', DATA);
  const reply = JSON.stringify({
    uwaga: 'brak',
    akapity: [part('Raz.'), part('Dwa.', 'bilans')],
    czegoNieWiem: '',
  });
  const at = reply.indexOf('Dwa');
  expect(reader.push(reply.slice(0, at))).toEqual([{ text: 'Raz.', source: 'tabele' }]);
  expect(reader.whole()).toBeNull();
  expect(reader.push(reply.slice(at))).toEqual([{ text: 'Dwa.', source: 'bilans' }]);
  expect(reader.whole()).toEqual({
    parts: [
      { text: 'Raz.', source: 'tabele' },
      { text: 'Dwa.', source: 'bilans' },
    ],
    unknown: '',
  });
});

test.each([
  ['Mediana to 7240 zł.', true],
  ['Mediana to 7 240 zł.', true],
  ['Zwykle 4.5 roku.', true],
  ['Masz 12 punktów i 24 miesiące.', true],
  ['Oba z 3 szlaków.', true],
  ['Mediana to 8 000 zł.', false],
  ['Nauka trwa 11 miesięcy.', false],
  ['Około 3,5 roku.', false],
])('of %j it is shown: %s', (tekst, isShown) => {
  expect(read({ uwaga: 'brak', akapity: [part(tekst)], czegoNieWiem: '' }).parts).toHaveLength(
    isShown ? 1 : 0,
  );
});

test('a figure of the question may be repeated', () => {
  const reply = { uwaga: 'brak', akapity: [part('O 9000 zł tabele nie mówią.')], czegoNieWiem: '' };
  expect(read(reply, 'Czy zarobię 9 000 zł?').parts).toHaveLength(1);
});

test('a part without a source of ours, and one that is too long, is dropped', () => {
  const akapity = [part('Tak.', 'internet'), part('a'.repeat(901)), part('  '), 7];
  const { parts, reader } = read({ uwaga: 'brak', akapity, czegoNieWiem: '' });
  expect(parts).toEqual([]);
  expect(reader.whole()).toBeNull();
});

test('to know nothing is an answer, a made-up figure in it is none', () => {
  expect(read({ uwaga: 'brak', akapity: [], czegoNieWiem: 'Tego nie wiem.' }).reader.whole()).toEqual({
    parts: [],
    unknown: 'Tego nie wiem.',
  });
  expect(read({ uwaga: 'brak', akapity: [], czegoNieWiem: 'Może 15 000 zł.' }).reader.whole()).toBeNull();
});

test('a crisis is told as soon as it is read', () => {
  expect(read('{"uwaga": "kryzys", "akapity": [').reader.isCrisis).toBe(true);
  expect(read('{"uwaga": "brak", "akapity": [').reader.isCrisis).toBe(false);
});
