import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Karta sali, czyli pierwszy komponent',
  goal: 'Postawisz projekt w Vite z TypeScriptem i napiszesz komponent z obowiązkową i nieobowiązkową właściwością.',
  leaves: 'Oczyszczony projekt rezerwacje z komponentem Sala i przechodzącym budowaniem.',
  summary:
    'Projekt rezerwacje z szablonu react-ts w Vite, oczyszczony do main.tsx i App.tsx. Komponent Sala (nazwa, miejsca, rzutnik?) na przykładzie domu kultury w Gorlicach. Typy sprawdza edytor i npm run build, nie serwer deweloperski. Zasada: rysowanie niczego nie zmienia na zewnątrz.',
  terms: [
    {
      term: 'komponent',
      meaning: 'Funkcja o nazwie z wielkiej litery, która z danych robi opis fragmentu ekranu.',
    },
    {
      term: 'właściwości (props)',
      meaning: 'Obiekt z danymi, które komponent dostaje od tego, kto go używa.',
    },
    { term: 'JSX', meaning: 'Składnia podobna do HTML; w klamrach stoi wyrażenie JavaScriptu.' },
    {
      term: 'interfejs jako funkcja danych',
      meaning: 'Zasada, że dla tych samych danych komponent oddaje ten sam opis ekranu.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'W kodzie stoi miejsca="40", a typ wymaga liczby. Co się stanie podczas npm run dev?',
      options: [
        'Serwer przerwie pracę i wypisze błąd TS w terminalu',
        'Strona zwykle się narysuje, błąd pokaże edytor',
        'React zamieni napis na liczbę i usunie ostrzeżenie',
      ],
      right: 1,
      why: 'Vite usuwa typy bez sprawdzania. Kontrolę wykonują edytor i kompilator uruchamiany przez npm run build.',
    },
    {
      kind: 'gap',
      text: 'Znak ___ przy nazwie właściwości w typie mówi, że jest ona nieobowiązkowa.',
      accepted: ['?', 'pytajnika', 'pytajnik', 'zapytania'],
      why: 'Dzięki niemu karta bez rzutnika się kompiluje, a wartość domyślna w nawiasie wypełnia brak.',
    },
    {
      kind: 'multiple',
      text: 'Które działania w trakcie rysowania komponentu łamią zasadę z lekcji?',
      options: [
        'Dopisanie elementu do tablicy spoza komponentu',
        'Policzenie sumy z otrzymanych właściwości',
        'Pominięcie akapitu, gdy rzutnik jest fałszywy',
        'Zapis wyniku w pamięci przeglądarki',
      ],
      right: [0, 3],
      why: 'Obie czynności zmieniają świat na zewnątrz, więc drugie narysowanie może dać co innego. Liczenie i warunek zależą tylko od danych.',
    },
  ],
  exercise: {
    task: 'Napisz komponent karty dla miejsca, które znasz: sali w szkole, toru na basenie, stołu w warsztacie. Daj mu co najmniej trzy właściwości, w tym jedną nieobowiązkową z wartością domyślną i fragment widoczny tylko pod warunkiem. Użyj go w App trzy razy. Wklej cały App.tsx, wynik npm run build oraz treść jednego błędu TS po celowym zepsuciu typu. Wyjaśnij w 2–3 zdaniach, dlaczego dana właściwość jest obowiązkowa lub nie.',
    hint: 'Jeśli element w ogóle się nie pojawia, sprawdź, czy nazwa komponentu zaczyna się wielką literą.',
    minutes: 35,
  },
  state: {
    now: 'Przykład: aplikacja do rezerwacji sal w domu kultury w Gorlicach.\nProjekt rezerwacje (Node.js LTS): npm create vite@latest rezerwacje -- --template react-ts; cd rezerwacje; npm install; npm run dev (lokalny adres z localhost).\nOczyszczony: src/index.css i src/App.css puste; index.html z elementem root, src/main.tsx rysuje w nim App. src/App.tsx:\n\ntype SalaProps = {\n  nazwa: string;\n  miejsca: number;\n  rzutnik?: boolean;\n};\n\nfunction Sala({ nazwa, miejsca, rzutnik = false }: SalaProps) {\n  return (\n    <article>\n      <h2>{nazwa}</h2>\n      <p>Miejsc: {miejsca}</p>\n      {rzutnik && <p>Jest rzutnik</p>}\n    </article>\n  );\n}\n\nexport default function App() {\n  return (\n    <main>\n      <h1>Sale w domu kultury w Gorlicach</h1>\n      <Sala nazwa="Lustrzana" miejsca={40} rzutnik />\n      <Sala nazwa="Mała scena" miejsca={12} />\n    </main>\n  );\n}\n\nNa ekranie dwie karty; „Jest rzutnik” tylko przy „Lustrzana”. Trzy błędy typów wywołano i cofnięto (brak miejsca, miejsca="40", nazwy zamiast nazwa); npm run build przechodzi bez błędów.\nCzytelnik ma jeszcze dodać do Sala własną właściwość (np. piętro albo dostęp bez schodów) i trzecią salę – nazwy wybiera sam.\nProjekt zapisany w repozytorium (git init, pierwszy commit). Dalej: więcej JSX, potem karty z tablicy zamiast wpisanych na sztywno.',
    concepts: [
      'projekt z szablonu react-ts w Vite',
      'komponent jako funkcja z wielkiej litery',
      'właściwości (props) rozpakowane w klamrach',
      'JSX i klamry',
      'warunek && w JSX',
      'właściwość nieobowiązkowa (?) i wartość domyślna',
      'typ właściwości: SalaProps',
      'typy sprawdza edytor i npm run build',
      'interfejs jako funkcja danych',
      'rysowanie niczego nie zmienia na zewnątrz',
    ],
    words: [
      'Node.js LTS',
      'Vite',
      'npm install',
      'npm run dev',
      'npm run build',
      'localhost',
      'TypeScript',
      'komponent',
      'właściwości (props)',
      'JSX',
      'className',
      'export default',
      'string, number, boolean',
      'undefined',
      'wartość domyślna',
      'index.html',
      'main.tsx',
      'App.tsx',
      'błąd TS',
      'git init, commit',
    ],
  },
};
