// What runs Python, in a Worker of the frame, behind Brython. Sent there as its own text, so it may name nothing from outside itself.

/**
 * `answers`: what `input` gives, one after the other; behind them it asks the page, which runs the code anew. `modules`: those that are at
 * hand, by name as Brython keeps them; `imported`: which of them the code begins with; `unclosed`: what Python says of a text without an end.
 */
export type PyJob = {
  code: string;
  answers: readonly string[];
  modules: Record<string, unknown>;
  imported: readonly string[];
  unclosed: string | null;
};

type Thrown = { message?: string };
type Float = { value: number };
type Round = (number: Float, digits: unknown) => unknown;
type Brython = {
  builtins: {
    input: (asked?: string) => string;
    float: { tp_funcs: Record<string, Round> };
    __BRYTHON__: unknown;
    __builtins__: unknown;
    None: unknown;
  };
  fast_float(value: number): Float;
  imported: Record<string, unknown>;
  use_VFS: boolean;
  VFS: Record<string, unknown>;
  update_VFS(modules: Record<string, unknown>): void;
  module_setattr(module: unknown, name: string, value: unknown): void;
  module_getattr(module: unknown, name: string): { out: string };
  runPythonSource(code: string, name: string): void;
  error_trace(error: unknown): string;
};

export function pyWorker(): void {
  const MAX_CHARACTERS = 25_000;
  const post = postMessage.bind(globalThis);
  const say = (kind: string, text = '') => post([kind, text.slice(0, MAX_CHARACTERS)]);
  const python = Reflect.get(globalThis, '__BRYTHON__') as Brython;
  let line = '';

  function write(text: string): void {
    const lines = (line + text).split('\n');
    line = lines.pop() ?? '';
    for (const one of lines) say('line', one);
  }

  function flush(): void {
    if (line !== '') say('line', line);
    line = '';
  }

  // It tells the console of its own doings, too, so what the code prints goes elsewhere.
  Object.assign(console, { log: () => {}, info: () => {}, error: () => {}, python: write });
  python.module_getattr(python.imported['_sys'], 'stdout').out = 'python';

  // Python rounds the number that is there, 2.675 down; Brython what it comes to times a hundred, which is rounded already.
  const funcs = python.builtins.float.tp_funcs;
  const roundTimes = funcs['__round__'];
  funcs['__round__'] = (number, digits) => {
    const rounded = roundTimes?.(number, digits);
    if (typeof digits !== 'number' || digits < 1 || digits > 20 || Math.abs(number.value) >= 1e20)
      return rounded;
    const [, rest = ''] = number.value.toFixed(20).split('.');
    // Of two as near it takes the even one.
    return /^50*$/.test(rest.slice(digits))
      ? rounded
      : python.fast_float(Number(number.value.toFixed(digits)));
  };

  // Nothing can be fetched here; it would say so in words of a browser.
  class NoModule {
    readyState = 4;
    status = 404;
    open(): void {}
    send(): void {}
    abort(): void {}
    getResponseHeader(): null {
      return null;
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: NoModule });

  /** Before the code's own time begins, since Python's modules are read as slowly as it is. */
  function begin({ modules, imported }: PyJob): void {
    python.use_VFS = true;
    python.update_VFS({ $timestamp: 0, ...modules });
    try {
      if (imported.length > 0) python.runPythonSource(`import ${imported.join(', ')}`, 'begin');
    } catch {
      // The code's own line says so.
    }
    // What reaches the browser, runs JavaScript, or only a module of ours may ask for.
    const { None, __builtins__: builtins } = python.builtins;
    for (const name of ['vfs', 'meta_path', 'path_hooks', 'path_importer_cache'])
      python.module_setattr(python.imported['_sys'], name, None);
    python.module_setattr(builtins, '__BRYTHON__', None);
    Object.assign(python.builtins, { __BRYTHON__: None });
    for (const name of ['begin', 'browser', 'browser.aio', 'javascript', 'os', '_importlib']) {
      delete python.imported[name];
      delete python.VFS[name];
    }
  }

  /** As Python says it where Brython's words are others; the file has a name. */
  function told(error: unknown): string {
    const trace = (error as Thrown).message ?? '';
    let words = trace;
    try {
      words = python.error_trace(error);
    } catch {}
    return (
      words
        .trim()
        .replace(/ VVV$/, '')
        // What goes on inside a module says nothing of the code.
        .replaceAll(/^ {2}File "[^"\n]*VFS\..*\n(?: {4}.*\n)*/gm, '')
        .replaceAll(/File "[^"\n]*"/g, 'File "kod.py"')
        .replace(/JavascriptError: .*overrideMimeType.*$/m, 'FileNotFoundError: No such file or directory')
        .replace(
          /unsupported operand type\(s\) for \+: '(str|list)' and '(\w+)'$/,
          (_, one: string, other: string) => `can only concatenate ${one} (not "${other}") to ${one}`,
        )
        .replace(
          /^( *(?:import|from) +([\w.]+).*)\n(.*\n)?ModuleNotFoundError: .*$/m,
          "$1\nModuleNotFoundError: No module named '$2'",
        )
        .replace(
          /ModuleNotFoundError: No module named 'undefined'.*$/m,
          'ModuleNotFoundError: No such module',
        )
        .replace(
          /JavascriptError: .*(?:call stack|recursion).*$/,
          'RecursionError: maximum recursion depth exceeded',
        )
    );
  }

  addEventListener(
    'message',
    ({ data }: MessageEvent<PyJob>) => {
      const answers = [...data.answers];
      python.builtins.input = (asked = '') => {
        const answer = answers.shift();
        if (answer === undefined) {
          say('ask', line + asked);
          say('done');
          // Until the frame is taken away: no code may go on without an answer.
          for (;;);
        }
        write(`${asked}${answer}\n`);
        return answer;
      };
      begin(data);
      say('ready');
      try {
        python.runPythonSource(data.code, '__main__');
        flush();
      } catch (error) {
        flush();
        const words = told(error);
        if (data.unclosed !== null && /^SyntaxError:/m.test(words)) say('error', data.unclosed);
        else if (!/SystemExit\b.*$/.test(words)) say('error', words);
      }
      say('done');
    },
    { once: true },
  );
}
