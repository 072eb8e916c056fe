// A module of a library, with other code in its place. A build in which it has moved fails.
import type { Plugin } from 'vite';

type Replacement = { name: string; environment: 'client' | 'ssr'; file: string; code: string };

export function replacedModule({ name, environment, file, code }: Replacement): Plugin {
  let isFound = false;
  return {
    name,
    apply: 'build',
    applyToEnvironment: (built) => built.name === environment,
    load(id) {
      if (!id.endsWith(file)) return null;
      isFound = true;
      return code;
    },
    buildEnd(error) {
      if (error === undefined && !isFound) throw new Error(`Not where it was: ${file}.`);
    },
  };
}
