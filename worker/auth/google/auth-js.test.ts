import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { checkSignature } from './auth-js.ts';

const pair = await generateKeyPair('RS256', { extractable: true });
const other = await generateKeyPair('RS256', { extractable: true });

const signed = (kid: string, { privateKey }: typeof pair) =>
  new SignJWT({ sub: '1' }).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
const shown = async (kid: string, { publicKey }: typeof pair) => ({
  ...(await exportJWK(publicKey)),
  kid,
  alg: 'RS256',
  use: 'sig',
});

let addresses = 0;
/** An issuer of its own for each test, since keys are kept by address. */
function issuer(cacheControl?: string) {
  const google = { keys: [] as unknown[], status: 200, asked: 0, now: 1_000_000 };
  const source = {
    address: `https://keys.example/${++addresses}`,
    now: () => google.now,
    fetch: async () => {
      google.asked++;
      const headers = new Headers();
      if (cacheControl !== undefined) headers.set('Cache-Control', cacheControl);
      return Response.json({ keys: google.keys }, { status: google.status, headers });
    },
  };
  return { google, source };
}

test('what Google has signed passes, and its keys are kept as long as they may be', async () => {
  const { google, source } = issuer('public, max-age=600, must-revalidate');
  google.keys = [await shown('a', pair)];
  const token = await signed('a', pair);
  await checkSignature(token, source);
  google.now += 599_999;
  await checkSignature(token, source);
  expect(google.asked).toBe(1);
  google.now += 1;
  await checkSignature(token, source);
  expect(google.asked).toBe(2);
});

test('a key that is new is asked for once, and one that nobody has is refused', async () => {
  const { google, source } = issuer('max-age=600');
  google.keys = [await shown('a', pair)];
  await checkSignature(await signed('a', pair), source);
  google.keys = [await shown('b', other)];
  await checkSignature(await signed('b', other), source);
  expect(google.asked).toBe(2);
  await expect(checkSignature(await signed('c', pair), source)).rejects.toThrow();
  expect(google.asked).toBe(3);
  await expect(checkSignature(await signed('a', pair), source)).rejects.toThrow();
});

test('a signature by another key is refused without asking again', async () => {
  const { google, source } = issuer();
  google.keys = [await shown('a', pair)];
  await checkSignature(await signed('a', pair), source);
  await expect(checkSignature(await signed('a', other), source)).rejects.toThrow();
  expect(google.asked).toBe(1);
});

test('no signature, another algorithm and no token at all are refused', async () => {
  const { google, source } = issuer();
  google.keys = [await shown('a', pair)];
  const [, claims = ''] = (await signed('a', pair)).split('.');
  const header = (alg: string) => btoa(JSON.stringify({ alg, kid: 'a' })).replaceAll('=', '');
  const shared = await new SignJWT({ sub: '1' })
    .setProtectedHeader({ alg: 'HS256', kid: 'a' })
    .sign(new TextEncoder().encode(JSON.stringify(google.keys)));
  for (const token of [`${header('none')}.${claims}.`, shared, 'x', ''])
    await expect(checkSignature(token, source)).rejects.toThrow();
});

test('keys that can’t be read let nobody in', async () => {
  const { google, source } = issuer();
  google.keys = [await shown('a', pair)];
  google.status = 500;
  await expect(checkSignature(await signed('a', pair), source)).rejects.toThrow('500');
});
