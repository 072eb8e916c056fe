// Before any test: what imports the compiled texts finds them on a clean checkout, too.
import { compileContent } from '#scripts/content/compile.ts';

export async function setup(): Promise<void> {
  await compileContent();
}
