// Which worker and browser tests `npm test -- --changed` runs. What they try stands in the build, which they don't import; so they go by the
// room of what was changed, and all of them run where that serves all rooms. Rules go by their imports (Vitest's own --changed).

const ROOMS = new Set(['account', 'advice', 'atlas', 'courses', 'payments', 'desk', 'site']);

const BUILT = /^(app|worker|db|domain|content|public|sandbox|tests\/support)\/|^[\w.-]+\.(toml|ts)$|^package/;
const RUNTIME_TEST = /^tests\/(worker|e2e)\/.*\.test\.ts$/;
const NO_MATTER = /\.test\.tsx?$|\.md$/;

/** Paths for Vitest to look for; 'all' = every test, none = no test. */
export function changedTests(changed: readonly string[]): readonly string[] | 'all' {
  const wanted = new Set<string>();
  for (const path of changed) {
    if (RUNTIME_TEST.test(path)) wanted.add(path);
    // A text of the content is a matter of the build, whatever it is written in.
    else if (BUILT.test(path) && (!NO_MATTER.test(path) || /^content\/.*\.md$/.test(path))) {
      const room = path.split('/').find((part) => ROOMS.has(part));
      if (room === undefined) return 'all';
      wanted.add(`tests/worker/${room}/`).add(`tests/e2e/${room}/`);
    }
  }
  return [...wanted];
}
