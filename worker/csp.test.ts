import { expect, test } from 'vitest';
import { nonceSource, ownScripts, pagePolicy, scriptHashes, styleHashes, withoutNonce } from './csp.ts';

const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
const ours = ownScripts('N');

test('our inline scripts are hashed once each; files, empty ones and structured data are not', () => {
  const html = `<script nonce="N">alert(1)</script><script type="module" src="/a.js" nonce="N"></script>
    <script async="" nonce="N">alert(1)</script><script nonce="N"></script>
    <script type="application/ld+json" nonce="N">{"@type":"Thing"}</script>`;
  expect(scriptHashes(html, ours)).toEqual([ALERT]);
});

test.each([
  '<script>alert(1)</script>',
  '<script nonce="M">alert(1)</script>',
  '<script nonce="">alert(1)</script>',
])('a script that came into the page with a text is not blessed: %s', (injected) => {
  expect(scriptHashes(`<p>${injected}</p><script nonce="N">close()</script>`, ours)).toHaveLength(1);
  expect(scriptHashes(injected, ours)).toEqual([]);
});

test('what is to be read ahead is ours by the nonce, too', () => {
  const rules = (nonce: string) => `<script type="speculationrules"${nonce}>{"prerender":[]}</script>`;
  expect(scriptHashes(rules(' nonce="N"'), ours)).toHaveLength(1);
  expect(scriptHashes(rules(''), ours)).toEqual([]);
});

test('a shared page is sent without its nonce', () => {
  expect(withoutNonce('<script nonce="N">a</script><p>nonce</p>', 'N')).toBe(
    '<script>a</script><p>nonce</p>',
  );
});

test('an inline style is hashed, too, and one that is put in later', () => {
  const hash = "'sha256-8EJL2E40VnnGherz8izbHnhSLNfS7seXQ/iH7JDUNko='";
  expect(styleHashes('<style>p{top:0}</style>', null)).toEqual([hash]);
  expect(styleHashes('<p>', 'p{top:0}')).toEqual([hash]);
});

test('what has no end is not hashed', () => {
  expect(scriptHashes('<script nonce="N">alert(1)', ours)).toEqual([]);
});

test('a policy never allows inline styles or scripts by name in production', () => {
  const policy = pagePolicy(nonceSource('abc'), {
    isDevServer: false,
    formTargets: ['https://accounts.example'],
  });
  expect(policy).toContain("script-src 'self' 'nonce-abc'");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("frame-src 'self'");
  expect(policy).not.toContain('unsafe');
});
