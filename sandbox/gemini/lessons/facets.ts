// From which side a lesson looks at its point of the course's plan: its title, how it opens, in which order its parts come, and what
// it says of its own. A long course goes through all of them, a short one through the first.
export type Part = 'ideas' | 'terms' | 'example' | 'figure' | 'mistakes' | 'own';

export type Facet = {
  /** After the point's name and a dash. */
  title: string;
  opening: string;
  parts: readonly Part[];
  own: { title: string; text: readonly string[] };
  summary: string;
  /** What one can do afterwards, and what is left of it; both are taken up in the summary. */
  goal: string;
  leaves: string;
};

/** A title that names none of them is looked at from the first. */
export function facetOf(title: string): Facet {
  const facet = FACETS.find((one) => title.endsWith(one.title)) ?? FACETS[0];
  if (facet === undefined) throw new Error('There are no sides to look from.');
  return facet;
}

/** What the lesson is about: its title without the side. */
export function pointOf(title: string): string {
  return title
    .slice(0, title.length - (title.endsWith(facetOf(title).title) ? facetOf(title).title.length : 0))
    .replace(/ – $/, '');
}

export const FACETS: readonly Facet[] = [
  {
    title: 'od czego zacząć',
    opening:
      'Zaczynasz od najprostszej wersji: kilka pojęć, jeden przykład i pierwsza rzecz do zrobienia jeszcze dziś.',
    parts: ['ideas', 'terms', 'example', 'own', 'figure'],
    own: {
      title: 'Jak pracować z tą lekcją',
      text: [
        'Przeczytaj ją raz bez notatek, a potem wróć do przykładu i odtwórz go po swojemu. Nie musisz zapamiętać wszystkiego: wystarczy, że po zamknięciu strony umiesz powiedzieć jednym zdaniem, o co w niej chodziło.',
        'Jeśli jakieś słowo jest nowe, zapisz je razem ze zdaniem, w którym się pojawia. Samo słowo może uciec już jutro, zdanie zostaje dłużej.',
      ],
    },
    summary: 'Najpierw rozumiesz, potem przyspieszasz: pierwsza wersja może być mała i powolna.',
    goal: 'Wyjaśnisz temat prostymi słowami i zrobisz pierwszą małą rzecz.',
    leaves: 'Notatka z trzema pojęciami i jednym przykładem.',
  },
  {
    title: 'przykład krok po kroku',
    opening:
      'Tu przechodzisz jeden przypadek od początku do końca. Zatrzymuj się po każdym kroku i zgaduj następny, zanim go przeczytasz.',
    parts: ['example', 'figure', 'ideas', 'own'],
    own: {
      title: 'Zmień jedną rzecz',
      text: [
        'Przykład staje się Twój dopiero wtedy, gdy go zmienisz. Wybierz jedną liczbę albo jeden warunek, zmień i przewidź wynik, zanim go sprawdzisz.',
        'Jeśli przewidywanie się nie zgadza, nie poprawiaj od razu. Znajdź krok, w którym Twoje myślenie i przykład się rozeszły. To jest najcenniejsze miejsce całej lekcji.',
      ],
    },
    summary: 'Przewidywanie przed sprawdzeniem uczy więcej niż samo czytanie rozwiązania.',
    goal: 'Odtworzysz przykład krok po kroku i zmienisz w nim jeden warunek.',
    leaves: 'Przykład rozpisany na kroki, z Twoją zmianą.',
  },
  {
    title: 'najczęstsze błędy',
    opening:
      'Cudze błędy są tańsze od własnych. Zobaczysz te, które powtarzają się najczęściej, i sposób, żeby zauważyć je u siebie.',
    parts: ['mistakes', 'ideas', 'figure', 'own'],
    own: {
      title: 'Jak zauważyć błąd wcześniej',
      text: [
        'Błąd rzadko pojawia się nagle. Zwykle wcześniej widać drobny sygnał: coś trwa dłużej, wymaga poprawki albo wzbudza pytanie, na które nie ma odpowiedzi. Zapisuj takie sygnały z datą, bez oceniania.',
        'Po tygodniu przeczytaj listę. Jeśli dwa wpisy mają tę samą przyczynę, popraw ją, a nie objawy, i po następnym tygodniu sprawdź, czy sygnał zniknął.',
      ],
    },
    summary: 'Jedna poprawiona przyczyna usuwa kilka objawów naraz.',
    goal: 'Rozpoznasz najczęstsze błędy i zauważysz je u siebie wcześniej.',
    leaves: 'Lista sygnałów, które zapowiadają błąd.',
  },
  {
    title: 'praca na własnym materiale',
    opening:
      'Pora przenieść to na Twój przypadek. Przygotuj coś prawdziwego, choćby małego: na wymyślonych danych wszystko wychodzi za łatwo.',
    parts: ['own', 'figure', 'ideas', 'mistakes'],
    own: {
      title: 'Plan na czterdzieści minut',
      text: [
        '1. Dziesięć minut: wybierz materiał i zapisz, jaki wynik uznasz za wystarczający.\n2. Piętnaście minut: zrób pierwszą wersję bez poprawiania.\n3. Pięć minut: przerwa z dala od ekranu.\n4. Dziesięć minut: popraw jedną rzecz, tę najważniejszą, i zapisz, co zmieniasz i po co.',
        'Wersja wystarczająca dziś jest lepsza od doskonałej za miesiąc, bo już jutro może Ci coś powiedzieć.',
      ],
    },
    summary: 'Własny materiał pokazuje luki, których nie widać w przykładzie.',
    goal: 'Przeniesiesz temat na własny materiał i ocenisz pierwszą wersję.',
    leaves: 'Pierwsza wersja pracy na własnym materiale.',
  },
  {
    title: 'lista kontrolna',
    opening:
      'Ta lekcja zbiera poprzednie w jedną listę, do której wrócisz przed każdym następnym razem. Lista nie zastępuje myślenia, tylko pilnuje, żeby niczego nie pominąć.',
    parts: ['own', 'terms', 'ideas', 'mistakes'],
    own: {
      title: 'Lista do odhaczenia',
      text: [
        '- [ ] Umiem jednym zdaniem powiedzieć, co ma być wynikiem.\n- [ ] Mam wszystkie dane i wiem, skąd pochodzą.\n- [ ] Pierwsza wersja powstała bez poprawiania po drodze.\n- [ ] Ktoś inny zobaczył wynik albo minęła jedna noc.\n- [ ] Sprawdzony jest przypadek zwykły, pusty i dziwny.\n- [ ] Zapisane jest, co zmienić następnym razem.',
        'Po trzech użyciach skreśl punkty, które nigdy niczego nie zatrzymały, i dopisz ten, którego brakowało. Dobra lista jest krótka i Twoja.',
      ],
    },
    summary: 'Lista działa, gdy skracasz ją po każdym użyciu.',
    goal: 'Sprawdzisz swoją pracę według listy, zanim pokażesz ją innym.',
    leaves: 'Lista kontrolna na jedną stronę.',
  },
  {
    title: 'trudniejszy przypadek',
    opening:
      'Podstawy działają, więc czas na przypadek, który się do nich nie stosuje wprost. Nie szukaj tu jednej poprawnej odpowiedzi, tylko sposobu, żeby do niej dojść.',
    parts: ['ideas', 'own', 'example', 'mistakes'],
    own: {
      title: 'Co zrobić, gdy nic nie pasuje',
      text: [
        'Podziel problem na część znaną i nieznaną. Znaną rozwiąż od razu, choćby była mała. Nieznaną zamień na pytanie, na które da się odpowiedzieć sprawdzeniem, a nie zgadywaniem.',
        '> Jeśli po dwudziestu minutach nie ma postępu, zmień rozmiar zadania, a nie siłę, z jaką je pchasz.',
      ],
    },
    summary: 'Trudny przypadek to kilka prostych, których jeszcze nikt nie rozdzielił.',
    goal: 'Rozdzielisz trudny przypadek na prostsze i rozwiążesz znaną część.',
    leaves: 'Rozpisany przypadek z jednym pytaniem bez odpowiedzi.',
  },
  {
    title: 'pytania, które warto zadać',
    opening:
      'Dobre pytanie oszczędza godzinę pracy. Zobaczysz, o co pytać przed rozpoczęciem, w trakcie i na końcu.',
    parts: ['own', 'ideas', 'figure', 'terms'],
    own: {
      title: 'Trzy pytania na trzy momenty',
      text: [
        '| Moment | Pytanie | Po co |\n|---|---|---|\n| przed | Po czym poznam, że to już koniec? | chroni przed pracą bez końca |\n| w trakcie | Co musiałoby się stać, żeby ten plan przestał mieć sens? | wyłapuje złe założenia |\n| po | Co zajęło najwięcej czasu i czy musiało? | skraca następny raz |',
        'Odpowiedzi zapisuj, nawet jednym zdaniem. Pytanie bez zapisanej odpowiedzi wraca za miesiąc w tej samej postaci.',
      ],
    },
    summary: 'Pytanie zadane na początku kosztuje najmniej.',
    goal: 'Zadasz trzy pytania, które oszczędzają godzinę pracy.',
    leaves: 'Kartka z pytaniami na początek, środek i koniec.',
  },
  {
    title: 'powtórka i sprawdzian',
    opening:
      'Na koniec tej części sprawdzasz, co zostało w pamięci. Odpowiadaj bez zaglądania do poprzednich lekcji, dopiero potem porównuj.',
    parts: ['own', 'terms', 'example', 'ideas'],
    own: {
      title: 'Sprawdź się',
      text: [
        '1. Wyjaśnij najważniejszą myśl tej części osobie spoza tematu, w trzech zdaniach.\n2. Podaj przykład z liczbą, inny niż w lekcjach.\n3. Wymień błąd, który najłatwiej popełnić, i sposób, żeby go zauważyć.\n4. Powiedz, w jakiej sytuacji tego nie stosować.',
        'Na pytanie, które sprawia kłopot, odpowiedz jeszcze raz jutro. Jeśli wtedy pójdzie gładko, idź dalej; jeśli nie, wróć tylko do jednej lekcji, nie do całej części.',
      ],
    },
    summary: 'Odpowiedź z pamięci uczy więcej niż ponowne czytanie.',
    goal: 'Powtórzysz całą część z pamięci i znajdziesz w niej luki.',
    leaves: 'Wynik sprawdzianu z datą następnej powtórki.',
  },
];
