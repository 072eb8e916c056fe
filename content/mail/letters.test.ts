import { MAIL_KINDS } from '#domain/platform/mail/held-back.ts';
import { describe, expect, test } from 'vitest';
import * as address from './address-letters.ts';
import * as account from './account-letters.ts';
import * as keys from './passkey-letters.ts';
import { recoveryStartedMessage } from './recovery-letter.ts';
import { roleDroppedMessage } from './role-letter.ts';
import { alertMessage } from './alert-letter.ts';
import { analysisReadyMessage } from './analysis-letter.ts';
import * as reviews from './review-letters.ts';
import { SAMPLE_LETTERS } from './samples.ts';
import { refundFailedMessage } from './refund-failed-letter.ts';
import { reportMessage } from './report-letter.ts';
import * as money from './payment-letters.ts';
import type { Message } from './letter.ts';
import { weeklyMessage } from './weekly-letter.ts';
import { termsMessage } from './terms-letter.ts';
import { withdrawalLinkMessage, withdrawalMessage } from './withdrawal-letter.ts';

const URL_OF = (path: string) => `https://szlak.example${path}`;
const profileUrl = URL_OF('/profil');
const undone = { undoUrl: URL_OF('/undo'), until: '23 listopada 2026, 14:05' };
const renewal = { price: '79 PLN', day: '20 grudnia 2026', profileUrl };
const started = {
  change: 'started',
  ...renewal,
  orderedAt: '20 listopada 2026, 14:05',
  operator: {
    name: 'Szlak S.A.',
    address: 'ul. Leśna 1, Kraków',
    nip: '123-456-32-18',
    email: 'my@szlak.example',
  },
  termsUrl: URL_OF('/regulamin'),
  withdrawalUrl: URL_OF('/odstapienie'),
  orderNumber: 'Z-05AF-MSY3-8DJQ',
} as const;

const ofReview = {
  courseName: 'SQL od podstaw',
  reviewUrl: URL_OF('/moje-kursy/sql-od-podstaw/opinia'),
  contactEmail: 'my@szlak.example',
};

const ofReport = {
  lessonTitle: 'Pierwsze zapytanie',
  courseName: 'SQL od podstaw',
  answer: 'Zamieniliśmy kwotę na tę z 2026 roku.',
  report: 'Stara kwota.',
  reportedOn: '3 marca 2026',
  lessonUrl: URL_OF('/moje-kursy/sql-od-podstaw/1-1'),
  contactEmail: 'my@szlak.example',
};

