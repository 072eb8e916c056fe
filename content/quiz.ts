// What the quiz asks (docs/product.md 'Quiz'), as plain data. How people walk through it: app/features/advice/quiz; what is checked:
// domain/advice/quiz; what an option means to the model: domain/advice/analysis/prompt.ts.
import type { Preference } from '#domain/advice/quiz/answers.ts';

export const QUIZ = { title: 'Quiz predyspozycji' };

export const INSPIRATION = {
  question: 'Co Cię najbardziej inspiruje?',
  hint: 'Wybierz tyle, ile chcesz.',
};

/** What each option of the first step is called, and a few words more. */
export const PREFERENCE_TEXTS: Record<Preference, { label: string; description: string }> = {
  nature: {
    label: 'Natura',
    description: 'Przyroda, zwierzęta, praca blisko środowiska.',
  },
  ambitious: {
    label: 'Ambitne cele',
    description: 'Wyzwania, odpowiedzialność, wyniki, które da się zmierzyć.',
  },
  helping: {
    label: 'Pomaganie innym',
    description: 'Wspieranie ludzi, opieka, uczenie.',
  },
  creative: {
    label: 'Twórczość',
    description: 'Projektowanie, sztuka, szukanie nowych pomysłów.',
  },
};

export const INTERESTS = {
  title: 'Twoje zainteresowania',
  question: 'Co Cię ciekawi i co lubisz robić?',
  hint: 'Na przykład: „majsterkuję w garażu, czytam o astronomii, lubię tłumaczyć innym trudne rzeczy”.',
};

/** To tap at the second step: some for each option chosen, then some for everybody. The rule understands each (content/quiz.test.ts). */
export const INTEREST_SUGGESTIONS: Record<Preference, readonly string[]> = {
  nature: ['góry', 'zwierzęta', 'ogród', 'ekologia'],
  ambitious: ['zarządzanie', 'liczby', 'negocjacje', 'sport'],
  helping: ['rozmowy z ludźmi', 'uczenie innych', 'dzieci', 'seniorzy'],
  creative: ['rysowanie', 'pisanie', 'fotografia', 'wnętrza'],
};

export const COMMON_INTERESTS = [
  'gotowanie',
  'naprawianie',
  'komputery',
  'porządek',
  'samochody',
  'podróże',
] as const;

export const SHOWN_SUGGESTIONS = 8;

export const INFO_SUGGESTIONS = [
  'praca z ludźmi',
  'praca rękami',
  'bez nocnych zmian',
  'tylko zdalnie',
  'tylko na zewnątrz',
  'najwyżej rok nauki',
] as const;

/** At the first step: what comes of it, and where an account begins. */
export const FIRST_NOTE =
  'Trzy zawody zobaczysz od razu, bez konta. Całą analizę przeczytasz po jego założeniu.';

/** At both texts (docs/security.md 'What people write about themselves'). */
export const HEALTH_NOTE =
  'Nie wpisuj danych o zdrowiu. To, czego nie możesz robić w pracy, zaznaczysz w faktach o Tobie, za osobną zgodą.';

export const MORE_INFO = {
  title: 'Coś jeszcze?',
  question: 'Co jeszcze warto o Tobie wiedzieć? (nieobowiązkowe)',
  hint: 'Na przykład: dotychczasowa praca, wykształcenie, ile masz czasu na naukę.',
};
