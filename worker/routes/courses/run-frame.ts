// /uruchom: the frame in which a lesson's code runs (docs/decisions.md 'Code that runs', docs/security.md). Its policy lets nothing be
// fetched from anywhere, and its sandbox gives it an origin that nobody shares: no page, no cookie, no storage is within reach.
import { createHash } from 'node:crypto';
import type { AppContext } from '../../app-env.ts';
import { ON_ALL_RESPONSES } from '../../middleware/security-headers.ts';

/** What the page sends with the way to answer. `source`: a worker's. */
type Order = { source: string; job: unknown } | { html: string };

// Sent as its own text, so it may name nothing from outside itself.
function inFrame(): void {
  // No more of it is passed on than a page would show, whatever the code sends.
  const MAX_CHARACTERS = 200_000;
  const MAX_MESSAGES = 2_000;

  function show(html: string): void {
    const shown = document.createElement('iframe');
    shown.setAttribute('sandbox', '');
    shown.title = 'Strona z kodu lekcji';
    shown.srcdoc = html;
    document.body.appendChild(shown);
  }

  function work(source: string, job: unknown, answer: (kind: string, text: string) => void): void {
    const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    const worker = new Worker(address);
    let characters = MAX_CHARACTERS;
    let messages = MAX_MESSAGES;
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!Array.isArray(data)) return;
      const [kind, text]: unknown[] = data;
      if (typeof kind !== 'string' || typeof text !== 'string' || messages < 0) return;
      messages -= 1;
      characters -= text.length + kind.length;
      if (characters >= 0 && messages >= 0) return answer(kind, text);
      worker.terminate();
      messages = -1;
      answer(kind, kind === 'line' ? text.slice(0, MAX_CHARACTERS) : '');
      answer('cut', '');
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      answer('error', event.message ?? '');
      answer('done', '');
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(job);
  }

  addEventListener(
    'message',
    ({ source, data, ports: [port] }: MessageEvent<Order>) => {
      if (source !== parent || port === undefined) return;
      const answer = (kind: string, text: string) => port.postMessage([kind, text]);
      answer('there', '');
      if ('html' in data) {
        show(data.html);
        answer('done', '');
      } else work(data.source, data.job, answer);
    },
    { once: true },
  );
}

const SCRIPT = `(${inFrame.toString()})()`;
const STYLE = 'html,body,iframe{width:100%;height:100%;margin:0;border:0;background:#fff}';
const HTML = `<!doctype html><html lang="pl"><meta charset="utf-8"><title>Wynik</title><style>${STYLE}</style><body><script>${SCRIPT}</script>`;
const YEAR_SECONDS = 31_536_000;

/** What other frames of ours may not be: framed, and that by our own pages alone. */
const FRAMED = 'X-Frame-Options';

function policy(): string {
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  return [
    "default-src 'none'",
    // The code itself is evaluated in a worker made of a text; SQLite is compiled there.
    `script-src 'sha256-${hash}' blob: 'unsafe-eval' 'wasm-unsafe-eval'`,
    'worker-src blob:',
    // For pages that a lesson shows; pictures can only be written into them.
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');
}

export function runFrame(_c: AppContext): Response {
  return new Response(HTML, {
    headers: {
      ...Object.fromEntries(ON_ALL_RESPONSES.filter(([name]) => name !== FRAMED)),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy(),
      // The address names the build.
      'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
      'X-Robots-Tag': 'noindex',
    },
  });
}
