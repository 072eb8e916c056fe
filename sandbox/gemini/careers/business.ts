// Careers in projects, logistics and finance.
import type { Career } from './career.ts';

export const BUSINESS_CAREERS: Career[] = [
  {
    field: 'business',
    fits: { nature: 0, ambitious: 3, helping: 1, creative: 1 },
    keywords:
      'organiz|zarzadz|zespol|lider|biznes|firm|projekt|planow|negocj|przywod|przedsieb|startup|wydarze|event',
    path: {
      nazwa: 'Kierownik projektów',
      opis: 'Sprawiasz, że pomysł zamienia się w efekt: na czas, w budżecie i bez wypalonego zespołu. Ustalasz cel, dzielisz pracę, usuwasz przeszkody i pilnujesz, by ludzie ze sobą rozmawiali, zanim drobna niejasność stanie się kłopotem.',
      zarobki: {
        min: 8000,
        max: 17000,
        waluta: 'PLN',
        komentarz:
          'Asystowanie przy projektach zaczyna się od około 7–8 tysięcy; samodzielne prowadzenie dużych przedsięwzięć to okolice 15 tysięcy.',
      },
      potencjalRozwoju:
        'Osób, które potrafią dowieźć sprawę do końca, szukają wszystkie branże. Naturalnym krokiem jest zarządzanie portfelem projektów, stanowisko dyrektorskie albo własna firma.',
      korzysci: [
        'Duży wpływ i widoczne rezultaty',
        'Możliwość pracy w branży, którą naprawdę lubisz',
        'Kontakt z ludźmi o różnych specjalnościach',
        'Czytelna ścieżka awansu',
      ],
      wymagania: [
        'Doświadczenie w koordynowaniu choćby małych przedsięwzięć',
        'Znajomość jednej metodyki, zwinnej lub klasycznej',
        'Spokój, gdy plan się zmienia',
        'Angielski na poziomie B2',
      ],
      umiejetnosciPowiazane: [
        'Planowanie i budżet',
        'Prowadzenie spotkań',
        'Zarządzanie ryzykiem',
        'Scrum',
        'Negocjacje',
      ],
    },
    skills: [
      {
        nazwa: 'Planowanie i ustalanie priorytetów',
        opis: 'Umiejętność powiedzenia, co robimy najpierw, a czego wcale. Zacznij od własnego tygodnia.',
      },
      {
        nazwa: 'Prowadzenie spotkań',
        opis: 'Cel, czas, decyzja i osoba odpowiedzialna. Kto tak prowadzi zebrania, temu ludzie są wdzięczni.',
      },
      {
        nazwa: 'Podstawy budżetowania',
        opis: 'Prosty arkusz z planem i wykonaniem wystarczy, by w porę zauważyć, że coś się rozjeżdża.',
      },
    ],
    steps: [
      {
        nazwa: 'Zorganizuj jedno wydarzenie od początku do końca',
        czasWykonania: '6–8 tygodni',
        opis: 'Turniej, zbiórka, wystawa: ważne, żeby były termin, budżet i zespół. Na koniec spisz, co następnym razem zrobisz inaczej.',
      },
      {
        nazwa: 'Zdaj pierwszy egzamin z metodyki',
        czasWykonania: '4–6 tygodni',
        opis: 'Wybierz Scrum lub PRINCE2, zależnie od branży, która Cię pociąga. Certyfikat porządkuje słownik i dodaje pewności.',
      },
      {
        nazwa: 'Przećwicz trudne rozmowy i negocjacje',
        czasWykonania: '3–4 tygodnie',
        opis: 'Warsztat z odgrywaniem scenek daje najwięcej. Naucz się mówić „nie teraz” tak, by druga strona czuła się wysłuchana.',
      },
    ],
    certificates: ['PRINCE2 Foundation', 'Professional Scrum Master I (Scrum.org)', 'IPMA Level D'],
    projects: [
      'Plan i podsumowanie lokalnego wydarzenia: harmonogram, budżet, wnioski na dwóch stronach',
      'Tablica zadań dla klubu lub organizacji, wdrożona i używana przez co najmniej miesiąc',
    ],
  },
  {
    field: 'logistics',
    fits: { nature: 0, ambitious: 2, helping: 1, creative: 0 },
    keywords:
      'logisty|transport|magazyn|samochod|pociag|=kolej|kolejow|map|planow|organiz|porzad|lotnict|statk|geograf|ukladan',
    path: {
      nazwa: 'Planista logistyki',
      opis: 'Układasz ruch towarów tak, by właściwa rzecz była we właściwym miejscu, zanim ktoś zdąży o nią zapytać. Prognozujesz, planujesz trasy i zapasy, reagujesz, gdy zamkną granicę lub spadnie śnieg, i masz satysfakcję z tego, że wszystko gra.',
      zarobki: {
        min: 6300,
        max: 11500,
        waluta: 'PLN',
        komentarz:
          'Start w spedycji to 6–7 tysięcy, często z premią; w dużych centrach dystrybucji i przemyśle stawki są wyższe.',
      },
      potencjalRozwoju:
        'Polska jest jednym z największych węzłów transportowych Europy, a automatyzacja magazynów tworzy nowe stanowiska. Możesz awansować na menedżera łańcucha dostaw lub zająć się jego zieloną stroną.',
      korzysci: [
        'Żywe tempo i konkretne zagadki do rozwiązania',
        'Praca dostępna w wielu regionach',
        'Szybki awans dla osób, które myślą do przodu',
        'Kontakt z językami i światem',
      ],
      wymagania: [
        'Biegłość w Excelu i otwartość na systemy ERP',
        'Angielski lub niemiecki na poziomie komunikatywnym',
        'Podzielna uwaga i spokój pod presją',
        'Wykształcenie logistyczne lub praktyka w magazynie',
      ],
      umiejetnosciPowiazane: [
        'Excel',
        'Systemy WMS i SAP',
        'Prognozowanie',
        'Planowanie tras',
        'Negocjacje z przewoźnikami',
      ],
    },
    skills: [
      {
        nazwa: 'Excel dla zaawansowanych',
        opis: 'Tabele przestawne, wyszukiwania, Power Query. W planowaniu to wciąż codzienny chleb.',
      },
      {
        nazwa: 'Prognozowanie popytu',
        opis: 'Sezon, pogoda, promocja: im lepiej je rozumiesz, tym mniej pieniędzy leży na półkach.',
      },
      {
        nazwa: 'Podstawy SAP lub innego ERP',
        opis: 'Wystarczy rozumieć logikę zamówienia i zapasu. Bezpłatne kursy openSAP dobrze ją pokazują.',
      },
    ],
    steps: [
      {
        nazwa: 'Opanuj tabele przestawne i Power Query',
        czasWykonania: '3–4 tygodnie',
        opis: 'Pracuj na danych, które coś dla Ciebie znaczą, choćby na domowych wydatkach. Celem jest raport odświeżany jednym kliknięciem.',
      },
      {
        nazwa: 'Zobacz magazyn i spedycję od środka',
        czasWykonania: '2–4 tygodnie',
        opis: 'Praca dorywcza lub dzień otwarty pokaże Ci, co dzieje się między kliknięciem „kup” a dzwonkiem do drzwi.',
      },
      {
        nazwa: 'Przejdź kurs łańcucha dostaw',
        czasWykonania: '6–8 tygodni',
        opis: 'Kurs MITx lub ASCM w sieci da Ci wspólny język z branżą. Zrób zadania, nie tylko obejrzyj wykłady.',
      },
    ],
    certificates: [
      'ASCM CPIM',
      'Certyfikat ELA (European Logistics Association)',
      'Microsoft Office Specialist: Excel Expert',
    ],
    projects: [
      'Plan dostaw dla zmyślonego sklepu z trzema wariantami tras i policzonym śladem węglowym',
      'Arkusz prognozujący zapasy na podstawie sezonowych danych',
    ],
  },
  {
    field: 'finance',
    fits: { nature: 0, ambitious: 2, helping: 1, creative: 0 },
    keywords:
      'finans|ksiegow|rachunk|pieniad|oszczed|podatk|inwest|liczy|liczb|matemat|porzad|excel|dokladn|ekonom|gielda|bank',
    path: {
      nazwa: 'Księgowy',
      opis: 'Dbasz o porządek w liczbach, dzięki któremu przedsiębiorca śpi spokojnie. Księgujesz, rozliczasz podatki, wyłapujesz to, co się nie zgadza, i coraz częściej doradzasz, bo najprostsze czynności przejęły już programy.',
      zarobki: {
        min: 6000,
        max: 12000,
        waluta: 'PLN',
        komentarz:
          'W biurach rachunkowych na początku około 6 tysięcy; samodzielność w dużej spółce lub znajomość IFRS podwaja tę kwotę.',
      },
      potencjalRozwoju:
        'KSeF i zmiany w podatkach sprawiają, że firmy potrzebują przewodnika, nie tylko wprowadzającego faktury. Przed Tobą samodzielna księgowość, controlling, audyt albo własne biuro.',
      korzysci: [
        'Praca w każdej miejscowości i branży',
        'Przejrzyste zasady i satysfakcja, gdy bilans się zgadza',
        'Dobra wiedza także dla własnych finansów',
        'Możliwość pracy zdalnej',
      ],
      wymagania: [
        'Dokładność i cierpliwość do szczegółów',
        'Znajomość rachunkowości i podstaw podatków',
        'Gotowość do śledzenia zmian w prawie',
        'Dyskrecja i terminowość',
      ],
      umiejetnosciPowiazane: [
        'Ewidencja księgowa',
        'VAT i KSeF',
        'Excel',
        'Płace i ZUS',
        'Sprawozdania finansowe',
      ],
    },
    skills: [
      {
        nazwa: 'Podstawy rachunkowości',
        opis: 'Winien, Ma i logika dwóch stron. Gdy raz to kliknie, cała reszta układa się w spójny obraz.',
      },
      {
        nazwa: 'Podatki i KSeF w praktyce',
        opis: 'Przepisy się zmieniają, więc ważniejsze od pamięci jest to, by wiedzieć, gdzie je sprawdzić i jak zastosować.',
      },
      {
        nazwa: 'Tłumaczenie liczb przedsiębiorcom',
        opis: 'Jedno zdanie o tym, co wynika z zestawienia, bywa dla klienta cenniejsze niż samo zestawienie.',
      },
    ],
    steps: [
      {
        nazwa: 'Ukończ kurs podstaw rachunkowości',
        czasWykonania: '8–10 tygodni',
        opis: 'Wybierz taki, który kończy się sprawdzianem, stacjonarny lub zdalny. Rób zadania na papierze, zanim zaufasz programowi.',
      },
      {
        nazwa: 'Poprowadź rozliczenia małej organizacji',
        czasWykonania: '2–3 miesiące',
        opis: 'Klub sportowy albo fundacja chętnie przyjmie pomoc pod okiem kogoś doświadczonego. To najlepsza nauka odpowiedzialności.',
      },
      {
        nazwa: 'Zbuduj w Excelu własny budżet i prognozę',
        czasWykonania: '2–3 tygodnie',
        opis: 'Rok wstecz i rok naprzód. Przy okazji nauczysz się formuł, o które pytają na rozmowach.',
      },
    ],
    certificates: [
      'Certyfikat SKwP I stopnia (podstawy rachunkowości)',
      'ACCA Applied Knowledge',
      'Microsoft Office Specialist: Excel Associate',
    ],
    projects: [
      'Kompletne rozliczenie roku wymyślonej jednoosobowej firmy, z komentarzem do każdej decyzji',
      'Prosty poradnik o rachunkach i podatkach dla kogoś, kto zaczyna działalność',
    ],
  },
];
