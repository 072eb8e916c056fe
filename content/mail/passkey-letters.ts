// The messages about passkeys and the second factor: the owner should know whoever did it (docs/security.md 'Who is asking').
import type { Message } from './letter.ts';
import { setLetter } from './set-letter.ts';

/** `at`: as people read it. `profileUrl`: the keys on /profil. */
type Noted = { at: string; profileUrl: string };

/** `until`: as people read it, until when `undoUrl` puts the keys back. */
export type KeyNoted = Noted & { undoUrl: string; until: string };

const NOT_YOU =
  'Jeśli to nie Ty, zmień hasło, usuń obce klucze i wyloguj inne urządzenia – wszystko zrobisz w ustawieniach profilu.';

const undoOf = ({ undoUrl, until }: KeyNoted) => ({
  said: `Jeśli to nie Ty, cofnij tę zmianę – masz na to czas do ${until}. Klucze i logowanie w dwóch krokach wrócą do stanu sprzed zmian z ostatnich 72 godzin, zakończymy wszystkie sesje i poprosimy o nowe hasło.`,
  otherLink: { label: 'To nie ja – cofnij zmianę', url: undoUrl },
  notes: ['Nie przekazuj tej wiadomości nikomu: link z niej otwiera Twoje konto.'],
});

export function passkeyAddedMessage({ name, ...noted }: KeyNoted & { name: string }): Message {
  const { at, profileUrl } = noted;
  const { said, ...undo } = undoOf(noted);
  return setLetter({
    kind: 'sign-in-change',
    subject: 'Nowy klucz dostępu do Twojego konta Szlak',
    preview: `${name}, ${at}`,
    heading: 'Dodano klucz dostępu',
    paragraphs: ['Do Twojego konta można się teraz zalogować nowym kluczem dostępu.', said],
    facts: [
      { label: 'Klucz', value: name },
      { label: 'Kiedy', value: at },
    ],
    button: { label: 'Sprawdź swoje klucze', url: profileUrl },
    ...undo,
  });
}

export function passkeyRemovedMessage(noted: KeyNoted): Message {
  const { at, profileUrl } = noted;
  const { said, ...undo } = undoOf(noted);
  return setLetter({
    kind: 'sign-in-change',
    subject: 'Usunięto klucz dostępu do Twojego konta Szlak',
    preview: at,
    heading: 'Usunięto klucz dostępu',
    paragraphs: ['Jeden z Twoich kluczy dostępu już nie działa.', said],
    facts: [{ label: 'Kiedy', value: at }],
    button: { label: 'Sprawdź swoje klucze', url: profileUrl },
    ...undo,
  });
}

const SECOND_FACTOR = {
  on: {
    subject: 'Logowanie do konta Szlak wymaga teraz klucza',
    heading: 'Logowanie w dwóch krokach jest włączone',
    text: 'Samo hasło ani samo konto Google nie otworzy już Twojego konta: potrzebny będzie też klucz dostępu albo kod zapasowy.',
  },
  off: {
    subject: 'Logowanie do konta Szlak nie wymaga już klucza',
    heading: 'Logowanie w dwóch krokach jest wyłączone',
    text: 'Do zalogowania znów wystarczy hasło albo konto Google. Dotychczasowe kody zapasowe przestały działać.',
  },
  codes: {
    subject: 'Nowe kody zapasowe do Twojego konta Szlak',
    heading: 'Masz nowe kody zapasowe',
    text: 'Na Twoim koncie powstały nowe kody zapasowe. Poprzednie przestały działać.',
  },
} as const;

export function secondFactorMessage(what: keyof typeof SECOND_FACTOR, noted: KeyNoted): Message {
  const { at, profileUrl } = noted;
  const { said, ...undo } = undoOf(noted);
  const { subject, heading, text } = SECOND_FACTOR[what];
  return setLetter({
    kind: 'sign-in-change',
    subject,
    preview: at,
    heading,
    paragraphs: [text, said],
    facts: [{ label: 'Kiedy', value: at }],
    button: { label: 'Otwórz ustawienia profilu', url: profileUrl },
    ...undo,
  });
}

export function recoveryCodeUsedMessage({ at, profileUrl }: Noted): Message {
  return setLetter({
    kind: 'sign-in-change',
    subject: 'Użyto kodu zapasowego do Twojego konta Szlak',
    preview: at,
    heading: 'Użyto kodu zapasowego',
    paragraphs: [
      'Ktoś, zapewne Ty, potwierdził swoją tożsamość kodem zapasowym. Ten kod już nie zadziała.',
      'Jeśli Twój klucz zaginął, usuń go z listy i dodaj nowy.',
      NOT_YOU,
    ],
    facts: [{ label: 'Kiedy', value: at }],
    button: { label: 'Sprawdź swoje klucze', url: profileUrl },
  });
}
