// One list of variables: the schema's. What the commands read, what a deployment names and what docs/contract.md explains is the same.
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { variablesSchema } from '#worker/config/variables.ts';
import { readEnvironment } from '../local/environment.ts';
import { variableChecks } from './variables.ts';

const NAMES = Object.keys(variablesSchema.shape).toSorted();

test('commands read each variable of the schema, and nothing else', async () => {
  vi.stubEnv('SZLAK_OTHER', 'x');
  for (const name of NAMES) vi.stubEnv(name, 'x');
  const read = Object.keys(await readEnvironment());
  vi.unstubAllEnvs();
  expect(read.toSorted()).toEqual(NAMES);
});

test('a deployment names each variable of the schema', () => {
  const named = new Set(variableChecks({}).map(({ what }) => what));
  expect(NAMES.filter((name) => !named.has(name))).toEqual([]);
});

test('the contract explains each variable of the schema, and besides them only those of tests and stand-ins', () => {
  const [, section = ''] = readFileSync('docs/contract.md', 'utf8').split('## Variables');
  const [table = ''] = section.split('\n## ');
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const [ours, others] = [false, true].map((isOther) =>
    rows
      .filter((row) => / \| of the (tests|local)/.test(row) === isOther)
      .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name))
      .toSorted(),
  );
  expect(ours).toEqual(NAMES);
  expect(others).toEqual(['CHROMIUM_PATH', 'GEMINI_PACE']);
});
