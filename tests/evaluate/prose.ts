// Our own texts as ordinary prose: long answers hold many clauses, and not one of them may sound like danger by chance.
import { readdirSync, readFileSync } from 'node:fs';

const MIN_LENGTH = 60;
const MAX_LENGTH = 1000;

export const readProse = (): string[] => [
  ...quotedIn('content/courses'),
  ...paragraphsIn('content/pages'),
  ...paragraphsIn('content/posts'),
];

function paragraphsIn(folder: string): string[] {
  return filesIn(folder, '.md')
    .flatMap((text) => text.split(/\n\n+/))
    .filter((text) => !/^(?:---|```|#)/.test(text))
    .filter(isProse)
    .map((text) => text.slice(0, MAX_LENGTH));
}

const quotedIn = (folder: string) =>
  filesIn(folder, '.ts').flatMap((text) =>
    Array.from(text.matchAll(/'([^'\n]+)'/g), ([, quoted = '']) => quoted).filter(isProse),
  );

const isProse = (text: string) => text.length >= MIN_LENGTH && text.includes(' ');

const filesIn = (folder: string, end: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(end))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
