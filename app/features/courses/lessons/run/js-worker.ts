// What runs JavaScript, in a Worker of the frame. Sent there as its own text, so it may name nothing from outside itself.

type JsJob = { code: string };

export function jsWorker(): void {
  const post = postMessage.bind(globalThis);
  const say = (kind: string, text = '') => post([kind, text]);
  const MAX_CHARACTERS = 25_000;
  const MAX_ITEMS = 100;
  let hasSaid = false;

  function shown(value: unknown, depth = 0): string {
    if (typeof value === 'string') return depth === 0 ? value : `'${value}'`;
    if (typeof value === 'bigint') return `${value}n`;
    if (typeof value === 'function') return `[Function: ${value.name || '(bez nazwy)'}]`;
    if (typeof value !== 'object' || value === null) return String(value);
    if (value instanceof Error) return `${value.name}: ${value.message}`;
    if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
    if (value instanceof RegExp || value instanceof Promise) return String(value);
    if (depth > 3) return Array.isArray(value) ? '[…]' : '{…}';
    const inner = (one: unknown) => shown(one, depth + 1);
    if (Array.isArray(value)) return listed('[', value.map(inner), ']');
    if (value instanceof Set) return `Set(${value.size}) ${listed('{', Array.from(value, inner), '}')}`;
    if (value instanceof Map) {
      const pairs = Array.from(value, ([key, one]) => `${inner(key)} => ${inner(one)}`);
      return `Map(${value.size}) ${listed('{', pairs, '}')}`;
    }
    const made: unknown = value.constructor;
    const name = typeof made === 'function' && made !== Object ? `${made.name} ` : '';
    return (
      name +
      listed(
        '{',
        Object.entries(value).map(([key, one]) => `${key}: ${inner(one)}`),
        '}',
      )
    );
  }

  function listed(open: string, items: readonly string[], close: string): string {
    if (items.length === 0) return open + close;
    const more = items.length > MAX_ITEMS ? ['…'] : [];
    return `${open} ${[...items.slice(0, MAX_ITEMS), ...more].join(', ')} ${close}`;
  }

  let runAgain: (() => unknown) | null = null;
  let isAgain = false;

  function fail(error: unknown, lineOfEvent?: number): void {
    hasSaid = true;
    const [, line = isAgain ? lineOfEvent : undefined] =
      /kod\.js:(\d+)/.exec(error instanceof Error ? (error.stack ?? '') : '') ?? [];
    // Nothing of it has run: where code doesn't parse, a browser says only of an error that nobody caught.
    if (line === undefined && error instanceof SyntaxError && runAgain !== null && !isAgain) {
      isAgain = true;
      later(runAgain);
      return;
    }
    say('error', shown(error).slice(0, MAX_CHARACTERS) + (line === undefined ? '' : ` (wiersz ${line})`));
  }

  const log = (...values: unknown[]) => {
    hasSaid = true;
    say(
      'line',
      values
        .map((value) => shown(value))
        .join(' ')
        .slice(0, MAX_CHARACTERS),
    );
  };
  Object.assign(console, { log, info: log, warn: log, error: log, debug: log, table: log, dir: log });

  // The run ends when nothing is waited for any more.
  const later = setTimeout;
  const waiting = new Set<number>();
  // Anyone who prints nothing sees what it came to, as in a console.
  let value: unknown;
  const end = () =>
    later(() => {
      if (waiting.size > 0) return;
      if (!hasSaid && value !== undefined && typeof value !== 'function')
        say('value', shown(value, 1).slice(0, MAX_CHARACTERS));
      say('done');
    });
  const timed =
    (start: (call: () => void, ms?: number) => number, isOnce: boolean) =>
    (call: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
      const id = start(() => {
        if (isOnce) waiting.delete(id);
        try {
          call(...given);
        } finally {
          end();
        }
      }, ms);
      waiting.add(id);
      return id;
    };
  const cleared = (clear: (id: number) => void) => (id: number) => {
    clear(id);
    waiting.delete(id);
    end();
  };
  Object.assign(globalThis, {
    setTimeout: timed(later.bind(globalThis), true),
    setInterval: timed(setInterval.bind(globalThis), false),
    clearTimeout: cleared(clearTimeout.bind(globalThis)),
    clearInterval: cleared(clearInterval.bind(globalThis)),
  });
  addEventListener('error', (event) => {
    event.preventDefault();
    fail(event.error, event.lineno);
  });
  addEventListener('unhandledrejection', (event: PromiseRejectionEvent) => {
    event.preventDefault();
    fail(event.reason);
  });

  async function run(code: string): Promise<void> {
    // As modules and consoles do it.
    const whole = /\bawait\b/.test(code) ? awaited(code) : code;
    // oxlint-disable-next-line no-eval -- this is what the frame is for
    runAgain = () => (0, eval)(`${whole}\n//# sourceURL=kod.js`);
    value = await runAgain();
  }

  /** Top-level `await` is none of a script's, so it is only wrapped where the script alone would not be one. */
  function awaited(code: string): string {
    try {
      // oxlint-disable-next-line no-new-func, no-new -- compiled, not run
      new Function(code);
      return code;
    } catch {
      return `(async () => {${code}\n})()`;
    }
  }

  addEventListener(
    'message',
    async ({ data }: MessageEvent<JsJob>) => {
      say('ready');
      await run(data.code).catch(fail);
      end();
    },
    { once: true },
  );
}
