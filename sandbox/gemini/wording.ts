// Sentences that tie an analysis together. `{cytat}` is the person's own words, `{bliskie}` what they ticked in the
// quiz. They fit any person: no sex, no name, no career.
import type { PlanStep } from '#domain/analysis/analysis.ts';
import type { Preference } from '#domain/quiz/answers.ts';

/** In the nominative, to stand after a colon or a dash. */
export const CLOSE_TO_HEART: Record<Preference, string> = {
  nature: 'bliskość natury',
  ambitious: 'ambitne cele',
  helping: 'pomaganie innym',
  creative: 'twórczość',
};

/** Four weeks that serve every path alike; one of each. */
export const WEEKS: readonly (readonly PlanStep[])[] = [
  [
    {
      nazwa: 'Przegląd tego, co już umiesz',
      czasWykonania: 'pierwszy tydzień',
      opis: 'Spisz dziesięć sytuacji, z których masz powód do dumy, i nazwij umiejętności, które się w nich kryły. Krok kończy się listą pięciu, które chcesz dalej rozwijać.',
    },
    {
      nazwa: 'Porządek w tym, co naprawdę lubisz',
      czasWykonania: 'pierwszy tydzień',
      opis: 'Przez siedem dni zapisuj wieczorem, co danego dnia dodało Ci energii, a co ją zabrało. Na koniec podkreśl trzy rzeczy, które się powtarzają.',
    },
    {
      nazwa: 'Spisanie własnych warunków',
      czasWykonania: 'pierwszy tydzień',
      opis: 'Zapisz, czego potrzebujesz od pracy, a na co się nie zgodzisz: godziny, dojazd, ludzie, wysiłek. Ta kartka pomoże porównać wszystkie ścieżki tą samą miarą.',
    },
  ],
  [
    {
      nazwa: 'Rozmowy z trzema osobami z różnych ścieżek',
      czasWykonania: 'drugi tydzień',
      opis: 'Zapytaj każdą, jak wygląda zwykły dzień, co męczy i co na początku warto zrobić inaczej. Dwadzieścia minut takiej rozmowy bywa warte więcej niż wieczór w internecie.',
    },
    {
      nazwa: 'Czytanie ogłoszeń z ołówkiem',
      czasWykonania: 'drugi tydzień',
      opis: 'Przejrzyj po pięć ogłoszeń do każdej ścieżki i zaznacz to, co już spełniasz. Zapisz jedną rzecz, która powtarza się wszędzie: od niej warto zacząć naukę.',
    },
  ],
  [
    {
      nazwa: 'Próby z dwóch ścieżek',
      czasWykonania: 'trzeci tydzień',
      opis: 'Wybierz dwie z opisanych prób i zrób je jedna po drugiej. Po każdej od razu oceń: ciekawość, zmęczenie i chęć powtórzenia.',
    },
    {
      nazwa: 'Sprawdzian w praktyce',
      czasWykonania: 'trzeci tydzień',
      opis: 'Zrób próbę z tej ścieżki, która budzi najwięcej wątpliwości, a potem z tej, która kusi najbardziej. Porównaj notatki, zanim poprosisz kogoś o zdanie.',
    },
  ],
  [
    {
      nazwa: 'Porównanie i wybór na kwartał',
      czasWykonania: 'czwarty tydzień',
      opis: 'Zestaw próby z kartką warunków i wybierz jeden kierunek na trzy miesiące. Drugi zostaw w zapasie; zawsze możesz do niego wrócić.',
    },
    {
      nazwa: 'Ułożenie tygodnia pod naukę',
      czasWykonania: 'czwarty tydzień',
      opis: 'Wpisz do kalendarza stałe okienka na pierwszy krok wybranej ścieżki i powiedz o nich komuś bliskiemu. Krok jest skończony, gdy dwa z nich naprawdę się odbędą.',
    },
  ],
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
