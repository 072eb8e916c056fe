// What the author of a review hears when it is hidden, and what came of the objection (docs/decisions.md 'Reviews'; DSA art. 17 and 20).
import type { Letter, Message } from './letter.ts';
import { setLetter } from './set-letter.ts';

type OfReview = {
  courseName: string;
  /** Where the author sees the review, withdraws it or objects; null = nobody knows our address. */
  reviewUrl: string | null;
  contactEmail: string;
};

export type HiddenReviewLetter = OfReview & {
  /** Whole sentences of the operator's: what in the review breaks which rule. */
  reason: string;
  /** As it stood. */
  text: string;
};

export function reviewHiddenMessage({ reason, text, ...of }: HiddenReviewLetter): Message {
  return setLetter({
    kind: 'review',
    subject: 'Ukryliśmy Twoją opinię o kursie',
    preview: 'Piszemy dlaczego i jak się od tego odwołać.',
    heading: 'Twoja opinia jest ukryta',
    paragraphs: [
      `Twoja opinia o kursie „${of.courseName}” nie jest już widoczna na stronie kursu i nie liczy się do średniej. Kurs i konto działają jak dotąd.`,
      `Powód: ${reason}`,
    ],
    facts: text === '' ? [] : [{ label: 'Twoja opinia', value: text }],
    ...button('Zobacz opinię i odwołaj się', of.reviewUrl),
    notes: [
      'Podstawa: zasady opinii z naszego regulaminu (§ 13). Decyzję podjął człowiek, nie automat.',
      `Jeśli się z nią nie zgadzasz, napisz dlaczego: na stronie opinii albo na ${of.contactEmail}, bezpłatnie, w ciągu 6 miesięcy. Odwołanie rozpatrzy człowiek, a odpowiedź wyślemy w ciągu 14 dni.`,
      'Możesz też skorzystać z certyfikowanego organu pozasądowego rozstrzygania sporów albo pójść do sądu.',
    ],
  });
}

export function reviewShownMessage(of: OfReview): Message {
  return setLetter({
    kind: 'review',
    subject: 'Twoja opinia o kursie jest znów widoczna',
    preview: 'Przywróciliśmy ją na stronę kursu.',
    heading: 'Opinia wróciła na stronę',
    paragraphs: [
      `Sprawdziliśmy to jeszcze raz: Twoja opinia o kursie „${of.courseName}” jest znów widoczna i liczy się do średniej. Przepraszamy za kłopot.`,
    ],
    ...button('Zobacz opinię', of.reviewUrl),
  });
}

export function reviewStaysHiddenMessage({ answer, ...of }: OfReview & { answer: string }): Message {
  return setLetter({
    kind: 'review',
    subject: 'Odpowiedź na Twoje odwołanie',
    preview: 'Opinia o kursie zostaje ukryta. Piszemy dlaczego.',
    heading: 'Opinia zostaje ukryta',
    paragraphs: [
      `Przeczytaliśmy Twoje odwołanie w sprawie opinii o kursie „${of.courseName}”. Zostaje ukryta.`,
      `Uzasadnienie: ${answer}`,
    ],
    ...button('Zobacz opinię', of.reviewUrl),
    notes: [
      'Decyzję podjął człowiek, nie automat. Możesz skorzystać z certyfikowanego organu pozasądowego rozstrzygania sporów albo pójść do sądu.',
    ],
  });
}

function button(label: string, url: string | null): Pick<Letter, 'button'> {
  return url === null ? {} : { button: { label, url } };
}
