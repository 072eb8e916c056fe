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
};
