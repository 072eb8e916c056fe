import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Pięć wierszy, jedna miara, jeden wykres',
  goal: 'Zbudujesz w Power BI Desktop mały raport z miarą i odróżnisz program, usługę oraz licencję.',
  leaves: 'Plik ziarno.pbix z tabelą sprzedaży, sprawdzoną miarą Przychód i wykresem.',
  summary:
    'Power BI Desktop to kuchnia, usługa to sala, licencja to karta wstępu. Na pięciu wierszach sprzedaży sieci kawiarni Ziarno (Toruń, Bydgoszcz) powstała miara Przychód z SUMX, sprawdzona ręcznie (660 i 590), oraz wykres w pliku ziarno.pbix. Pokazano pułapkę sumowania cen.',
  terms: [
    {
      term: 'Power BI Desktop',
      meaning: 'Bezpłatny program dla Windows, w którym powstają model, miary i strony raportu.',
    },
    {
      term: 'usługa Power BI',
      meaning: 'Część działająca w przeglądarce: przechowuje opublikowane raporty, odświeża je i udostępnia.',
    },
    {
      term: 'miara',
      meaning: 'Formuła DAX należąca do modelu; liczy wynik dla wierszy wskazanych przez wizualizację.',
    },
    {
      term: 'SUMX',
      meaning: 'Funkcja, która wykonuje rachunek w każdym wierszu tabeli, a potem sumuje wyniki.',
    },
    { term: 'kontekst filtra', meaning: 'Zestaw wierszy, dla których miara jest w danej chwili liczona.' },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Dlaczego pole Cena zsumowane dla Torunia pokazuje 30 i ta liczba jest bezużyteczna?',
      options: [
        'Bo dodaje ceny jednostkowe różnych produktów',
        'Bo program pomija wiersze z sernikiem',
        'Bo cenę trzeba najpierw zamienić na tekst',
      ],
      right: 0,
      why: '12 za kawę i 18 za sernik to stawki za sztukę. Bez pomnożenia przez liczbę sztuk ich suma nie mówi o pieniądzach.',
    },
    {
      kind: 'gap',
      text: 'W tabeli z lekcji miara Przychód dla Bydgoszczy i samej herbaty wynosi ___.',
      accepted: ['200'],
      why: 'W kontekście jest jeden wiersz: 20 sztuk po 10. Miara liczy tylko wiersze, które zostawia filtr.',
    },
    {
      kind: 'single',
      text: 'Koleżanka ma zbudować raport na swoim laptopie z Windows i na razie nikomu go nie pokazywać. Czego potrzebuje?',
      options: [
        'Licencji Pro i obszaru roboczego',
        'Konta administratora usługi',
        'Tylko Power BI Desktop',
        'Pojemności wykupionej przez firmę',
      ],
      right: 2,
      why: 'Cała budowa odbywa się w bezpłatnym programie. Licencja i usługa wchodzą do gry przy udostępnianiu.',
    },
  ],
  exercise: {
    task: 'Dodaj do tabeli Sprzedaz co najmniej trzy wiersze o wymyślonym lokalu w swoim mieście i utwórz dwie miary: Przychód oraz Liczba sztuk. Wklej obie formuły, tabelę wyników według lokalu i według produktu oraz rachunek na kartce, którym jedna z liczb została sprawdzona. Opisz w trzech zdaniach, co się zmieniło po zamianie lokalu na produkt, a co zostało takie samo, i kto w Twojej pracy potrzebowałby licencji.',
    hint: 'Liczba sztuk nie wymaga mnożenia, wystarczy SUM jednej kolumny. Suma całości musi wyjść taka sama w obu tabelach.',
    minutes: 35,
  },
  state: {
    now: 'Przykład: wymyślona sieć kawiarni Ziarno (Toruń, Bydgoszcz), dane na cały kurs.\nPlik ziarno.pbix w Power BI Desktop, nieopublikowany. Tabela Sprzedaz wprowadzona przez Home → Enter data:\nLokal | Produkt | Sztuki | Cena\nToruń | kawa | 40 | 12\nToruń | sernik | 10 | 18\nBydgoszcz | kawa | 25 | 12\nBydgoszcz | sernik | 5 | 18\nBydgoszcz | herbata | 20 | 10\nMiara (Home → New measure):\nPrzychód = SUMX ( Sprzedaz, Sprzedaz[Sztuki] * Sprzedaz[Cena] )\nWyniki według Lokal: Toruń 660, Bydgoszcz 590, razem 1250. Według Produkt: kawa 780, sernik 270, herbata 200. Sprawdzenie na kartce: 40 × 12 = 480, 10 × 18 = 180, razem 660; kawa w Bydgoszczy 25 × 12 = 300.\nPułapka: suma pola Cena (Toruń 30, Bydgoszcz 40) nic nie znaczy, średnia też nie mówi, ile zarobiono; Cena usunięta z wizualizacji.\nWizualizacja: tabela z Produkt, Sztuki i Przychód przełączona na wykres słupkowy.\nMapa: Power BI Desktop – kuchnia (bezpłatny program dla Windows), usługa Power BI – sala (przeglądarka), licencja – karta wstępu. Publikacja przyciskiem Publish to osobna decyzja. Pytanie do IT: „Kto będzie oglądać raport i czy ma do tego licencję, czy zastępuje ją pojemność?”\nDalej: prawdziwe pliki w kolejnych modułach; kontekst filtra będzie miał osobny moduł.',
    concepts: [
      'Power BI Desktop, usługa i licencja',
      'pojemność i obszar roboczy',
      'Enter data (Wprowadź dane)',
      'znak sumy przy polu liczbowym',
      'pułapka sumowania cen',
      'miara (New measure)',
      'SUMX: rachunek w wierszu, potem suma',
      'kontekst filtra',
      'jedna liczba sprawdzona na kartce',
      'Publish jako osobna decyzja',
    ],
    words: [
      'Power BI Desktop',
      'usługa Power BI',
      'licencja',
      'pojemność',
      'obszar roboczy',
      'plik .pbix',
      'Home (Narzędzia główne)',
      'Enter data (Wprowadź dane)',
      'panel Data (Dane)',
      'wizualizacja',
      'Table (Tabela)',
      'wykres słupkowy',
      'pole',
      'miara',
      'DAX',
      'SUMX',
      'New measure (Nowa miara)',
      'kontekst filtra',
      'Publish (Publikuj)',
      'model',
    ],
  },
};
