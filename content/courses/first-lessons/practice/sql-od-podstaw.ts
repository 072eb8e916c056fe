import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Gdzie mieszka telefon pani Zofii',
  goal: 'Podzielisz jeden arkusz na tabele, wskażesz klucze i sprawdzisz projekt złośliwym pytaniem.',
  leaves: 'Szkic tabel księgarni i własnego arkusza z kluczami głównymi oraz obcymi.',
  summary:
    'Arkusz księgarni Pod Sową w Kłodzku rozdzielono na tabele klienci, ksiazki i sprzedaze. Zasada: każdy fakt zapisujemy raz, w tabeli rzeczy, której dotyczy. Klucz główny to numerek z szatni, klucz obcy wskazuje inną tabelę. Cena zapłacona okazała się faktem o sprzedaży.',
  terms: [
    {
      term: 'klucz główny',
      meaning: 'Wartość jednoznacznie wskazująca wiersz tabeli; nadawana raz i niezmieniana.',
    },
    {
      term: 'klucz obcy',
      meaning: 'Kolumna z numerem wiersza innej tabeli; baza pilnuje, żeby taki wiersz istniał.',
    },
    { term: 'typ kolumny', meaning: 'Rodzaj wartości, jaki kolumna przyjmuje: tekst, liczba, data.' },
    { term: 'NOT NULL', meaning: 'Zakaz zostawiania pustego pola w kolumnie.' },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Dlaczego telefon słabo nadaje się na klucz główny klienta?',
      options: [
        'Bo składa się z cyfr i spacji',
        'Bo może się zmienić',
        'Bo jest dłuższy od imienia',
        'Bo PostgreSQL zabrania tekstu w kluczu',
      ],
      right: 1,
      why: 'Klucz ma wskazywać tę samą osobę zawsze, a po zmianie numeru wskazania z innych tabel trafiłyby w próżnię.',
    },
    {
      kind: 'multiple',
      text: 'Które fakty należą do tabeli sprzedaze po poprawce z lekcji?',
      options: ['Telefon kupującej osoby', 'Autor książki', 'Dzień zakupu', 'Cena zapłacona'],
      right: [2, 3],
      why: 'Dzień i zapłacona kwota dotyczą zdarzenia zakupu. Telefon jest o kliencie, autor o książce, a sprzedaż trzyma tylko ich numery.',
    },
    {
      kind: 'gap',
      text: 'W tabeli sprzedaze kolumna klient_id jest kluczem ___, bo wskazuje wiersz tabeli klienci.',
      accepted: ['obcym', 'obcy'],
      why: 'Numer pochodzi z innej tabeli. Gdy takiego klienta brak, baza odrzuci wiersz z komunikatem o naruszeniu tego klucza.',
    },
  ],
  exercise: {
    task: 'Wybierz arkusz lub zeszyt, w którym coś się powtarza, i przepisz trzy jego wiersze (dane osobowe zmień). Wypisz powtarzające się fakty i przy każdym rzecz, której dotyczy. Zaprojektuj co najmniej trzy tabele: nazwa, kolumny z typami, klucz główny, klucze obce. Zapisz je słowami albo jako CREATE TABLE. Na koniec zadaj projektowi złośliwe pytanie o zmianę w czasie i opisz, co po nim trzeba było poprawić.',
    hint: 'Pytanie pomocnicze: jeśli ten fakt się zmieni, w ilu miejscach trzeba go poprawić? Dobra odpowiedź to jedno.',
    minutes: 30,
  },
};
