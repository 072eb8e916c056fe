// The messages about an account (docs/security.md 'Who is asking'): who is addressed asked for them, or should know.
import type { Message } from './letter.ts';
import { setLetter } from './set-letter.ts';

const NOT_YOU = 'Jeśli to nie Ty, możesz zignorować tę wiadomość: bez kliknięcia nic się nie stanie.';

export function confirmEmailMessage({ url }: { url: string }): Message {
  return setLetter({
    kind: 'confirm-email',
    subject: 'Potwierdź adres e-mail w serwisie Szlak',
    preview: 'Jedno kliknięcie i Twoje konto jest gotowe.',
    heading: 'Potwierdź swój adres e-mail',
    paragraphs: [
      'Cieszymy się, że ruszasz z nami w drogę. Potwierdź, że ten adres należy do Ciebie – wtedy konto będzie w pełni Twoje.',
    ],
    button: { label: 'Potwierdź adres', url },
    notes: ['Link działa przez godzinę i tylko raz.', NOT_YOU],
  });
}

/** To somebody who has an account and tried, or was tried, to register again: the page itself doesn't say so. */
export function alreadyRegisteredMessage(links: { signInUrl: string; forgotUrl: string }): Message {
  return setLetter({
    kind: 'already-registered',
    subject: 'Masz już konto w serwisie Szlak',
    preview: 'Ktoś próbował założyć konto na ten adres.',
    heading: 'Masz już konto',
    paragraphs: [
      'Ktoś, zapewne Ty, próbował przed chwilą założyć konto na ten adres e-mail. Konto już istnieje, więc nic się nie zmieniło.',
      'Wystarczy, że się zalogujesz. Jeśli nie pamiętasz hasła, ustaw nowe.',
    ],
    button: { label: 'Zaloguj się', url: links.signInUrl },
    otherLink: { label: 'Ustaw nowe hasło', url: links.forgotUrl },
    notes: ['Jeśli to nie Ty, nie musisz nic robić: Twoje konto jest bezpieczne.'],
  });
}

export function resetPasswordMessage({ url }: { url: string }): Message {
  return setLetter({
    kind: 'reset-password',
    subject: 'Ustaw nowe hasło w serwisie Szlak',
    preview: 'Link do ustawienia nowego hasła, ważny przez godzinę.',
    heading: 'Ustaw nowe hasło',
    paragraphs: ['Dostaliśmy prośbę o nowe hasło do Twojego konta. Kliknij przycisk i wpisz je na stronie.'],
    button: { label: 'Ustaw nowe hasło', url },
    notes: [
      'Link działa przez godzinę i tylko raz. Po zmianie hasła wylogujemy Cię na pozostałych urządzeniach.',
      'Jeśli to nie Ty, możesz zignorować tę wiadomość: Twoje hasło się nie zmieni.',
    ],
  });
}

/** `at`: as people read it, e.g. '20 listopada 2026, 14:05'. */
export function passwordChangedMessage({ at, forgotUrl }: { at: string; forgotUrl: string }): Message {
  return setLetter({
    kind: 'password-changed',
    subject: 'Twoje hasło w serwisie Szlak zostało zmienione',
    preview: 'Wylogowaliśmy Cię na pozostałych urządzeniach.',
    heading: 'Hasło zostało zmienione',
    paragraphs: [
      'Twoje konto ma nowe hasło. Wylogowaliśmy Cię na wszystkich pozostałych urządzeniach.',
      'Jeśli to nie Ty, od razu ustaw własne hasło – dotychczasowe przestanie wtedy działać.',
    ],
    facts: [{ label: 'Kiedy', value: at }],
    button: { label: 'To nie ja – ustaw nowe hasło', url: forgotUrl },
  });
}

export function newDeviceMessage(seen: { device: string; at: string; profileUrl: string }): Message {
  return setLetter({
    kind: 'new-device',
    subject: 'Nowe logowanie do Twojego konta Szlak',
    preview: `${seen.device}, ${seen.at}`,
    heading: 'Logowanie z nowego urządzenia',
    paragraphs: [
      'Na Twoje konto zalogowano się z urządzenia, którego wcześniej nie widzieliśmy. Jeśli to Ty, wszystko w porządku.',
      'Jeśli nie, zakończ tę sesję w ustawieniach profilu i zmień hasło.',
    ],
    facts: [
      { label: 'Urządzenie', value: seen.device },
      { label: 'Kiedy', value: seen.at },
    ],
    button: { label: 'Sprawdź swoje sesje', url: seen.profileUrl },
  });
}

/** To the person who signed in with Google for the first time while the account had a password that nobody had proven to be theirs. */
export function passwordDroppedMessage({ at, forgotUrl }: { at: string; forgotUrl: string }): Message {
  return setLetter({
    kind: 'password-dropped',
    subject: 'Twoje konto Szlak jest połączone z Google',
    preview: 'Poprzednie hasło już nie działa.',
    heading: 'Konto połączone z Google',
    paragraphs: [
      'Na Twoje konto zalogowano się po raz pierwszy przez Google. Nie mamy pewności, kto ustawił dotychczasowe hasło, więc przestało ono działać, a wszystkie poprzednie sesje zostały zakończone.',
      'Nic więcej nie trzeba robić. Jeśli wolisz logować się hasłem, ustaw nowe.',
    ],
    facts: [{ label: 'Kiedy', value: at }],
    button: { label: 'Ustaw nowe hasło', url: forgotUrl },
  });
}

/** Once, some days before an account that nobody confirmed goes. `day`: '3 stycznia 2027'; `url`: null = our address is unknown. */
export function unconfirmedEndMessage({ day, url }: { day: string; url: string | null }): Message {
  return setLetter({
    kind: 'unconfirmed-end',
    subject: 'Potwierdź adres, żeby zachować konto w serwisie Szlak',
    preview: `Bez potwierdzenia usuniemy konto ${day}.`,
    heading: 'Konto czeka na potwierdzenie',
    paragraphs: [
      'Na ten adres założono u nas konto, ale adres nie został potwierdzony.',
      `Jeśli to Twoje konto, potwierdź adres. W przeciwnym razie ${day} usuniemy konto razem ze wszystkim, co na nim jest.`,
    ],
    ...(url === null ? {} : { button: { label: 'Wyślij mi link do potwierdzenia', url } }),
    notes: ['Jeśli to nie Ty, nie musisz nic robić: konto zniknie samo.'],
  });
}
