// Sentences that tie an analysis together. `{cytat}` is the person's own words, `{bliskie}` what they ticked in the
// quiz. They fit any person: no sex, no name, no career.
import type { PlanStep } from '#domain/analysis/analysis.ts';
import type { Preference } from './careers/career.ts';

/** In the nominative, to stand after a colon or a dash. */
export const CLOSE_TO_HEART: Record<Preference, string> = {
  nature: 'bliskość natury',
  ambitious: 'ambitne cele',
  helping: 'pomaganie innym',
  creative: 'twórczość',
};

/** The last sentence of a path's description, when the person's words led to it; each is used at most once. */
export const PATH_QUOTED = [
  'Piszesz „{cytat}” – tutaj nie musi to zostać zajęciem po godzinach.',
  'Wspominasz „{cytat}” i to dobry punkt zaczepienia: w tej pracy ten wątek wraca niemal codziennie.',
  'Gdy czytam „{cytat}”, widzę, że ta droga wyrasta z czegoś, co już w Tobie jest.',
  'Jest tu także miejsce na to, o czym wspominasz: „{cytat}”.',
];

export const PATH_PLAIN = [
  'To propozycja na poszerzenie horyzontu: dobrze odpowiada na to, co najbardziej Cię inspiruje.',
  'Ta droga łączy się z Twoimi wyborami mniej oczywiście, ale daje dużo miejsca na rozwój mocnych stron.',
  'Warto rozważyć tę drogę, nawet jeśli dotąd nie przychodziła Ci do głowy: pasuje do Twojego sposobu myślenia.',
  'Potraktuj tę propozycję jako zaproszenie, by sprawdzić się w czymś pokrewnym Twoim zainteresowaniom.',
];

export const FIRST_STEPS: PlanStep[] = [
  {
    nazwa: 'Porozmawiaj z trzema osobami, które już to robią',
    czasWykonania: '1–2 tygodnie',
    opis: 'Zapytaj, jak wygląda ich zwykły dzień, co ich męczy i co zrobiłyby inaczej na początku. Dwadzieścia minut takiej rozmowy bywa warte więcej niż wieczór w internecie.',
  },
  {
    nazwa: 'Zrób przegląd tego, co już umiesz',
    czasWykonania: '1 tydzień',
    opis: 'Spisz dziesięć sytuacji, z których masz powód do dumy, i nazwij umiejętności, które się w nich kryły. Zobaczysz, że nie zaczynasz od zera.',
  },
  {
    nazwa: 'Wybierz jeden kierunek na próbę',
    czasWykonania: '1–2 tygodnie',
    opis: 'Przeczytaj kilkanaście ofert pracy i podkreśl to, co budzi w Tobie ciekawość. Wybierz jeden trop na najbliższe trzy miesiące; zawsze możesz go potem zmienić.',
  },
];

export const LAST_STEPS: PlanStep[] = [
  {
    nazwa: 'Złóż portfolio i pokaż je ludziom',
    czasWykonania: '2–3 tygodnie',
    opis: 'Zbierz to, co powstało po drodze, opisz krótko każdą rzecz i poproś o opinię dwie osoby z branży. Potem wyślij pierwsze zgłoszenia, nie czekając na ideał.',
  },
  {
    nazwa: 'Wyślij pięć dopracowanych zgłoszeń',
    czasWykonania: '2–4 tygodnie',
    opis: 'Lepiej pięć przemyślanych niż pięćdziesiąt jednakowych. Po każdej rozmowie zapisz pytania, które padły, i uzupełnij to, czego zabrakło.',
  },
  {
    nazwa: 'Podsumuj trzy miesiące i zdecyduj, co dalej',
    czasWykonania: '1 tydzień',
    opis: 'Sprawdź, przy czym czas płynął szybko, a co trzeba było z siebie wyciskać. Na tej podstawie wybierz kolejny kurs, praktykę albo pierwszą rekrutację.',
  },
];

/** What the person says about their situation, and the sentence it earns in the first step. */
export const SITUATIONS = [
  {
    keywords: 'liceum|licealn|technikum|matur|klasie|uczennic|=uczen|studi|student',
    sentence:
      'Na etapie nauki możesz próbować tanio i bez ryzyka, więc korzystaj z kół, praktyk i dni otwartych.',
  },
  {
    keywords: 'przebranzow|zmienic|zmiana|zmiane|nowy zawod|od nowa|wypal|po 40|po 30|czterdziest|trzydziest',
    sentence:
      'Przy zmianie zawodu nie pal mostów: ucz się obok obecnych zajęć, a decyzję podejmij, gdy sprawdzisz nową drogę w praktyce.',
  },
  {
    keywords: 'malo czasu|dziecko|dzieckiem|urlop macierz|urlop rodzic|po pracy|wieczor|na pol etatu|rodzic',
    sentence:
      'Skoro czasu masz niewiele, zaplanuj trzy stałe okienka po czterdzieści minut w tygodniu; regularność wygra z zapałem.',
  },
  {
    keywords: 'zdaln|z domu|na wsi|male miast|malym miescie|malej miejscow',
    sentence: 'Większość tej nauki przejdziesz zdalnie, więc miejsce zamieszkania nie musi Cię ograniczać.',
  },
];

export const SUMMARY_OPENINGS = [
  'Z Twoich odpowiedzi wyłania się ktoś, kto wie, co go porusza, i ma odwagę o tym mówić.',
  'Masz w ręku więcej, niż Ci się dziś wydaje.',
  'Dobra droga zawodowa rzadko zaczyna się od gotowego planu; częściej od tego, co naprawdę lubisz.',
];

export const SUMMARY_QUOTED = [
  'Słowa „{cytat}” to na razie tylko odpowiedź w quizie, ale mogą stać się początkiem czegoś ważnego.',
  'Wracam do słów „{cytat}”, bo właśnie w takich drobiazgach kryje się kierunek.',
  'Niech słowa „{cytat}” zostaną Twoim kompasem, gdy przyjdą wątpliwości.',
];

export const SUMMARY_MIDDLES = [
  'To, co Ci bliskie – {bliskie} – nie musi czekać na weekend: można wokół tego zbudować zawód, w którym będziesz rosnąć.',
  'To, co dziś Cię niesie – {bliskie} – może stać się podstawą pracy, która ma sens i zapewnia spokój o jutro.',
];

export const SUMMARY_ENDINGS = [
  'Nie musisz dziś wiedzieć wszystkiego; wystarczy, że wybierzesz jeden krok i zrobisz go w tym tygodniu. Reszta zacznie się układać po drodze, a Ty z każdym miesiącem będziesz bliżej siebie.',
  'Zacznij od małej rzeczy, którą skończysz, i pozwól, by dodała Ci odwagi do następnej. Za rok możesz spojrzeć wstecz z niedowierzaniem, jak daleko prowadzi spokojna konsekwencja.',
  'Daj sobie prawo do prób i pomyłek, bo to one uczą najszybciej. Trzymam kciuki za Twój pierwszy krok: masz wszystko, czego potrzeba, żeby go zrobić.',
];
