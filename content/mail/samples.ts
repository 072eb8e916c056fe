// Every letter with sample data, for the desk's preview ('/panel/poczta'). Names in its address; nobody is written to from here.
import { PREMIUM_PRICE_GROSZE, sumText } from '#domain/payments/plan/price.ts';
import * as account from './account-letters.ts';
import * as address from './address-letters.ts';
import { weeklyMessage } from './weekly-letter.ts';
import { alertMessage } from './alert-letter.ts';
import { analysisReadyMessage } from './analysis-letter.ts';
import { betterLessonMessage } from './better-lesson-letter.ts';
import type { Message } from './letter.ts';
import * as keys from './passkey-letters.ts';
import * as money from './payment-letters.ts';
import { purchaseMessage } from './purchase-letter.ts';
import { refundFailedMessage } from './refund-failed-letter.ts';
import { reportMessage, type ReportLetter } from './report-letter.ts';
import { recoveryStartedMessage } from './recovery-letter.ts';
import * as reviews from './review-letters.ts';
import { roleDroppedMessage } from './role-letter.ts';
import { termsMessage } from './terms-letter.ts';
import { withdrawalLinkMessage, withdrawalMessage } from './withdrawal-letter.ts';

const at = '20 listopada 2026, 14:05';
const day = '20 grudnia 2026';
const price = sumText(PREMIUM_PRICE_GROSZE);
const orderNumber = 'Z-05AF-MSY3-8DJQ';
const courseName = 'SQL od podstaw';
const contactEmail = 'kontakt@szlak.example';
const pageUrl = 'https://szlak.example/';
const operator = {
  name: 'Szlak S.A.',
  address: 'ul. Leśna 1, Kraków',
  nip: '123-456-32-18',
  email: contactEmail,
};
const noted = { at, profileUrl: pageUrl };
const undone = { ...noted, undoUrl: pageUrl, until: at };
const ofReview = { courseName, reviewUrl: pageUrl, contactEmail };
const report = (outcome: ReportLetter['outcome']) =>
  reportMessage({
    outcome,
    lessonTitle: 'Pierwsze zapytanie',
    courseName,
    answer: 'Kwota jest już z 2026 roku.',
    report: 'Stara kwota.',
    reportedOn: day,
    lessonUrl: pageUrl,
    contactEmail,
  });

/** By the name in the preview's address. */
export const SAMPLE_LETTERS: Readonly<Record<string, () => Message>> = {
  'potwierdzenie-adresu': () => account.confirmEmailMessage({ url: pageUrl }),
  'konto-juz-jest': () => account.alreadyRegisteredMessage({ signInUrl: pageUrl, forgotUrl: pageUrl }),
  'nowe-haslo': () => account.resetPasswordMessage({ url: pageUrl }),
  'haslo-zmienione': () => account.passwordChangedMessage({ at, forgotUrl: pageUrl }),
  'haslo-odrzucone': () => account.passwordDroppedMessage({ at, forgotUrl: pageUrl }),
  'nowe-urzadzenie': () => account.newDeviceMessage({ device: 'Firefox, Linux', ...noted }),
  'koniec-niepotwierdzonego': () => account.unconfirmedEndMessage({ day, url: pageUrl }),
  'nowy-adres': () => address.changeEmailMessage({ url: pageUrl }),
  'adres-zajety': () => address.emailTakenMessage({ signInUrl: pageUrl, forgotUrl: pageUrl }),
  'adres-zmieniony': () =>
    address.emailChangedMessage({ newEmail: 'o…@example.pl', at, until: at, undoUrl: pageUrl }),
  'klucz-dodany': () => keys.passkeyAddedMessage({ name: 'Firefox, Linux', ...undone }),
  'klucz-usuniety': () => keys.passkeyRemovedMessage(undone),
  'drugi-krok-wlaczony': () => keys.secondFactorMessage('on', undone),
  'drugi-krok-wylaczony': () => keys.secondFactorMessage('off', undone),
  'nowe-kody-zapasowe': () => keys.secondFactorMessage('codes', undone),
  'kod-zapasowy-uzyty': () => keys.recoveryCodeUsedMessage(noted),
  'odzyskiwanie-konta': () => recoveryStartedMessage({ opens: at, until: day, url: pageUrl }),
  'rola-wygasla': () => roleDroppedMessage({ email: 'obsluga@example.pl', at }),
  'analiza-gotowa': () => analysisReadyMessage({ url: pageUrl }),
  'list-tygodnia': () =>
    weeklyMessage({
      monday: '2026-11-30',
      steps: 5,
      done: 1,
      trial: { day: '2026-12-05' },
      hasCards: true,
      todayUrl: pageUrl,
      stopUrl: pageUrl,
    }),
  zakup: () =>
    purchaseMessage({
      orderNumber,
      courseName,
      whoWrites: 'Lekcje pisze model, redakcja jeszcze ich nie sprawdziła.',
      price,
      day: at,
      courseUrl: pageUrl,
      termsUrl: pageUrl,
      withdrawalUrl: pageUrl,
      operator,
      withdrawableUntil: day,
      consent: { words: 'Zgadzam się na rozpoczęcie przed upływem 14 dni.', at },
    }),
  'premium-rozpoczete': () =>
    money.subscriptionMessage({
      change: 'started',
      price,
      day,
      orderNumber,
      orderedAt: at,
      operator,
      profileUrl: pageUrl,
      termsUrl: pageUrl,
      withdrawalUrl: pageUrl,
    }),
  'premium-nieodnowione': () =>
    money.subscriptionMessage({ change: 'renewal-failed', price, profileUrl: pageUrl }),
  'premium-konczy-sie': () => money.subscriptionMessage({ change: 'ends-on', day, profileUrl: pageUrl }),
  'premium-zakonczone': () => money.subscriptionMessage({ change: 'ended', plansUrl: pageUrl }),
  'link-odstapienia': () => withdrawalLinkMessage({ url: pageUrl }),
  'lepsza-lekcja': () =>
    betterLessonMessage({
      lessonTitle: 'Pierwsze zapytanie',
      courseName,
      lessonUrl: pageUrl,
      contactEmail,
    }),
  odstapienie: () =>
    withdrawalMessage({
      what: 'Plan Premium',
      orderNumber,
      boughtOn: day,
      withdrawnAt: at,
      refund: price,
    }),
  'zwrot-nie-doszedl': () =>
    refundFailedMessage({ what: 'Plan Premium', orderNumber, refund: price, contact: contactEmail }),
  alarm: () =>
    alertMessage({
      name: 'runs-failing',
      detail: { ended: 9, failed: 2 },
      state: 'started',
      since: at,
      at,
    }),
  regulamin: () => termsMessage({ day, changes: ['Nowe zasady (§ 10).'], url: pageUrl }),
  'opinia-ukryta': () =>
    reviews.reviewHiddenMessage({ ...ofReview, reason: 'Obraża autora.', text: 'Do niczego!' }),
  'opinia-przywrocona': () => reviews.reviewShownMessage(ofReview),
  'opinia-zostaje-ukryta': () =>
    reviews.reviewStaysHiddenMessage({ ...ofReview, answer: 'Nadal obraża autora.' }),
  'zgloszenie-poprawione': () => report('mended'),
  'zgloszenie-odpowiedz': () => report('answered'),
  'zgloszenie-odrzucone': () => report('rejected'),
};
