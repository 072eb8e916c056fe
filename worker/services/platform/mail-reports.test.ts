import { expect, test } from 'vitest';
import { isSigned } from './mail-reports.ts';

// An example of Svix's own, not made by our code.
const SECRET = 'whsec_plJ3nmyCDGBKInavdOK15jsl';
const TRUE = 'v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=';
const CALL = {
  id: 'msg_loFOjxBNrRLzqYUf',
  timestamp: '1731705121',
  signatures: TRUE,
  body: Buffer.from('{"event_type":"ping","data":{"success":true}}'),
};
const AT = 1_731_705_121_000;
const MINUTES_5 = 300_000;

test('what the carrier signed is taken, also beside other signatures', () => {
  expect(isSigned(CALL, SECRET, AT)).toBe(true);
  expect(isSigned({ ...CALL, signatures: `v1,AAAA v2,x ${TRUE}` }, SECRET, AT)).toBe(true);
});

test.each([-MINUTES_5, MINUTES_5])('five minutes are the tolerance: %i', (distance) => {
  expect(isSigned(CALL, SECRET, AT + distance)).toBe(true);
  expect(isSigned(CALL, SECRET, AT + distance + Math.sign(distance))).toBe(false);
});

test.each([
  ['another body', { body: Buffer.from('{"event_type":"ping","data":{"success":false}}') }],
  ['another id', { id: 'msg_x' }],
  ['no id', { id: '' }],
  ['another time', { timestamp: '1731705122' }],
  ['no time', { timestamp: 'NaN' }],
  ['another version', { signatures: TRUE.replace('v1', 'v2') }],
  ['no signature', { signatures: '' }],
  ['half a signature', { signatures: TRUE.slice(0, 20) }],
])('%s is refused', (_, changed) => {
  expect(isSigned({ ...CALL, ...changed }, SECRET, AT)).toBe(false);
});

test('another secret is refused', () => {
  expect(isSigned(CALL, 'whsec_plJ3nmyCDGBKInavdOK15jsm', AT)).toBe(false);
});
