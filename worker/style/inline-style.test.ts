import { expect, test } from 'vitest';
import { inlineStyle } from './inline-style.ts';
import { parseStyleSheet } from './style-sheet.ts';

const styleOf = (css: string, classes: string) =>
  inlineStyle(parseStyleSheet(css), `<body><p class="${classes}">x</p></body>`);

test.each([
  ['rules for elements stay', 'p{margin:0}.b{top:0}', 'a', 'p{margin:0}'],
  [
    'a name for a value goes where no rule asks for it',
    ':root{--a:1;--b:#fff;--c:calc(1px + 2px)}.a{top:var(--a)}.b{top:var(--b)}.c:after{content:"--x:{}"}',
    'a',
    ':root{--a:1;}.a{top:var(--a)}',
  ],
  ['a class that is not there goes', '.a{top:0}.b{top:1}', 'a', '.a{top:0}'],
  ['every class of a selector has to be there', '.a .b{top:0}.a.c{top:1}', 'a c', '.a.c{top:1}'],
  ['a name is no part of another', '.a{top:0}.ab{top:1}', 'ab', '.ab{top:1}'],
  ['of many selectors those stay that can match', '.a:hover,.b>li{top:0}', 'a', '.a:hover{top:0}'],
  ['what must not be there is not asked for', '.a:not(.b,.c){top:0}', 'a', '.a:not(.b,.c){top:0}'],
  ['what has to be within is asked for', 'p:has(.a){top:0}p:has(b .c){top:1}', 'a', 'p:has(.a){top:0}'],
  ['of a list within one is enough', 'p:has(.b,.c){top:0}', 'a', 'p:has(.b,.c){top:0}'],
  ['one of several is enough', ':is(.a,.b) li{top:0}', 'b', ':is(.a,.b) li{top:0}'],
  ['an empty media query goes', '@media print{.b{top:0}}', 'a', ''],
  [
    'an empty layer stays for the order',
    '@layer x{.b{top:0}}@layer y{.a{top:0}}',
    'a',
    '@layer x{}@layer y{.a{top:0}}',
  ],
  [
    'fonts and pages stay',
    '@font-face{src:url(a)}@page{size:A4}',
    'a',
    '@font-face{src:url(a)}@page{size:A4}',
  ],
  ['statements stay', '@layer base,atoms;.b{top:0}', 'a', '@layer base,atoms;'],
  ['braces in strings are no blocks', '.a:after{content:"}{\\""}.b{top:0}', 'a', '.a:after{content:"}{\\""}'],
])('%s', (_, css, classes, expected) => {
  expect(styleOf(css, classes)).toBe(expected);
});

test('movement comes along only where something moves', () => {
  const css = '@keyframes turn{to{rotate:1turn}}.a{animation:1s turn}.b{top:0}';
  expect(styleOf(css, 'a')).toBe('.a{animation:1s turn}@keyframes turn{to{rotate:1turn}}');
  expect(styleOf(css, 'b')).toBe('.b{top:0}');
});

test('a block without an end is no style sheet', () => {
  expect(() => parseStyleSheet('.a{top:0')).toThrow('without an end');
});
