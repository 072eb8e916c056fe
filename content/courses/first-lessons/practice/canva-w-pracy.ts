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
  state: {
    now: 'Przykład: pani Kasia z przedszkola Dmuchawiec w Ostródzie; czterdzieści minut szukała zeszłorocznego plakatu jasełek wśród „Plakat jasełka kopia”, „kopia 2”, „DOBRY”, „Bez tytułu 14”, po czym zrobiła go od nowa.\nKonto Canvy: w małej placówce na adres służbowy, do którego ma dostęp więcej niż jedna osoba; w większej każdy loguje się na siebie, a foldery są udostępnione zespołowi. Plan konta sprawdza się w ustawieniach (zależą od niego historia wersji i miejsce na zdjęcia).\nFoldery w zakładce „Projekty”:\n01 Wzorce – plansza z kolorami i krojami pisma, szablony do kopiowania\n02 W pracy – wszystko, co jeszcze żyje i się zmienia\n03 Gotowe – wersje zatwierdzone i wysłane, nikt ich nie rusza\n04 Zdjęcia – wgrane fotografie i logo, z informacją o zgodach\n90 Archiwum – poprzednie lata, po jednym podfolderze na rok\nWzór nazwy: data wydarzenia (rok-miesiąc-dzień), rodzaj, temat (najwyżej trzy słowa), wersja (v1, v2, po akceptacji OK). Przykład: 2026-12-18 plakat jasełka motylki v2. Inne nazwy z lekcji: 2025-12-19 plakat jasełka, 2026-03-05 post dzień otwarty, 2026-12-18 plakat jasełka. Bez słów „nowy”, „dobry”, „ostateczny”. Po OK projekt idzie do 03.\nZasada kopii: 1. znajdź projekt w 01 albo 03; 2. utwórz kopię (menu przy miniaturze lub „Plik”); 3. przenieś do 02 i od razu zmień nazwę; 4. dopiero edytuj.\nZgody w nazwie folderu zdjęć: „2026 motylki – zgoda na stronę, bez druku”.\nGodzina porządków, dziesięć sekund na projekt: używany w ostatnim miesiącu – nowa nazwa i 02 lub 03; może się przydać – 90; śmieć – kosz. Kto nie ma projektów, tworzy pięć folderów i w 02 pusty plakat z pełną nazwą.\nReguła porządku (pół strony: foldery, wzór nazwy, zasada kopii) leży jako dokument w 01. Układem strony jeszcze się nie zajmowano.',
    concepts: [
      'konto służbowe i dostęp do niego',
      'foldery według stanu pracy',
      'cyfry na początku nazw folderów',
      'wzór nazwy: data, rodzaj, temat, wersja',
      'data od roku sortuje według kalendarza',
      'wersja OK po akceptacji',
      'kopia przed edycją',
      'wzorzec, który się kopiuje',
      'zgody na zdjęcia w nazwie folderu',
      'reguła porządku na pół strony',
    ],
    words: [
      'projekt',
      'zakładka „Projekty”',
      'folder',
      'wzorzec',
      'szablon',
      '01 Wzorce',
      '02 W pracy',
      '03 Gotowe',
      '04 Zdjęcia',
      '90 Archiwum',
      'wersja v1, v2, OK',
      'kopia',
      'miniatura',
      'menu „Plik”',
      'plan konta',
      'historia wersji',
      'zgoda na zdjęcie',
      'plakat, post, ulotka, slajdy',
      'plansza z kolorami i krojami pisma',
    ],
  },
};
