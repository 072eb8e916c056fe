import { expect, test } from 'vitest';
import { runnableLanguage } from './runnable.ts';

test.each([
  ['js', "console.log('a')", 'js'],
  ['javascript', 'const imported = 1;', 'js'],
  ['sql', 'SELECT 1', 'sql'],
  ['python', "imie = input('Kto? ')\nprint(imie)", 'py'],
  ['py', 'importowane = 1', 'py'],
  ['python', 'from datetime import date\nprint(date(2026, 1, 2))', 'py'],
  ['html', '<p style="color: red">Dzień dobry</p>', 'html'],
])('%s that stands for itself runs: %s', (language, code, runs) => {
  expect(runnableLanguage(language, code)).toBe(runs);
});

test.each([
  ['js', 'document.title;'],
  ['js', "const fs = require('node:fs');"],
  ['js', "import { a } from './a.js';"],
  ['js', 'process.nextTick(f)'],
  ['js', 'const a = 1;\n// ...'],
  ['js', ' \n'],
  ['sql', 'SELECT now();'],
  ['sql', "SELECT '5'::integer;"],
  ['sql', '\\dt'],
  ['sql', 'CREATE TABLE a (id SERIAL PRIMARY KEY);'],
  ['python', 'import pandas as pd'],
  ['python', 'import random, os'],
  ['python', 'from browser import window'],
  ['python', "with open('a.csv') as plik:\n    print(plik.read())"],
  ['python', '>>> 1 + 1'],
  ['python', 'def f():\n    # ...'],
  ['html', '<script src="kasa.js" defer></script>'],
  ['html', '<img src="sala.jpg" alt="Sala">'],
])('%s that needs what is not there is read only: %s', (language, code) => {
  expect(runnableLanguage(language, code)).toBeNull();
});

test.each(['', 'bash', 'java', 'tsx', 'constructor'])('“%s” is no language that runs', (language) => {
  expect(runnableLanguage(language, 'x')).toBeNull();
});
