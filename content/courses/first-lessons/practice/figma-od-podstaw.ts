import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Plik, w którym obca osoba znajdzie ekran w minutę',
  goal: 'Przygotujesz plik Figmy z okładką, trzema stronami i siedmioma ramkami nazwanymi według wzoru.',
  leaves: 'Plik „Kosz – ekrany” ze szkieletem siedmiu ekranów, okładką i opisaną wersją.',
  summary:
    'Porządek w pliku Figmy na przykładzie aplikacji Kosz ze spółdzielni spod Grójca: piętra Team, Project, File, Page, strony Okładka, W pracy i Do oddania. Siedem ramek nazwanych numer, ekran, stan, sekcja, okładka jako miniatura, wersja z opisem. Skróty F, T, Ctrl + D, Ctrl + R, Shift + S, Shift + 1 i 2.',
  terms: [
    {
      term: 'Frame (ramka)',
      meaning: 'Pojemnik o własnym rozmiarze, w którym projektuje się ekran; tworzy ją klawisz F.',
    },
    {
      term: 'Section (sekcja)',
      meaning: 'Obszar porządkujący płótno i grupujący ramki, który nie jest ekranem.',
    },
    {
      term: 'Page (strona)',
      meaning: 'Zakładka wewnątrz pliku; może oddzielać szkice od ekranów uzgodnionych.',
    },
    {
      term: 'Drafts',
      meaning: 'Prywatne szkice konta: dobre miejsce na próby, a złe na pracę zespołu.',
    },
    {
      term: 'wersja z opisem',
      meaning: 'Punkt w historii pliku zapisany ręcznie i nazwany tak, by dało się go rozpoznać.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Ktoś z zespołu ma otworzyć plik bez Twojej pomocy. Dlaczego Drafts się do tego nie nadaje?',
      options: [
        'Bo w szkicach nie da się tworzyć stron ani sekcji',
        'Bo plik w szkicach traci historię wersji',
        'Bo szkice należą do Twojego konta, a zespół ich nie zobaczy na swojej liście',
        'Bo szkiców nie można nazwać',
      ],
      right: 2,
      why: 'Drafts to prywatna szuflada, więc plik leży poza wspólnym projektem. Do pracy zespołu służy piętro Project.',
    },
    {
      kind: 'order',
      text: 'Ułóż piętra Figmy od najszerszego do najwęższego.',
      items: ['Team', 'Project', 'File', 'Page', 'Frame'],
      why: 'Zespół ma projekty, projekt pliki, plik strony, a na stronie leżą ramki z ekranami. Pomylenie dwóch pięter to najczęstsze źródło zagubionych plików.',
    },
    {
      kind: 'single',
      text: 'Która nazwa ramki zostawia miejsce na pusty koszyk, gdy przyjdzie go dodać?',
      options: ['04 Koszyk / z produktami', 'Koszyk ostateczny', 'Frame 4', 'Ekran z koszykiem, wersja Oli'],
      right: 0,
      why: 'Wzór numer, ekran, stan zostawia miejsce na kolejny stan tego samego ekranu. Pusty koszyk dostanie nazwę 04 Koszyk / pusty.',
    },
  ],
  exercise: {
    task: 'Przygotuj szkielet własnej aplikacji: okładka, trzy strony, co najmniej sześć nazwanych ramek w sekcji i jedna wersja z opisem. Wpisz tutaj nazwę pliku, tekst okładki, listę ramek i opis wersji. Przeprowadź sprawdzian z osobą, która pliku nie zna: zanotuj polecenie, czas odpowiedzi i pierwsze pytanie, które padło. Zakończ jedną poprawką, którą po tej próbie wprowadzasz w układzie lub nazwach, i uzasadnieniem.',
    hint: 'Nie masz nikogo obok? Wróć do pliku po dwóch dniach i znajdź wskazany ekran z zegarkiem w ręku.',
    minutes: 35,
  },
  state: {
    now: 'Przykład: Kosz, zmyślona aplikacja spółdzielni spod Grójca. Mieszkańcy osiedla zamawiają warzywa i jabłka, w sobotę odbierają skrzynkę. Poprowadzi przez cały kurs.\nPiętra: Team – Spółdzielnia Kosz; Project – Aplikacja mobilna; File – Kosz – ekrany; Page – strony pliku.\nPlik „Kosz – ekrany”, trzy strony: Okładka (jedna plansza), W pracy (wolno próbować), Do oddania (wyłącznie ekrany uzgodnione; przenosi się tu kopię po zgodzie; na razie pusta).\nNa stronie „W pracy” siedem białych ramek w rozmiarze telefonu z grupy Phone, w równych odstępach, nazwanych wzorem numer, ekran, stan:\n01 Powitanie / domyślny\n02 Lista / z produktami\n03 Produkt / domyślny\n04 Koszyk / z produktami\n05 Odbiór / wybór punktu\n06 Potwierdzenie / opłacone\n07 Moje zamówienia / lista\nDalsze stany według tego wzoru, np. 04 Koszyk / pusty, 02 Lista / ładowanie, 06 Potwierdzenie / błąd płatności.\nRamki obejmuje sekcja „Zamówienie od wejścia do odbioru”.\nOkładka: ramka 1920 × 1080 z czterema linijkami tekstu (nazwa, jedno zdanie o tym, co to jest, stan: „szkic”, „do testów” lub „oddane”, osoba do pytań), ustawiona przez Set as thumbnail.\nHistoria: wersja z opisem „szkielet: siedem ekranów bez treści” (File, Save to version history).\nSprawdzian: obca osoba z prawem podglądu szuka ekranu wyboru punktu odbioru i mówi, czy jest zatwierdzony.\nEkrany są puste; od następnego modułu będą wypełniane.',
    concepts: [
      'piętra: Team, Project, File, Page',
      'Drafts a wspólna praca',
      'strony: Okładka, W pracy, Do oddania',
      'Frame (ramka) i grupa Phone',
      'powielanie ramek: Ctrl + D',
      'nazwa: numer, ekran, stan',
      'Section (sekcja)',
      'okładka i Set as thumbnail',
      'Save to version history, wersja z opisem',
      'poruszanie się po płótnie',
    ],
    words: [
      'Team',
      'Project',
      'File',
      'Page',
      'Drafts',
      'New design file',
      'Frame',
      'ramka',
      'sekcja',
      'płótno',
      'stan ekranu',
      'okładka',
      'miniatura',
      'klawisz F',
      'klawisz T',
      'Ctrl + D',
      'Ctrl + R',
      'Shift + S',
      'Shift + 1, Shift + 2',
      'historia wersji',
    ],
  },
};
