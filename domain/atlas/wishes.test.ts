import { expect, test } from 'vitest';
import { WHOLE_ATLAS } from './state.ts';
import { withWishes } from './wishes.ts';

const read = (query: string) => withWishes({ ...WHOLE_ATLAS, query });

test.each([
  ['z domu', { query: '', conditions: ['zdalnie'] }],
  ['praca zdalna', { query: '', conditions: ['zdalnie'] }],
  ['Księgowość zdalnie', { query: 'Księgowość', conditions: ['zdalnie'] }],
  ['bez matury', { query: '', schoolings: ['bez-szkoly', 'branzowe'] }],
  ['na nocki', { query: '', conditions: ['na-zmiany'] }],
  ['bez nocek', { query: '', conditions: ['bez-zmian'] }],
  ['bez doświadczenia', { query: '', conditions: ['bez-doswiadczenia'] }],
  ['dobrze płatna praca', { query: '', sorting: 'placa' }],
  ['magazyn bez doświadczenia z ludźmi', { query: 'magazyn', conditions: ['bez-doswiadczenia', 'z-ludzmi'] }],
])('%j is a wish', (query, expected) => {
  expect(read(query)).toEqual({ ...WHOLE_ATLAS, ...expected });
});

test.each(['spawacz', 'opieka w domu dziecka', 'zmiana opatrunków', 'domu', 'noc'])('%j is none', (query) => {
  expect(read(query)).toEqual({ ...WHOLE_ATLAS, query });
});

test('what was chosen by hand stays', () => {
  const chosen = {
    ...WHOLE_ATLAS,
    query: 'bez matury dobrze płatna',
    schoolings: ['srednie'],
    sorting: 'a-z',
  } as const;
  expect(withWishes(chosen)).toEqual({ ...chosen, query: '' });
});