const MESSAGES: [string, Message, string[]][] = [
  [
    'an alert',
    alertMessage({
      name: 'runs-failing',
      detail: { ended: 9, failed: 2 },
      state: 'started',
      since: '20 listopada 2026, 14:05',
      at: '20 listopada 2026, 14:06',
    }),
    ['2 z', 'runs-failing', '14:05'],
  ],
  [
    'the week ahead',
    weeklyMessage({
      monday: '2026-11-30',
      steps: 5,
      done: 1,
      trial: { day: '2026-12-05' },
      hasCards: true,
      todayUrl: URL_OF('/dashboard'),
      stopUrl: URL_OF('/list-tygodnia/k'),
    }),
    ['/dashboard', '/list-tygodnia/k', 'kroków', 'grudnia', 'karty czekają'],
  ],
  [
    'password dropped',
    account.passwordDroppedMessage({ at: '20 listopada 2026, 14:05', forgotUrl: URL_OF('/lost') }),
    ['/lost', '14:05', 'przez Google'],
  ],
  [
    'end of an unconfirmed account',
    account.unconfirmedEndMessage({ day: '3 stycznia 2027', url: URL_OF('/new') }),
    ['/new', '3 stycznia 2027'],
  ],
  ['new address', address.changeEmailMessage({ url: URL_OF('/c#token=4') }), ['/c#token=4', 'tylko raz']],
  [
    'taken address',
    address.emailTakenMessage({ signInUrl: URL_OF('/in'), forgotUrl: URL_OF('/lost') }),
    ['/in', '/lost', 'już zajęty'],
  ],
  [
    'changed address',
    address.emailChangedMessage({
      newEmail: 'o…@example.pl',
      at: '20 listopada 2026, 14:05',
      until: '23 listopada 2026, 14:05',
      undoUrl: URL_OF('/d#token=5'),
    }),
    ['/d#token=5', '23 listopada 2026, 14:05', 'o…@example.pl'],
  ],
  ['confirm', account.confirmEmailMessage({ url: URL_OF('/a?token=1') }), ['/a?token=1', 'godzinę']],
  [
    'already registered',
    account.alreadyRegisteredMessage({ signInUrl: URL_OF('/in'), forgotUrl: URL_OF('/lost') }),
    ['/in', '/lost', 'Masz już konto'],
  ],
  ['reset', account.resetPasswordMessage({ url: URL_OF('/b?token=2') }), ['/b?token=2', 'tylko raz']],
  [
    'password changed',
    account.passwordChangedMessage({ at: '20 listopada 2026, 14:05', forgotUrl: URL_OF('/lost') }),
    ['/lost', '20 listopada 2026, 14:05'],
  ],
  [
    'new device',
    account.newDeviceMessage({ device: 'Firefox, Linux', at: '20 listopada 2026, 14:05', profileUrl }),
    ['/profil', 'Firefox, Linux', '14:05'],
  ],
  [
    'passkey added',
    keys.passkeyAddedMessage({
      name: 'Firefox, Linux',
      at: '20 listopada 2026, 14:05',
      profileUrl,
      ...undone,
    }),
    ['/profil', '/undo', 'Firefox, Linux', '14:05', 'Jeśli to nie Ty'],
  ],
  [
    'passkey removed',
    keys.passkeyRemovedMessage({ at: '20 listopada 2026, 14:05', profileUrl, ...undone }),
    ['/profil', '/undo', '14:05', 'Jeśli to nie Ty'],
  ],
  [
    'second factor on',
    keys.secondFactorMessage('on', { at: '20 listopada 2026, 14:05', profileUrl, ...undone }),
    ['/profil', '/undo', '14:05', 'Samo hasło'],
  ],
  [
    'second factor off',
    keys.secondFactorMessage('off', { at: '20 listopada 2026, 14:05', profileUrl, ...undone }),
    ['/profil', '/undo', '14:05', 'wystarczy hasło'],
  ],
  [
    'new recovery codes',
    keys.secondFactorMessage('codes', { at: '20 listopada 2026, 14:05', profileUrl, ...undone }),
    ['/profil', '/undo', '14:05', 'Poprzednie'],
  ],
  [
    'way back at the desk',
    recoveryStartedMessage({
      opens: '23 listopada 2026, 14:05',
      until: '30 listopada 2026, 14:05',
      url: URL_OF('/back'),
    }),
    ['/back', '23 listopada 2026, 14:05', '30 listopada 2026, 14:05', 'odwołaj'],
  ],
  [
    'role dropped',
    roleDroppedMessage({ email: 'obsluga@example.pl', at: '20 listopada 2026, 14:05' }),
    ['obsluga@example.pl', '14:05', 'npm run operator'],
  ],
  [
    'recovery code used',
    keys.recoveryCodeUsedMessage({ at: '20 listopada 2026, 14:05', profileUrl }),
    ['/profil', '14:05', 'Ten kod już nie zadziała'],
  ],
  [
    'analysis ready',
    analysisReadyMessage({ url: URL_OF('/dashboard') }),
    ['/dashboard', 'zapisana na Twoim koncie'],
  ],
  [
    'subscription started',
    money.subscriptionMessage(started),
    [
      '/profil',
      '/regulamin',
      '/odstapienie',
      'Z-05AF-MSY3-8DJQ',
      '79 PLN miesięcznie',
      '20 grudnia 2026',
      '20 listopada 2026, 14:05',
      'Szlak S.A., ul. Leśna 1, Kraków, NIP 123-456-32-18, my@szlak.example',
      'bez podania przyczyny',
      'odstępuję od umowy',
      'przed upływem 14 dni',
      'w każdej chwili',
    ],
  ],
  [
    'renewal failed',
    money.subscriptionMessage({ change: 'renewal-failed', ...renewal }),
    ['/profil', '79 PLN', 'Dokończ płatność'],
  ],
  [
    'ends on',
    money.subscriptionMessage({ change: 'ends-on', day: '20 grudnia 2026', profileUrl }),
    ['/profil', 'do 20 grudnia 2026'],
  ],
  [
    'withdrawal link',
    withdrawalLinkMessage({ url: URL_OF('/odstapienie?token=3') }),
    ['/odstapienie?token=3', 'tylko raz', 'Potwierdź odstąpienie'],
  ],
  [
    'terms',
    termsMessage({
      day: '10 grudnia 2026',
      changes: ['Nowe zasady (§ 10).'],
      url: URL_OF('/regulamin/2026-12-10'),
    }),
    ['/regulamin/2026-12-10', '10 grudnia 2026', 'Nowe zasady', 'usunąć konto'],
  ],
  ['ended', money.subscriptionMessage({ change: 'ended', plansUrl: URL_OF('/plany') }), ['/plany']],
  [
    'review hidden',
    reviews.reviewHiddenMessage({ ...ofReview, reason: 'Obraża autora.', text: 'Do niczego!' }),
    [
      '/opinia',
      'SQL od podstaw',
      'Powód: Obraża autora.',
      'Do niczego!',
      'odwołaj się',
      '6 miesięcy',
      'sądu',
    ],
  ],
  ['review shown', reviews.reviewShownMessage(ofReview), ['/opinia', 'SQL od podstaw', 'znów widoczna']],
  [
    'review stays hidden',
    reviews.reviewStaysHiddenMessage({ ...ofReview, answer: 'Nadal obraża.' }),
    ['/opinia', 'Uzasadnienie: Nadal obraża.', 'człowiek'],
  ],
  [
    'report that mended a lesson',
    reportMessage({ ...ofReport, outcome: 'mended' }),
    [
      '/moje-kursy/sql-od-podstaw/1-1',
      'Lekcja jest poprawiona',
      '„Pierwsze zapytanie”',
      'kwotę na tę z 2026',
      '3 marca 2026',
      'Stara kwota.',
    ],
  ],
  [
    'report that is answered',
    reportMessage({ ...ofReport, outcome: 'answered' }),
    ['Mamy odpowiedź', 'Stara kwota.', 'my@szlak.example'],
  ],
  [
    'report that changes nothing',
    reportMessage({ ...ofReport, outcome: 'rejected' }),
    ['Lekcja zostaje bez zmian', 'Stara kwota.'],
  ],
  [
    'withdrawal',
    withdrawalMessage({
      what: 'Plan Premium',
      orderNumber: 'Z-05AF-MSY3-8DJQ',
      boughtOn: '1 listopada 2026',
      withdrawnAt: '5 listopada 2026, 9:12',
      refund: '68,47 PLN',
    }),
    [
      'Plan Premium',
      'Z-05AF-MSY3-8DJQ',
      '1 listopada 2026',
      '5 listopada 2026, 9:12',
      '68,47 PLN',
      'Zachowaj',
    ],
  ],
  [
    'refund that the bank sent back',
    refundFailedMessage({
      what: 'Kurs „Excel”',
      orderNumber: 'Z-05AF-MSY3-8DJQ',
      refund: '189,99 PLN',
      contact: 'my@szlak.example',
    }),
    [
      'Kurs „Excel”',
      'Z-05AF-MSY3-8DJQ',
      '189,99 PLN',
      'my@szlak.example',
      'Ci się należą',
      'numer zamówienia',
    ],
  ],
  [
    'refund of no order that the bank sent back',
    refundFailedMessage({
      what: 'Kurs „Excel”',
      orderNumber: null,
      refund: '189,99 PLN',
      contact: 'my@szlak.example',
    }),
    ['Napisz na my@szlak.example, a ustalimy'],
  ],
];

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe.each(MESSAGES)('%s', (_, message, words) => {
  test('says in both parts what there is to know', () => {
    for (const one of words) {
      expect(plain(message.text)).toContain(one);
      expect(plain(message.html)).toContain(one);
    }
  });

  test('has a subject that a mailbox shows whole, on one line', () => {
    expect(message.subject.length).toBeLessThanOrEqual(60);
    expect(message.subject).not.toMatch(/[\r\n]/);
  });
});

test.each([
  ['2026-11-29', 'jak było?'],
  ['2026-11-30', '30 listopada 2026'],
  [null, 'czeka na swój dzień'],
])('on Monday 30 November a trial on %j says %s', (day, words) => {
  const ahead = { monday: '2026-11-30', steps: 0, done: 0, trial: { day }, hasCards: false };
  const { text } = weeklyMessage({ ...ahead, todayUrl: URL_OF('/dashboard'), stopUrl: URL_OF('/list') });
  expect(plain(text)).toContain(words);
  expect(text.includes('jak było?')).toBe(words === 'jak było?');
});

test('where nobody knows our address, a letter does without its button', () => {
  const letter = money.subscriptionMessage({
    ...started,
    profileUrl: null,
    termsUrl: null,
    withdrawalUrl: null,
  });
  expect(letter.text).not.toContain('http');
  expect(letter.text).toContain('Premium');
});

test('the desk shows a sample of every kind of letter', () => {
  const shown = Object.values(SAMPLE_LETTERS).map((sample) => sample().kind);
  expect([...new Set(shown)].toSorted()).toEqual(MAIL_KINDS.toSorted());
});
