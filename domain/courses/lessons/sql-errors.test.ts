import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { sqlErrorWords } from './sql-errors.ts';

type Sqlite = () => Promise<{ Database: new () => { exec(sql: string): void } }>;

const { Database } = await (createRequire(import.meta.url)('sql.js') as Sqlite)();

const TABLES = `PRAGMA foreign_keys = ON;
  CREATE TABLE ksiazki (id INTEGER PRIMARY KEY, tytul TEXT NOT NULL, cena INTEGER CHECK (cena > 0));
  CREATE TABLE sprzedaze (id INTEGER PRIMARY KEY, ksiazka_id INTEGER REFERENCES ksiazki (id));
  INSERT INTO ksiazki VALUES (1, 'Lalka', 30);
  INSERT INTO sprzedaze VALUES (1, 1);`;

function errorOf(query: string): string {
  const database = new Database();
  database.exec(TABLES);
  try {
    database.exec(query);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error(`SQLite has nothing against ${query}.`);
}

test.each([
  ['SELECT * FORM ksiazki', 'przy „FORM”'],
  ['SELECT * FROM ksiazki WHERE', 'urywa się'],
  ["SELECT * FROM ksiazki WHERE tytul = 'Lalka", 'Postaw apostrof'],
  ['SELECT * FROM ksiazka', 'Nie ma tabeli „ksiazka”'],
  ['SELECT autor FROM ksiazki', 'Nie ma kolumny „autor”'],
  ['SELECT * FROM ksiazki WHERE tytul = „Lalka”', 'w proste apostrofy'],
  ["INSERT INTO ksiazki VALUES (2, 'Potop')", '„ksiazki” to 3, a podanych wartości 2'],
  ['INSERT INTO ksiazki (id, tytul) VALUES (2)', 'kolumn to 2, a podanych wartości 1'],
  ['INSERT INTO ksiazki VALUES (2, NULL, 30)', 'ksiazki.tytul nie może być pusta'],
  ["INSERT INTO ksiazki VALUES (1, 'Potop', 30)", 'już jest w ksiazki.id'],
  ["INSERT INTO ksiazki VALUES (2, 'Potop', 0)", 'warunek tabeli (CHECK): cena > 0'],
  ['INSERT INTO sprzedaze VALUES (2, 9)', 'Klucz obcy'],
  ['DELETE FROM ksiazki', 'usuń przedtem'],
  ['CREATE TABLE ksiazki (id)', '„ksiazki” już istnieje'],
  ['ALTER TABLE ksiazki ADD COLUMN cena', 'już jest w tej tabeli'],
  ['SELECT id FROM ksiazki, sprzedaze', 'Kolumna „id” jest w kilku tabelach'],
  ['SELECT ILE(id) FROM ksiazki', 'nie ma funkcji ILE'],
  ['SELECT upper(tytul, cena) FROM ksiazki', 'Funkcja upper'],
  ['SELECT * FROM ksiazki WHERE SUM(cena) > 1', 'po HAVING'],
  ['SELECT cena FROM ksiazki HAVING cena > 1', 'Dodaj GROUP BY'],
  ['SELECT id FROM ksiazki UNION SELECT id, cena FROM ksiazki', 'po obu stronach UNION'],
  ['SELECT id, cena FROM ksiazki ORDER BY 3', 'Największy to 2'],
  ["INSERT INTO ksiazki VALUES ('dwa', 'Potop', 30)", 'liczba całkowita'],
  ['COMMIT', 'po angielsku'],
])('%s: %s', (query, words) => {
  expect(sqlErrorWords(errorOf(query)).replaceAll('\u00a0', ' ')).toContain(words);
});
