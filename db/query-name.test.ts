import { expect, test } from 'vitest';
import { queryName } from './query-name.ts';

test.each([
  ['select "id" from "profiles" where "id" = ?', 'select profiles'],
  ['INSERT INTO "logs" (level) SELECT ? WHERE ?', 'insert logs'],
  ['update "sessions" set "a" = (select b from c)', 'update sessions'],
  ['delete from "quotas"', 'delete quotas'],
  ['WITH x AS (SELECT 1 FROM y) SELECT * FROM x', 'select y'],
  ['PRAGMA x', 'statement'],
])('%s is called %s', (sql, name) => {
  expect(queryName(sql)).toBe(name);
});
