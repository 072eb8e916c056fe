import { expect, test } from 'vitest';
import { pyErrorWords } from './py-errors.ts';

const said = (trace: string) => pyErrorWords(trace).replaceAll('\u00a0', ' ');

test.each([
  ["NameError: name 'imi' is not defined. Did you mean: 'imie'?", 'Nie ma nazwy „imi”'],
  [
    "UnboundLocalError: cannot access local variable 'suma' where it is not associated with a value",
    '„suma” nie ma',
  ],
  ['TypeError: can only concatenate str (not "int") to str', 'po drugiej stronie stoi int'],
  ["TypeError: unsupported operand type(s) for -: 'str' and 'int'", 'Tego działania nie ma'],
  ["TypeError: '<' not supported between instances of 'str' and 'int'", 'Tego działania nie ma'],
  ["TypeError: 'int' object is not callable", 'co nie jest funkcją'],
  ["TypeError: dodaj() missing 1 required positional argument: 'b'", 'za mało wartości'],
  ['TypeError: len() takes exactly one argument (0 given)', 'za mało wartości'],
  ["ValueError: invalid literal for int() with base 10: 'zeszły'", "Tekst 'zeszły' nie jest liczbą"],
  ["ValueError: could not convert string to float: '3,5'", "Tekst '3,5' nie jest liczbą"],
  ['IndexError: list index out of range', 'Numery zaczynają się od 0'],
  ["KeyError: 'b'", "nie ma klucza 'b'"],
  ['ZeroDivisionError: division by zero', 'przez zero'],
  ["AttributeError: 'str' object has no attribute 'uper'. Did you mean: 'upper'?", '„uper”'],
  ["ModuleNotFoundError: No module named 'numpy'", 'Modułu „numpy” tutaj nie ma'],
  ['RecursionError: maximum recursion depth exceeded', 'bez końca'],
  ["IndentationError: expected an indented block after 'if' statement on line 1", 'czterech spacji'],
  ['IndentationError: unexpected indent', 'Wcięcie się nie zgadza'],
  ["SyntaxError: '(' was never closed", 'Nawias ( nie ma pary'],
  ['SyntaxError: unterminated string literal (detected at line 1)', 'Brakuje cudzysłowu'],
  ['SyntaxError: unterminated triple-quoted string literal (detected at line 3)', 'Brakuje cudzysłowu'],
  ['ModuleNotFoundError: No such module', 'Tego modułu tutaj nie ma'],
  ['FileNotFoundError: No such file or directory', 'Plików tutaj nie ma'],
  ['TimeoutError: w lekcji time.sleep czeka najwyżej 3 s', 'najwyżej 5 sekund'],
  ['error', 'Wzorzec ma błąd'],
  ["SyntaxError: expected ':'", 'brakuje dwukropka'],
  ['SyntaxError: invalid syntax. Perhaps you forgot a comma?', 'nad znakiem ^'],
  ['OSError: dysk', 'Ostatni wiersz niżej'],
])('%s: %s', (error, words) => {
  expect(
    said(`Traceback (most recent call last):\n  File "kod.py", line 1, in <module>\n${error}`),
  ).toContain(words);
});
