import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Jedno zadanie dla firmowego profilu',
  goal: 'Wybierzesz główne zadanie profilu i zapiszesz je w zdaniu, z którego da się profil rozliczyć.',
  leaves: 'Zdanie z celem profilu na 12 tygodni: kto, co ma zrobić i jak to policzysz.',
  summary:
    'Profil firmy ma jedno główne zadanie: sprzedaż, zaufanie, rekrutację albo obsługę. Na przykładzie serwisu rowerowego Szprycha powstało zdanie celu na 12 tygodni z miarą z życia firmy (kreski w zeszycie przy telefonie), a nie z polubień. Oceniono też dziewięć ostatnich postów pod kątem zadania.',
  terms: [
    {
      term: 'zadanie główne profilu',
      meaning:
        'Jedna z czterech ról (sprzedaż, zaufanie, rekrutacja, obsługa), z której rozliczasz profil w danym kwartale.',
    },
    {
      term: 'miara z życia firmy',
      meaning: 'Liczba zdarzeń poza serwisem: telefonów, wizyt, zgłoszeń. Pokazuje, czy profil robi swoje.',
    },
    {
      term: 'obsługa przez profil',
      meaning:
        'Treści, które odpowiadają na powtarzalne pytania, żeby mniej osób musiało dzwonić w tej samej sprawie.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Gabinet ma kalendarz pełny na dwa miesiące i szuka drugiej osoby do zespołu. Jakie zadanie wybrać dla profilu?',
      options: [
        'Sprzedaż, bo klientów nigdy za wielu',
        'Zaufanie, bo buduje markę na lata',
        'Rekrutację, bo brakuje rąk',
      ],
      right: 2,
      why: 'Zadanie wynika z kłopotu na najbliższy kwartał. Nowi klienci przy pełnym kalendarzu tylko wydłużyliby kolejkę.',
    },
    {
      kind: 'multiple',
      text: 'Które z tych liczb nadają się na cel profilu małej firmy?',
      options: [
        'Liczba osób, które umówiły się, bo widziały post',
        'Przyrost obserwujących w miesiącu',
        'Zgłoszenia do pracy wysłane przez profil',
        'Łączna liczba wyświetleń rolek',
      ],
      right: [0, 2],
      why: 'Wizyta i zgłoszenie dzieją się w firmie. Obserwujący i wyświetlenia zależą od algorytmu i mogą rosnąć bez żadnego zamówienia.',
    },
    {
      kind: 'order',
      text: 'Ułóż kolejność pytań, które prowadzą do zdania z celem.',
      items: [
        'Czego brakuje firmie w tym kwartale?',
        'Kto mógłby to zmienić?',
        'Co ta osoba ma zrobić po obejrzeniu profilu?',
        'Jak to policzę?',
      ],
      why: 'Najpierw kłopot firmy, potem człowiek i jego ruch. Miara na końcu, bo dopiero wtedy wiadomo, co liczyć.',
    },
  ],
  exercise: {
    task: 'Oceń dziewięć ostatnich postów jednej firmy: przy każdym wpisz sprzedaż, zaufanie, rekrutacja, obsługa albo nic, i podaj sumy. Potem napisz, czego firmie brakuje w najbliższym kwartale, opisz w dwóch zdaniach osobę, która mogłaby to zmienić, i ułóż zdanie: „Przez najbliższe 12 tygodni profil ma sprawić, że… zrobi…, a sprawdzę to, licząc…”. Na końcu dopisz jeden rodzaj posta, z którego od dziś rezygnujesz, z powodem.',
    hint: 'Jeśli miary nie da się zapisać kreską w zeszycie, jest jeszcze zbyt ogólna.',
    minutes: 25,
  },
  state: {
    now: 'Przykład: serwis rowerowy Szprycha w wymyślonym miasteczku pod Nysą, prowadzi go pani Ewa z bratem. W sezonie dwa posty tygodniowo: rower przed naprawą i po niej z listą wykonanych prac; ile czeka się dziś na przegląd. Pod spodem zawsze numer telefonu. W zeszłym tygodniu cztery osoby zadzwoniły „po tym zdjęciu z zardzewiałym łańcuchem”. Drugi serwis na tej ulicy publikuje codziennie (dzień kota, kawa, zachód słońca) i „jest obecny”.\nCztery zadania profilu i po czym poznać, że działają:\nSprzedaż – zapytania i zamówienia z profilu\nZaufanie – klienci mówią „widziałam u was…”\nRekrutacja – zgłoszenia kandydatów\nObsługa – mniej telefonów z tym samym pytaniem\nWzór: Przez najbliższe 12 tygodni profil ma sprawić, że [kto] zrobi [co], a sprawdzę to, licząc [co i jak często].\nZdanie Ewy: „Przez najbliższe 12 tygodni profil ma sprawić, że dojeżdżający rowerem do pracy z naszej i sąsiedniej gminy zadzwonią, żeby umówić przegląd, a sprawdzę to, pytając każdą nową osobę, skąd do nas trafiła, i stawiając kreskę w zeszycie przy telefonie”.\nZasady: drugie zadanie najwyżej w co czwartym poście; obserwujący, polubienia i wyświetlenia nie są celem; celu nie przepisuje się od konkurencji.\nCzytelnik oznaczył dziewięć ostatnich postów (sprzedaż, zaufanie, rekrutacja, obsługa, nic) i napisał zdanie celu według wzoru.\nZapowiedź: w następnej lekcji zdanie posłuży do wyboru dwóch serwisów, w których klienci naprawdę bywają.',
    concepts: [
      'jedno zadanie główne profilu',
      'cztery zadania: sprzedaż, zaufanie, rekrutacja, obsługa',
      'wybór od kłopotu firmy, nie od serwisu',
      'opis jednej osoby: kto i co ma zrobić',
      'zdanie celu na 12 tygodni',
      'miara z życia firmy',
      'pytanie, skąd klient trafił, i kreski w zeszycie',
      'polubienia, obserwujący, wyświetlenia to nie cel',
      'przegląd dziewięciu postów',
      'drugie zadanie najwyżej w co czwartym poście',
    ],
    words: [
      'profil',
      'post',
      'zadanie główne',
      'sprzedaż',
      'zaufanie',
      'rekrutacja',
      'obsługa',
      'cel',
      '12 tygodni',
      'miara',
      'obserwujący',
      'polubienia',
      'wyświetlenia',
      'algorytm',
      'zapytania',
      'zgłoszenia',
      'numer telefonu pod postem',
      'kreska w zeszycie',
      'serwis społecznościowy',
      'konkurencja',
    ],
  },
};
