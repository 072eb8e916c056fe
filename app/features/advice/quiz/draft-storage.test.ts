import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft, keptDraft, moveDraftToMemory, storeDraftAgain } from './draft-storage.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  forgetDraft();
});

test('a draft is kept in the tab’s storage', () => {
  keepDraft('las');
  expect([...stored.values()]).toEqual(['las']);
  expect(keptDraft()).toBe('las');
});

test('words of a crisis leave the storage, and going back still finds them', () => {
  keepDraft('nie chcę żyć');
  moveDraftToMemory();
  expect(stored.size).toBe(0);
  expect(keptDraft()).toBe('nie chcę żyć');
  keepDraft('nie chcę tak żyć');
  expect(stored.size).toBe(0);
  expect(keptDraft()).toBe('nie chcę tak żyć');
});

test('once the gate lets it through it is stored again', () => {
  keepDraft('x');
  moveDraftToMemory();
  keepDraft('zmieniam pracę');
  storeDraftAgain();
  expect([...stored.values()]).toEqual(['zmieniam pracę']);
  storeDraftAgain();
  expect(keptDraft()).toBe('zmieniam pracę');
});

test('after success nothing is left', () => {
  keepDraft('x');
  moveDraftToMemory();
  forgetDraft();
  expect(keptDraft()).toBeNull();
});
