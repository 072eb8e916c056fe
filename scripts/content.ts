// npm run content: compiles the texts. Build, dev, type generation (react-router.config.ts) and the tests (vitest.config.ts) run
// it by themselves.
import { compileContent } from './content/compile.ts';

try {
  await compileContent();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
