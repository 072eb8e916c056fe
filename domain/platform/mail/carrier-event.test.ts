import { expect, test } from 'vitest';
import { mailReportOf } from './carrier-event.ts';

const AT = '2026-11-24T02:00:00.000Z';
const event = (type: string, data: object = {}) => ({
  type,
  created_at: AT,
  data: { email_id: 'x', to: ['Ala <ALA@example.pl>'], ...data },
});

test.each([
  ['email.bounced', { bounce: { type: 'Permanent', subType: 'General' } }, 'bounced'],
  ['email.bounced', {}, 'bounced'],
  ['email.suppressed', {}, 'bounced'],
  ['email.complained', {}, 'complained'],
  ['email.delivered', {}, null],
])('%s %j is told of the address', (type, data, fault) => {
  expect(mailReportOf(event(type, data))).toEqual({
    addresses: ['ala@example.pl'],
    fault,
    at: Date.parse(AT),
  });
});

test.each([
  ['a full mailbox', event('email.bounced', { bounce: { type: 'Transient' } })],
  ['nobody knows', event('email.bounced', { bounce: { type: 'Undetermined' } })],
  ['another event', event('email.opened')],
  ['a name of every object', event('toString')],
  ['no time', { ...event('email.bounced'), created_at: 'x' }],
  ['nobody', event('email.bounced', { to: null })],
  ['no object', 'email.bounced'],
  ['nothing', null],
])('%s marks nobody', (_, told) => {
  expect(mailReportOf(told)).toBeNull();
});
