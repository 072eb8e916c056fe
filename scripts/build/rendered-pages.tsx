// Pages for react-strings.test.ts: whatever React writes in a way of its own, and texts over the borders of its chunks (4096
// bytes), which fall into the middle of a letter, too.
import { Suspense, use, type ReactNode } from 'react';

const POLISH = 'Zażółć gęślą jaźń – „ścieżka” w\u00a0górę… ';
const SIGNS = '👩🏽‍🚀 🏔️ <b> & "cudzysłów" \'apostrof\' \u2028 \0 ';

const whole = (body: ReactNode) => (
  <html lang="pl">
    <head>
      <meta charSet="utf-8" />
      <title>{`Szlak & ${POLISH}`}</title>
      <link rel="stylesheet" href="/assets/style.css?a=1&b=2" precedence="default" />
      <style dangerouslySetInnerHTML={{ __html: 'p>b::after{content:"ż</"}' }} />
    </head>
    <body>{body}</body>
  </html>
);

const FORM = (
  <form method="post" action="/plany?a=1&b=ś" noValidate>
    <textarea name="text" defaultValue={`\n${SIGNS}${POLISH}`} />
    <select name="one" defaultValue="b" disabled>
      <option value="a">{POLISH}</option>
      <option value="b">{SIGNS}</option>
    </select>
    <select multiple defaultValue={['a', 'c']}>
      {['a', 'b', 'c'].map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
    <input type="checkbox" defaultChecked value={SIGNS} aria-label={POLISH} tabIndex={-1} hidden={false} />
    <button type="submit" popoverTarget="menu" data-pusty="" data-count={0}>
      Dalej {2} z {3}
    </button>
  </form>
);

const MARKUP = (
  <>
    <svg viewBox="0 0 24 24" aria-hidden="true" strokeWidth={1.5}>
      <path d="M0 0h24v24H0z" clipRule="evenodd" />
      <use xlinkHref="#góra" />
    </svg>
    <pre>{`\n  wcięcie ${SIGNS}`}</pre>
    <img src="/zdjęcie.jpg?a=1&b=2" srcSet="/a.jpg 1x, /b.jpg 2x" alt={SIGNS} fetchPriority="high" />
    <article dangerouslySetInnerHTML={{ __html: `<h2>${POLISH}</h2><p>&lt;${POLISH.repeat(200)}</p>` }} />
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: '{"a":"<\\/script>ż"}' }} />
    <script async src="/assets/late.js" />
    {['raz', 'dwa', 3, null, false, '', 'cztery']}
  </>
);

const LONE_SURROGATES = ['\ud83d', '\ude00', `a\ud83d`].map((text) => (
  <p key={text} title={text}>
    {text}
  </p>
));

// Each length puts the border of a chunk at another byte of a letter.
const longTexts = (letter: string) =>
  [4_080, 4_090, 4_095, 4_096, 4_097, 12_289].map((length) => (
    <p key={length} title={letter.repeat(300)}>
      {'a'.repeat(length) + letter.repeat(length)}
    </p>
  ));

// Makes no element itself: JSX of development doesn't go with a renderer of production.
function Late({ promise, children }: { promise: Promise<unknown>; children: ReactNode }): ReactNode {
  use(promise);
  return children;
}

function Broken(): ReactNode {
  throw new Error('broken');
}

/** A page of which two parts come when their promises say. */
export const latePage = (soon: Promise<unknown>, later: Promise<unknown>) =>
  whole(
    <main>
      <Suspense fallback={<p>Ładowanie…</p>}>
        {/* Over 500 bytes and under 500 letters, where React counts the one or the other. */}
        <Late promise={soon}>{<p>{'ż'.repeat(400)}</p>}</Late>
        <Suspense fallback={<p>Jeszcze chwila</p>}>
          <Late promise={later}>{<p>{SIGNS.repeat(500)}</p>}</Late>
        </Suspense>
      </Suspense>
      <Suspense fallback={<p>Ups! Coś poszło nie tak</p>}>
        <Broken />
      </Suspense>
    </main>,
  );

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const PAGES: [name: string, page: () => ReactNode][] = [
  ['a form', () => whole(FORM)],
  ['markup, scripts and pictures', () => whole(MARKUP)],
  ['halves of letters', () => whole(LONE_SURROGATES)],
  ['long texts of one byte', () => whole(longTexts('a'))],
  ['long texts of two bytes', () => whole(longTexts('ż'))],
  ['long texts of three bytes', () => whole(longTexts('„'))],
  ['long texts of four bytes', () => whole(longTexts('🏔'))],
  [
    'thousands of small pieces',
    () => whole(Array.from({ length: 40 }, (_, index) => <i key={index}>{FORM}</i>)),
  ],
  ['parts that come late', () => latePage(after(1), after(2))],
];
