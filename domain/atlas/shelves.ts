// Shelves: choices of the atlas that have an address, a title and an introduction of their own. No shelf is called as an occupation is
// (a test), since both stand right under /zawody.
import { WHOLE_ATLAS, type AtlasState } from './state.ts';

export type Shelf = {
  /** The last part of its address. */
  slug: string;
  /** In a list of shelves. */
  name: string;
  title: string;
  lead: string;
  description: string;
  choice: Partial<AtlasState>;
};

export const SHELVES: readonly Shelf[] = [
  {
    slug: 'bez-doswiadczenia',
    name: 'Bez doświadczenia',
    title: 'Zawody bez doświadczenia',
    lead: 'Praca, do której przyjmują bez wcześniejszego stażu. Czasem wystarczy przyuczenie na miejscu, czasem najpierw potrzebna jest szkoła: ile to trwa, piszemy przy każdym zawodzie.',
    description:
      'Zawody, do których w Polsce przyjmuje się bez doświadczenia: co się w nich robi, ile trwa droga od zera, jakie są warunki i dokąd można pójść dalej.',
    choice: { conditions: ['bez-doswiadczenia'] },
  },
  {
    slug: 'do-roku-nauki',
    name: 'Do roku nauki',
    title: 'Zawody do roku nauki',
    lead: 'Najkrótsza zwykła droga od zera do pierwszej pracy trwa tu najwyżej rok: kurs, szkoła policealna albo przyuczenie. Bywa i dłuższa. To nasz szacunek, nie obietnica.',
    description:
      'Zawody, w których od zera do pierwszej pracy można dojść w rok lub szybciej: wejście, uprawnienia, warunki pracy i płace grup zawodów z danych GUS.',
    choice: { months: 'do-12' },
  },
  {
    slug: 'bez-dzwigania',
    name: 'Bez dźwigania',
    title: 'Zawody bez dźwigania',
    lead: 'Praca, w której na co dzień nie podnosi się ciężarów. Część wymaga za to stania albo chodzenia: piszemy o tym przy każdym zawodzie.',
    description:
      'Zawody bez dźwigania ciężarów: siedzące i stojące, z drogą wejścia, zapotrzebowaniem i płacami grup zawodów z danych GUS. Dla osób, które chronią plecy.',
    choice: { conditions: ['bez-dzwigania'] },
  },
  {
    slug: 'na-dworze',
    name: 'Na dworze',
    title: 'Zawody na świeżym powietrzu',
    lead: 'Las, pole, budowa, ulica, woda. Praca pod gołym niebem przez większość roku, także wtedy, gdy pada.',
    description:
      'Zawody wykonywane na dworze: w lesie, na budowie, w ogrodzie, w drodze. Co się robi na co dzień, jak zacząć i czego się spodziewać po pogodzie i płacy.',
    choice: { conditions: ['na-dworze'] },
  },
  {
    slug: 'z-ludzmi',
    name: 'Z ludźmi',
    title: 'Zawody z ludźmi',
    lead: 'Tu większość dnia to rozmowa, opieka, uczenie albo obsługa. Kto odpoczywa w ciszy, niech zajrzy też na inne półki.',
    description:
      'Zawody, w których pracuje się z ludźmi: opieka, uczenie, doradzanie, obsługa. Droga wejścia, warunki, zapotrzebowanie i płace grup zawodów z danych GUS.',
    choice: { conditions: ['z-ludzmi'] },
  },
  {
    slug: 'deficytowe',
    name: 'Deficytowe',
    title: 'Zawody deficytowe',
    lead: 'Według Barometru zawodów w 2026 roku chętnych do tej pracy jest w skali kraju mniej niż miejsc. Pokazujemy tylko zawody, które na pewno należą do jednej z grup Barometru.',
    description:
      'Zawody deficytowe w Polsce według Barometru zawodów na 2026 rok: gdzie brakuje rąk do pracy, jak wejść do zawodu i ile zarabia jego grupa według GUS.',
    choice: { demands: ['deficyt'] },
  },
  {
    slug: 'praktyczne',
    name: 'Praktyczne',
    title: 'Zawody dla osób praktycznych',
    lead: 'Narzędzia, maszyny, materiały, ziemia i zwierzęta. Wynik pracy widać i można go dotknąć.',
    description:
      'Zawody dla tych, którzy wolą robić niż rozmawiać: praca z narzędziami, maszynami, materiałem i przyrodą. Wejście, warunki i płace grup zawodów.',
    choice: { letters: ['R'] },
  },
  {
    slug: 'badawcze',
    name: 'Badawcze',
    title: 'Zawody dla dociekliwych',
    lead: 'Pytania, dane, próbki i przyczyny. Dużo czasu mija, zanim coś stanie się jasne, i to jest w tej pracy najciekawsze.',
    description:
      'Zawody badawcze: analiza, nauka, diagnoza, technika. Dla osób, które lubią wiedzieć dlaczego. Droga wejścia, warunki pracy i płace grup zawodów.',
    choice: { letters: ['I'] },
  },
  {
    slug: 'artystyczne',
    name: 'Artystyczne',
    title: 'Zawody dla twórczych',
    lead: 'Obraz, słowo, dźwięk, forma. Pomysł jest tu częścią pracy, a jego poprawianie drugą.',
    description:
      'Zawody twórcze: projektowanie, pisanie, obraz, dźwięk, rzemiosło artystyczne. Jak wygląda codzienność, jak zacząć i z czego się w nich żyje.',
    choice: { letters: ['A'] },
  },
  {
    slug: 'spoleczne',
    name: 'Społeczne',
    title: 'Zawody dla pomagających',
    lead: 'Opieka, leczenie, uczenie, wsparcie. Praca, która komuś ułatwia życie i która potrafi zmęczyć bardziej niż dźwiganie.',
    description:
      'Zawody społeczne: opieka, edukacja, zdrowie, pomoc. Co się w nich robi, jak zdobyć uprawnienia, jakie jest zapotrzebowanie i płaca grupy zawodów.',
    choice: { letters: ['S'] },
  },
  {
    slug: 'przedsiebiorcze',
    name: 'Przedsiębiorcze',
    title: 'Zawody dla przedsiębiorczych',
    lead: 'Przekonywanie, prowadzenie, sprzedawanie, decydowanie. Wynik zależy tu od ludzi, których uda się za sobą pociągnąć.',
    description:
      'Zawody przedsiębiorcze: sprzedaż, kierowanie, negocjacje, własna firma. Droga wejścia, warunki pracy i płace grup zawodów według GUS.',
    choice: { letters: ['E'] },
  },
  {
    slug: 'uporzadkowane',
    name: 'Uporządkowane',
    title: 'Zawody dla uporządkowanych',
    lead: 'Dokumenty, liczby, terminy, zasady. Praca dla tych, którym sprawia przyjemność, że wszystko się zgadza.',
    description:
      'Zawody dla osób dokładnych: księgowość, administracja, logistyka, kontrola. Jak wejść, jakie są warunki i ile zarabia grupa zawodów według GUS.',
    choice: { letters: ['C'] },
  },
];

export function shelfState(shelf: Shelf, page: number): AtlasState {
  return { ...WHOLE_ATLAS, ...shelf.choice, page };
}
