// npm run bench: the targets beside what is measured, as Markdown, then the benchmarks of single parts, each beside a reference in
// the same run. Builds first. With --large it seeds a million people, too.
import { execFileSync } from 'node:child_process';
import { benchChunkWay } from './chunk-way.ts';
import { benchFarDatabase } from './far-database.ts';
import { benchLibrary } from './library.ts';
import { benchMarkdown } from './markdown.ts';
import { benchManyCourses } from './many-courses.ts';
import { benchManyPeople } from './many-people.ts';
import { table } from './measured.ts';
import { benchBytes, benchPages, htmlOnTheWay } from './pages.ts';
import { benchStart } from './start.ts';
import { startSurroundings } from './surroundings.ts';

execFileSync('react-router', ['build'], { stdio: 'ignore' });

const surroundings = await startSurroundings();
try {
  const rows = [
    ...(await benchPages(surroundings)),
    ...(await benchBytes(surroundings)),
    ...(await benchFarDatabase(surroundings)),
    ...(await benchStart()),
    ...(await benchManyCourses()),
    ...(process.argv.includes('--large') ? await benchManyPeople(surroundings) : []),
  ];
  console.log(`${table(rows)}\n\n${await htmlOnTheWay(surroundings)}\n`);
} finally {
  await surroundings.stop();
}

for (const benchmark of [benchLibrary, benchMarkdown, benchChunkWay]) {
  console.log((await benchmark()).join('\n'));
  console.log('');
}
