import { expect, test } from 'vitest';
import { unclosedString } from './py-strings.ts';

test.each([
  'print("hej")',
  "print('it\\'s')",
  `print("it's")`,
  "# it's a note\nprint(1)",
  "'''it's\n\"of two lines'''",
  `x = "" + ''`,
  'x = """"""',
  "x = f'{1}' 'a' # 'b",
  "x = 'a\\\nb'",
  "x = r'\\d'",
  'print(1',
])('each text of %s has its end', (code) => {
  expect(unclosedString(code)).toBeNull();
});

test.each([
  ['print("hej)', 'line 1', '    print("hej)\n          ^', 'string literal (detected at line 1)'],
  [
    "a = 1\n  print('it's')",
    'line 2',
    "    print('it's')\n               ^",
    'string literal (detected at line 2)',
  ],
  [
    "x = ['a', 'b]\ny = 'c'",
    'line 1',
    "    x = ['a', 'b]\n              ^",
    'string literal (detected at line 1)',
  ],
  ["'''a\nb\n", 'line 1', "    '''a\n    ^", 'triple-quoted string literal (detected at line 2)'],
])('%s is told as Python tells it', (code, line, place, words) => {
  expect(unclosedString(code)).toBe(`  File "kod.py", ${line}\n${place}\nSyntaxError: unterminated ${words}`);
});
