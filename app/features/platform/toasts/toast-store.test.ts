import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { addToastAtom, removeToastAtom, toastsAtom } from './toast-store.ts';

const say = (store: ReturnType<typeof createStore>, text: string, ms?: number) =>
  store.set(addToastAtom, { tone: 'info', text, ...(ms === undefined ? {} : { ms }) });
const textsIn = (store: ReturnType<typeof createStore>) => store.get(toastsAtom).map(({ text }) => text);

test('twenty toasts stand at once; the twenty-first sends the oldest away', () => {
  const store = createStore();
  for (let number = 1; number <= 20; number++) say(store, String(number));
  expect(textsIn(store)).toHaveLength(20);
  say(store, '21');
  expect(textsIn(store)).toHaveLength(20);
  expect(textsIn(store).at(0)).toBe('2');
  expect(textsIn(store).at(-1)).toBe('21');
});

test('a toast stays for four seconds unless it says otherwise', () => {
  const store = createStore();
  say(store, 'zwykły');
  say(store, 'krótki', 2_000);
  expect(store.get(toastsAtom).map(({ ms }) => ms)).toEqual([4_000, 2_000]);
});

test('a dismissed toast takes no other with it, though both say the same', () => {
  const store = createStore();
  say(store, 'to samo');
  say(store, 'to samo');
  const [first] = store.get(toastsAtom);
  store.set(removeToastAtom, first?.id ?? '');
  expect(textsIn(store)).toEqual(['to samo']);
});
