import { expect, test } from 'vitest';
import {
  awayHtml,
  awayPolicy,
  copyPolicy,
  LINE_STYLE,
  sheetsOf,
  withLine,
  withoutScripts,
} from './copy-html.ts';

const PAGE = `<!DOCTYPE html><html><head><link rel="stylesheet" href="/assets/a.css"/><link rel="modulepreload" href="/assets/b.js"/></head>
<body class="x"><a href="#tresc">Przejdź do treści</a><header></header><main>Plan</main><script nonce="n">alert("<main>")</script><SCRIPT type="module" src="/assets/b.js"></SCRIPT></body></html>`;

test('a copy runs nothing, whatever the deployment: its text and its look stay', () => {
  const copy = withoutScripts(PAGE);
  expect(copy).not.toMatch(/script|b\.js/i);
  expect(copy).toContain('<main>Plan</main>');
  expect(sheetsOf(copy)).toEqual(['/assets/a.css']);
});

test('it says before its header of which day in Poland it is, and where to try again', () => {
  const at = Date.parse('2026-11-26T23:30:00Z');
  const copy = withLine(withoutScripts(PAGE), {
    keptAt: at,
    path: '/dashboard',
    others: [{ path: '/moje-kursy/sql', title: 'SQL &amp; Excel' }],
  });
  expect(copy).toMatch(
    /do treści<\/a><style>[^<]+<\/style><aside [^>]+>Bez sieci\. Tak wyglądało to dnia 27 listopada 2026\./,
  );
  expect(copy.match(/<aside/g)).toHaveLength(1);
  expect(copy).toContain('<a href="/dashboard">Spróbuj ponownie</a>');
  expect(copy).toContain('<li><a href="/moje-kursy/sql">SQL &amp; Excel</a></li>');
});

test('its policy lets no script run and no form be sent, and knows the one style by its hash', async () => {
  const policy = await copyPolicy();
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'none'");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain(await sha256(LINE_STYLE));
});

test('a page that is not kept says so, leads back to itself with its query, and names what is kept', async () => {
  const html = awayHtml('/zawody?q=a&amp"><b>', [{ path: '/dashboard', title: 'Dziś' }]);
  expect(html).toContain('<a href="/zawody?q=a&amp;amp&quot;><b>">Spróbuj ponownie</a>');
  expect(html).toContain('<li><a href="/dashboard">Dziś</a></li>');
  expect(awayHtml('/zawody', [])).not.toContain('<h2>');
  const policy = await awayPolicy();
  for (const [, text = ''] of html.matchAll(/<(?:style|script)>([^<]+)</g))
    expect(policy).toContain(await sha256(text));
  expect(policy).not.toContain('unsafe');
});

async function sha256(text: string): Promise<string> {
  const { createHash } = await import('node:crypto');
  return createHash('sha256').update(text).digest('base64');
}
