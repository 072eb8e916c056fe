import { expect, test } from 'vitest';
import { hashSources, nonceSource, pagePolicy } from './csp.ts';

test('inline scripts are hashed once each; files, empty ones and structured data are not', () => {
  const html = `<script>alert(1)</script><script type="module" src="/a.js"></script>
    <script nonce="x">alert(1)</script><script></script>
    <script type="application/ld+json">{"@type":"Thing"}</script>`;
  expect(hashSources(html)).toEqual({
    scripts: ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"],
    styles: [],
  });
});

test('an inline style is hashed, too', () => {
  expect(hashSources('<style>p{top:0}</style>')).toEqual({
    scripts: [],
    styles: ["'sha256-8EJL2E40VnnGherz8izbHnhSLNfS7seXQ/iH7JDUNko='"],
  });
});

test('what has no end is not hashed', () => {
  expect(hashSources('<script>alert(1)')).toEqual({ scripts: [], styles: [] });
});

test('a policy never allows inline styles or scripts by name in production', () => {
  const policy = pagePolicy(nonceSource('abc'), {
    isDevServer: false,
    formTargets: ['https://accounts.example'],
  });
  expect(policy).toContain("script-src 'self' 'nonce-abc'");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});
