// npm run bench: the project's own benchmarks, each beside a reference in the same run. Needs a build (`npm run build`).
import { benchChunkWay } from './chunk-way.ts';
import { benchLibrary } from './library.ts';
import { benchMarkdown } from './markdown.ts';

const benchmarks = [benchLibrary, benchMarkdown, benchChunkWay];

for (const benchmark of benchmarks) {
  console.log((await benchmark()).join('\n'));
  console.log('');
}
