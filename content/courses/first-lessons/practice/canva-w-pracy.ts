import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Porządek, w którym plakat znajduje się w dziesięć sekund',
  goal: 'Ustawisz foldery według stanu pracy, nadasz projektom nazwy według wzoru i zaczniesz pracować na kopiach.',
  leaves: 'Konto z pięcioma folderami, projekty z czytelnymi nazwami i reguła porządku na pół strony.',
  summary:
    'Porządek na koncie Canvy na przykładzie przedszkola Dmuchawiec w Ostródzie: służbowy adres konta, foldery 01 Wzorce, 02 W pracy, 03 Gotowe, 04 Zdjęcia, 90 Archiwum. Wzór nazwy: data wydarzenia, rodzaj, temat, wersja (OK po akceptacji). Zasada kopii przed edycją, zgody przy zdjęciach, godzina porządków.',
  terms: [
    {
      term: 'wzorzec',
      meaning:
        'Projekt, którego się nie edytuje, tylko kopiuje, np. plansza z kolorami firmy lub własny szablon.',
    },
    {
      term: 'folder według stanu pracy',
      meaning: 'Podział na rzeczy w pracy, gotowe i archiwalne; mówi, czego wolno dotknąć.',
    },
    {
      term: 'wersja OK',
      meaning: 'Projekt zatwierdzony przez osobę uprawnioną, przeniesiony do gotowych i już niezmieniany.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Którą nazwę ułożono według wzoru z lekcji?',
      options: [
        'Ulotka festyn NOWA 20.06',
        '2026-06-20 ulotka festyn parafialny v1',
        'v1 ulotka na festyn, poprawiona w poniedziałek po rozmowie z dyrekcją',
        'Festyn-ostateczna-2026',
      ],
      right: 1,
      why: 'Data od roku sortuje listę według kalendarza, a dalej idą rodzaj, temat i wersja. „Nowa” i „ostateczna” tracą sens po pierwszej poprawce.',
    },
    {
      kind: 'order',
      text: 'Przerabiasz zeszłoroczny plakat. Ułóż czynności.',
      items: [
        'Znaleźć zatwierdzony projekt w folderze 03',
        'Utworzyć kopię',
        'Przenieść kopię do folderu 02 i zmienić jej nazwę',
        'Zmienić datę i zdjęcie na plakacie',
      ],
      why: 'Zmiany zapisują się na bieżąco, więc edycja przed kopią zniszczyłaby oryginał. Nazwa od razu po skopiowaniu chroni przed pomyleniem plików.',
    },
    {
      kind: 'single',
      text: 'Dlaczego lekcja odradza foldery „Posty”, „Ulotki”, „Prezentacje”?',
      options: [
        'Bo Canva sortuje foldery alfabetycznie',
        'Bo bezpłatny plan nie pozwala na tyle folderów',
        'Bo rozdzielają materiały jednego wydarzenia i nie mówią, co wolno zmieniać',
      ],
      right: 2,
      why: 'Plakat, post i zaproszenie na to samo wydarzenie trafiłyby w trzy miejsca. Podział według stanu pracy trzyma je razem i chroni wersje zatwierdzone.',
    },
  ],
  exercise: {
    task: 'Napisz regułę porządku dla swojego konta na pół strony: do kogo należy konto i kto ma dostęp, lista folderów z jednym zdaniem objaśnienia, wzór nazwy z trzema przykładami z Twojej pracy oraz zasada kopii w czterech krokach. Potem podaj pięć starych nazw projektów i ich nowe wersje w parach „było – jest”. Dodaj jedno zdanie o tym, jak w nazwach folderów zaznaczasz zgody na użycie zdjęć.',
    hint: 'Pisz tak, jakby regułę miała dostać osoba, która zaczyna pracę jutro i nie może Cię o nic zapytać.',
    minutes: 30,
  },
};
