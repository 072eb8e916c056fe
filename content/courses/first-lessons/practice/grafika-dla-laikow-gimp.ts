import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Rozsyp okno GIMP-a i złóż je z powrotem',
  goal: 'Odzyskasz każdy zgubiony panel, ustawisz okno pod siebie i zapiszesz zdjęcie jako plik roboczy oraz eksport.',
  leaves:
    'GIMP ustawiony pod siebie, plik XCF z nietkniętym zdjęciem i kartka ratunkowa z czterema wierszami.',
  summary:
    'Okno GIMP-a 3 na przykładzie Marzeny z biblioteki w Węgrowie: przybornik, opcje narzędzia, obraz, doki. Celowe rozsypanie (Tab, Tryb jednego okna, zamknięta zakładka) i powrót przez menu Okna oraz Zarządzanie oknami. Grupy narzędzi, motyw, trzy panele, poruszanie się po zdjęciu, Ctrl + Z, XCF a eksport.',
  terms: [
    {
      term: 'przybornik',
      meaning: 'Panel z narzędziami, domyślnie po lewej stronie okna.',
    },
    {
      term: 'opcje narzędzia',
      meaning: 'Ustawienia wybranego narzędzia, np. rozmiar i krycie; zapamiętują ostatnią wartość.',
    },
    {
      term: 'dok',
      meaning:
        'Miejsce na panele takie jak warstwy czy historia działań; zamknięty panel przywraca menu Okna.',
    },
    {
      term: 'XCF',
      meaning:
        'Roboczy format GIMP-a, który przechowuje wszystko z wnętrza pliku; tworzy go polecenie Zapisz.',
    },
    {
      term: 'eksport',
      meaning: 'Zapis zwykłego obrazu do wysłania lub druku, np. JPEG, osobno od pliku roboczego.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Przybornik i doki nagle zniknęły, widać tylko obraz. Od czego zacząć?',
      options: [
        'Od ponownej instalacji programu',
        'Od wciśnięcia klawisza Tab',
        'Od przywrócenia domyślnych pozycji okien w preferencjach',
        'Od wyłączenia grup narzędzi',
      ],
      right: 1,
      why: 'Tab ukrywa i pokazuje oba panele naraz, a łatwo trącić go przypadkiem. Domyślne pozycje zostaw na wypadek, gdyby nie pomógł.',
    },
    {
      kind: 'single',
      text: 'Pędzel nie zostawia śladu. Gdzie lekcja radzi zajrzeć najpierw?',
      options: ['Do opcji narzędzia', 'Do menu Okna', 'Do historii działań'],
      right: 0,
      why: 'Narzędzie pamięta ostatnie ustawienia, więc krycie może stać na zerze. Menu Okna służy do odzyskiwania zgubionych paneli.',
    },
    {
      kind: 'multiple',
      text: 'Co jest prawdą o zapisie w GIMP-ie?',
      options: [
        'Zapisz tworzy plik roboczy XCF',
        'Zapisz tworzy plik JPEG do wysłania',
        'Zwykłe zdjęcie powstaje przez eksport z menu Plik',
        'Eksport usuwa plik roboczy',
      ],
      right: [0, 2],
      why: 'Plik roboczy i obraz do wysłania to dwa osobne zapisy. XCF zostaje na dysku do dalszych zmian.',
    },
  ],
  exercise: {
    task: 'Napisz własną kartkę ratunkową do GIMP-a: co najmniej sześć sytuacji („zniknęły panele”, „nie widzę warstw”, „pędzel nie maluje” i trzy, które zdarzyły się Tobie) i przy każdej jedno działanie z nazwą menu lub klawisza. Opisz swój układ okna: motyw, grupy narzędzi, panele po prawej, z jednym zdaniem uzasadnienia każdego wyboru. Dodaj nazwę swojego pliku XCF i pliku wyeksportowanego oraz wyjaśnij różnicę między nimi osobie, która nigdy nie otwierała GIMP-a.',
    hint: 'Rozsyp okno trzy razy i składaj je z zegarkiem. Sytuacje, na których się zatrzymasz, wpisz na kartkę.',
    minutes: 25,
  },
  state: {
    now: 'Przykład: Marzena z biblioteki w Węgrowie; otwierała GIMP-a cztery razy w ciągu czterech lat i zawsze coś znikało.\nProgram: GIMP, numer wersji zaczyna się od 3 (menu Pomoc), polski interfejs, pobrany z oficjalnej strony, sklepu systemu lub menedżera pakietów.\nOkno: przybornik (po lewej, u góry), opcje narzędzia (zwykle pod przybornikiem), obraz (środek), doki (po prawej).\nPrzećwiczone na pustym obrazie (Ctrl + N, Enter): Tab chowa i przywraca przybornik i doki; Okna – Tryb jednego okna; zamknięta zakładka warstw wraca przez Okna → Dokowalne okna dialogowe → Warstwy; Edycja → Preferencje → Zarządzanie oknami ma przycisk domyślnych pozycji okien (wystarczy go znaleźć).\nUstawienia: Interfejs → Przybornik – wyłączone Grupy narzędzi; wybrany jasny albo ciemny motyw i wielkość ikon; w prawym doku trzy panele: warstwy, historia działań, pędzle.\nZdjęcie z telefonu otwarte z menu Plik, nietknięte: linie pędzla cofnięto przez Ctrl + Z i najwyższy wpis historii działań.\nWidok: 1 – skala 100%; Shift + Ctrl + J – całość w oknie; Ctrl + kółko myszy – przybliżanie i oddalanie; spacja z ruchem myszy – przesuwanie.\nZapis: Zapisz tworzy roboczy XCF; zwykłe zdjęcie .jpg powstaje przez eksport z menu Plik. Nazwa przykładowa: wegrow-spotkanie-robocze.xcf. Oryginał z telefonu zostaje bez zmian.\nKartka Marzeny na monitorze: Tab, Okna, Ctrl + Z, eksport.\nCzytelnik ma program w znanej wersji, układ, który umie odtworzyć, i pierwszy plik XCF z nietkniętym zdjęciem. Niczego w zdjęciu jeszcze nie poprawiano.',
    concepts: [
      'strefy okna: przybornik, opcje, obraz, doki',
      'opcje narzędzia pamiętają ostatnie ustawienia',
      'Tab chowa i pokazuje panele',
      'Tryb jednego okna',
      'Dokowalne okna dialogowe',
      'domyślne pozycje okien',
      'wyłączenie Grup narzędzi',
      'poruszanie się po zdjęciu',
      'Ctrl + Z i historia działań',
      'XCF (Zapisz) a eksport do .jpg',
    ],
    words: [
      'przybornik',
      'opcje narzędzia',
      'dok',
      'zakładka',
      'panel',
      'warstwy',
      'historia działań',
      'pędzel',
      'gumka',
      'krycie',
      'rozmiar',
      'menu Okna',
      'Preferencje',
      'motyw',
      'Tab',
      'Ctrl + Z',
      'skala 100%',
      'XCF',
      'eksport',
      'plik roboczy',
    ],
  },
};
