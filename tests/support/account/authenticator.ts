// An authenticator made of software: ES256 keys, CBOR by hand, and every fault that a test may want of it.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { Visitor } from './visitor.ts';

export type Faults = {
  origin?: string;
  rpId?: string;
  /** What the counter says, in place of the next number. */
  counter?: number;
  isVerified?: boolean;
  challenge?: string;
  type?: string;
  /** Signs with another key than the registered one. */
  key?: KeyObject;
};

export type SoftKey = { id: string; key: KeyObject; counter: number };

type Options = { challenge: string };

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

const b64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest();

function authData(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
}

function clientData(type: string, challenge: string, origin: string): string {
  return b64(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
}

/** {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y} */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (text: string) =>
    Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ]);
}

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** {fmt: 'none', attStmt: {}, authData} */
function attestationObject(data: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  return Buffer.concat([
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from([0xa0]),
    cborText('authData'),
    Buffer.from([0x59]),
    length,
    data,
  ]);
}

const rpIdOf = (origin: string) => new URL(origin).hostname;

const flagsOf = ({ isVerified = true }: Faults) => PRESENT | (isVerified ? VERIFIED : 0);

/** A new key, and what the browser would send of it. */
export function attest(origin: string, { challenge }: Options, faults: Faults = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  const data = Buffer.concat([
    authData(faults.rpId ?? rpIdOf(origin), flagsOf(faults) | ATTESTED, faults.counter ?? 0),
    Buffer.alloc(16),
    length,
    id,
    coseKey(publicKey),
  ]);
  const key: SoftKey = { id: b64(id), key: privateKey, counter: faults.counter ?? 0 };
  return {
    key,
    answer: {
      id: key.id,
      clientDataJSON: clientData(
        faults.type ?? 'webauthn.create',
        faults.challenge ?? challenge,
        faults.origin ?? origin,
      ),
      attestationObject: b64(attestationObject(data)),
    },
  };
}

/** What the browser would send of a known key; its counter goes on. */
export function assert(origin: string, key: SoftKey, { challenge }: Options, faults: Faults = {}) {
  const counter = faults.counter ?? key.counter + 1;
  key.counter = Math.max(key.counter, counter);
  const data = authData(faults.rpId ?? rpIdOf(origin), flagsOf(faults), counter);
  const client = clientData(
    faults.type ?? 'webauthn.get',
    faults.challenge ?? challenge,
    faults.origin ?? origin,
  );
  const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))]);
  return {
    id: key.id,
    clientDataJSON: client,
    authenticatorData: b64(data),
    signature: b64(sign('sha256', signed, faults.key ?? key.key)),
  };
}

const optionsFrom = async (visitor: Visitor, path: string) =>
  (await (await visitor.post(path, {})).json()) as Options;

/** Adds a passkey to the person's account. */
export async function addPasskey(visitor: Visitor, origin: string): Promise<SoftKey> {
  const { key, answer } = attest(origin, await optionsFrom(visitor, '/api/account/passkeys/options'));
  const response = await visitor.post('/api/account/passkeys', answer);
  if (response.status !== 204)
    throw new Error(`Adding answered ${response.status}: ${await response.text()}`);
  return key;
}

/** Signs in with the key, as the button does. */
export async function signInWith(
  visitor: Visitor,
  origin: string,
  key: SoftKey,
  faults: Faults = {},
): Promise<Response> {
  const options = await optionsFrom(visitor, '/api/account/login/passkey/options');
  return visitor.post('/api/account/login/passkey', assert(origin, key, options, faults));
}

/** Proves with the key who it is. */
export async function proveWith(
  visitor: Visitor,
  origin: string,
  key: SoftKey,
  faults: Faults = {},
): Promise<Response> {
  const options = await optionsFrom(visitor, '/api/account/proof/passkey/options');
  return visitor.post('/api/account/proof', assert(origin, key, options, faults));
}
