// To the person who left while their analysis was being written. Not a word of what it says: a mailbox is read by others, too.
import type { Message } from './letter.ts';
import { setLetter } from './set-letter.ts';

export function analysisReadyMessage({ url }: { url: string }): Message {
  return setLetter({
    kind: 'analysis-ready',
    subject: 'Twoja analiza jest gotowa',
    preview: 'Ścieżki już są wytyczone i czekają na Twoim koncie.',
    heading: 'Twoja analiza jest gotowa',
    paragraphs: [
      'Powstawała dalej, choć strona była już zamknięta. Jest zapisana na Twoim koncie, więc nic nie przepadło.',
      'Zacznij od pierwszej ścieżki: są przy niej Twoje własne słowa, które do niej prowadzą.',
    ],
    button: { label: 'Zobacz swoje ścieżki', url },
    notes: ['Co jest w analizie, zobaczysz dopiero po zalogowaniu. Tutaj o tym nie piszemy.'],
  });
}
