// The predispositions the local Gemini can see in a person. `{cytat}` is the person's own words; none of the texts
// names a career or the person's sex.
import type { Preference } from '#domain/quiz/answers.ts';

export type Trait = {
  nazwa: string;
  fits: Record<Preference, number>;
  keywords: string;
  /** Opens the reasoning when the person's words point here. */
  quoted: string;
  /** Opens it when only the chosen preferences do. */
  plain: string;
  rest: string;
};

export const TRAITS: Trait[] = [
  {
    nazwa: 'Uważność na przyrodę',
    fits: { nature: 3, ambitious: 0, helping: 0, creative: 0 },
    keywords:
      'przyrod|natur|=las|=lasy|lasu|lasach|lesie|=gory|gorach|gorsk|roslin|ogrod|ekolog|klimat|rzek|ptak|zwierz|wedrow|srodowisk|drzew|morz',
    quoted:
      'Gdy piszesz „{cytat}”, słychać kogoś, kto patrzy na świat z bliska i zauważa to, co inni mijają.',
    plain: 'Natura znalazła się wśród rzeczy, które najbardziej Cię inspirują, a to rzadko bywa przypadek.',
    rest: 'Taka uważność to prawdziwy zawodowy atut: pomaga dostrzegać zależności, myśleć w dłuższej perspektywie i brać odpowiedzialność za otoczenie. Najlepiej rozkwitniesz tam, gdzie część dnia spędza się poza biurkiem albo gdzie efekty pracy widać w krajobrazie.',
  },
  {
    nazwa: 'Inicjatywa i wola działania',
    fits: { nature: 0, ambitious: 3, helping: 0, creative: 0 },
    keywords:
      'cel|ambit|sukces|wyzwan|rozwij|rozwoj|karier|biznes|firm|lider|zarzadz|przedsieb|startup|rywaliz|zawod|organiz',
    quoted: 'Słowa „{cytat}” pokazują, że nie czekasz, aż coś wydarzy się samo.',
    plain: 'Pociągają Cię ambitne cele, a to znak, że wyzwanie częściej Cię budzi, niż zniechęca.',
    rest: 'Masz w sobie napęd, który pozwala zaczynać, próbować i poprawiać, zamiast długo rozważać. W pracy potrzebujesz wyraźnego celu i wpływu na to, jak do niego dojść; gdy je dostaniesz, pociągniesz za sobą także innych. Warto tylko pilnować, by tempo nie odebrało Ci radości.',
  },
  {
    nazwa: 'Empatia i umiejętność słuchania',
    fits: { nature: 0, ambitious: 0, helping: 3, creative: 0 },
    keywords:
      'pomaga|pomoc|ludzi|ludzm|wolontar|psycholog|rozmaw|rozmow|senior|rodzin|dzieci|empati|wspier|opiek|spoleczn',
    quoted: 'Tam, gdzie piszesz „{cytat}”, jest to, co najważniejsze: drugi człowiek.',
    plain:
      'Pomaganie innym wskazujesz wprost jako źródło inspiracji, więc relacje są dla Ciebie czymś więcej niż tłem.',
    rest: 'Umiesz wyczuć, czego ktoś potrzebuje, zanim to nazwie, a ludzie przy Tobie się otwierają. W wielu zawodach to kompetencja trudniejsza do zdobycia niż dyplom. Zadbaj przy tym o własne granice, bo najlepiej pomaga ten, kto ma z czego dawać.',
  },
  {
    nazwa: 'Wyobraźnia i wyczucie formy',
    fits: { nature: 0, ambitious: 0, helping: 0, creative: 3 },
    keywords:
      'rysowa|rysun|rysuj|malar|malow|grafik|sztuk|fotograf|zdjec|design|projektow|film|muzyk|tworz|teatr|taniec|komiks|ilustr|kolor|estety',
    quoted:
      'Kiedy piszesz „{cytat}”, widać kogoś, kto chce nadawać rzeczom kształt, a nie tylko z nich korzystać.',
    plain: 'Wybierasz twórczość, a więc potrzebujesz miejsca, w którym liczy się także Twój pomysł.',
    rest: 'Masz oko do szczegółu i odwagę, by zrobić coś po swojemu, a to połączenie cenią wszyscy, którzy chcą się wyróżnić. Twoja wyobraźnia urośnie najszybciej tam, gdzie regularnie pokazujesz innym, co robisz, i słuchasz ich reakcji.',
  },
  {
    nazwa: 'Myślenie analityczne',
    fits: { nature: 0, ambitious: 1.5, helping: 0, creative: 0 },
    keywords:
      'matemat|liczb|=dane|=danych|analiz|statyst|excel|szach|zagadk|lamiglow|logik|logicz|program|=kod|komputer|informaty|ekonom|finans|fizyk|chemi|nauk',
    quoted: '„{cytat}”: tak pisze ktoś, kogo cieszy chwila, w której wszystko nagle zaczyna się zgadzać.',
    plain:
      'Sposób, w jaki łączysz swoje wybory, wskazuje na potrzebę porządku i zrozumienia, skąd co się bierze.',
    rest: 'Potrafisz rozłożyć złożony problem na części i spokojnie sprawdzać jedną po drugiej. Dzięki temu podejmujesz decyzje oparte na faktach, a to w czasach nadmiaru informacji cecha na wagę złota. Dopełni ją umiejętność opowiadania o wnioskach prostym językiem.',
  },
  {
    nazwa: 'Zmysł techniczny i cierpliwość do rzemiosła',
    fits: { nature: 0.2, ambitious: 0.3, helping: 0, creative: 0.3 },
    keywords:
      'majsterk|naprawi|drewn|drewien|mebl|mechan|silnik|samochod|elektron|robot|arduino|maszyn|szyc|szyje|ceramik|rekodz|remont|lego|technik|narzedz|elektry',
    quoted: 'Wspominasz „{cytat}”, a to znaczy, że Twoje ręce myślą razem z głową.',
    plain: 'Wśród Twoich odpowiedzi widać upodobanie do rzeczy konkretnych, takich, które działają albo nie.',
    rest: 'Lubisz wiedzieć, co jest w środku, i nie zrażasz się, gdy za pierwszym razem coś nie pasuje. Ta cierpliwość daje jakość, którą widać gołym okiem. Osób łączących sprawność manualną z techniczną ciekawością brakuje dziś w całej Polsce.',
  },
  {
    nazwa: 'Talent do porządkowania i planowania',
    fits: { nature: 0, ambitious: 1.5, helping: 0.5, creative: 0 },
    keywords:
      'organiz|planow|podroz|wycieczk|wydarze|event|porzad|logisty|zarzadz|harmonogram|ksiegow|kalendarz',
    quoted: 'Fragment „{cytat}” zdradza, że lubisz, gdy z wielu luźnych elementów powstaje sensowna całość.',
    plain:
      'Twoje wybory układają się w obraz osoby, która chętnie bierze na siebie odpowiedzialność za całość.',
    rest: 'Umiesz przewidzieć, co może pójść nie tak, i masz w zanadrzu drugi plan. Zespoły potrzebują kogoś takiego bardziej, niż się do tego przyznają. Ten talent rozwiniesz najszybciej na małych, ale prawdziwych przedsięwzięciach z terminem i budżetem.',
  },
  {
    nazwa: 'Swoboda w pracy ze słowem',
    fits: { nature: 0, ambitious: 0, helping: 0.5, creative: 1.5 },
    keywords: 'pisa|pisze|ksiazk|czyta|blog|jezyk|poez|literat|dzienn|opowiad|podcast|angielsk|debat|histori',
    quoted: 'W Twoich słowach „{cytat}” słychać wrażliwość na język i na to, co dzieje się między zdaniami.',
    plain: 'Sposób, w jaki opowiadasz o sobie, pokazuje, że słowa są dla Ciebie naturalnym narzędziem.',
    rest: 'Kto dużo czyta, pisze lub słucha, ten szybciej rozumie innych i potrafi wytłumaczyć zawiłe sprawy tak, że stają się proste. To umiejętność przenośna: przyda się w rozmowie, w dokumentach i przed publicznością.',
  },
  {
    nazwa: 'Dar przekazywania wiedzy',
    fits: { nature: 0, ambitious: 0, helping: 2, creative: 0 },
    keywords: 'uczy|naucz|korepet|dzieci|szkol|tlumacz|harcer|warsztat|trener|instruktor|edukac',
    quoted: 'Skoro piszesz „{cytat}”, to znaczy, że cieszy Cię moment, w którym ktoś mówi: „już rozumiem”.',
    plain:
      'Chęć wspierania innych, którą widać w Twoich odpowiedziach, często idzie w parze z talentem do tłumaczenia.',
    rest: 'Potrafisz spojrzeć na temat oczami osoby, która dopiero zaczyna, i znaleźć porównanie, które otwiera drzwi. Taki dar przydaje się nie tylko w klasie: korzysta z niego każdy zespół, w którym trzeba się czegoś wspólnie nauczyć.',
  },
  {
    nazwa: 'Energia i wytrwałość',
    fits: { nature: 0.5, ambitious: 1, helping: 0, creative: 0 },
    keywords:
      'sport|biega|rower|silown|trening|pilk|plywa|joga|narty|wspinacz|maraton|taniec|sztuki walki|zagl|=gory|gorach',
    quoted: 'Za słowami „{cytat}” stoi ktoś, kto zna smak wysiłku i wie, że efekty przychodzą z czasem.',
    plain: 'Z Twoich odpowiedzi bije energia, którą warto skierować na coś, co ma dla Ciebie znaczenie.',
    rest: 'Regularność, odporność na gorszy dzień i umiejętność powrotu po niepowodzeniu przenoszą się wprost na życie zawodowe. Dobrze służy Ci praca, w której jest ruch, zmienność i wyraźny postęp, a nie osiem godzin bez wstawania z krzesła.',
  },
  {
    nazwa: 'Zmysł smaku i gościnność',
    fits: { nature: 0, ambitious: 0, helping: 0.3, creative: 0 },
    keywords: 'gotow|piecz|kuchni|ciast|smak|kulinar|jedzeni|restaurac|=kawa|=kawy|diet|zywien|chleb',
    quoted: 'Kiedy wspominasz „{cytat}”, czuć przyjemność z dawania innym czegoś dobrego.',
    plain: 'W Twoich odpowiedziach jest dużo ciepła wobec ludzi i dbałości o to, by dobrze się czuli.',
    rest: 'Łączysz zmysły z pomysłowością, a przy tym zwracasz uwagę na reakcję drugiej osoby. Taka gościnność to coś więcej niż uprzejmość: buduje zaufanie i sprawia, że ludzie chcą wracać. Dobrze jest oprzeć na niej także życie zawodowe.',
  },
  {
    nazwa: 'Poczucie odpowiedzialności za wspólne sprawy',
    fits: { nature: 0, ambitious: 0, helping: 1.5, creative: 0 },
    keywords:
      '=prawo|=prawa|=prawem|prawni|sprawiedl|polityk|samorzad|urzedn|obywatel|spoleczn|fundac|wolontar|ekolog|bezpieczen|klimat',
    quoted:
      'Gdy pojawia się u Ciebie „{cytat}”, widać, że nie jest Ci wszystko jedno, jak wygląda świat wokół.',
    plain: 'Pośród Twoich wyborów jest troska o innych, a od niej niedaleko do troski o wspólne dobro.',
    rest: 'Masz silny kompas: uczciwość i sens są dla Ciebie ważniejsze niż efekt na pokaz. Osoby z takim kompasem zyskują zaufanie powoli, za to na długo. Szukaj miejsc, w których zasady są przejrzyste, a praca czemuś służy.',
  },
  {
    nazwa: 'Ciekawość i gotowość do nauki',
    fits: { nature: 1.2, ambitious: 1.2, helping: 1.2, creative: 1.2 },
    keywords: 'ciekaw|interesuj|nauk|uczyc sie|odkryw|poznaw|nowe|nowych|kurs|podroz|kultur|jezyk',
    quoted: 'Piszesz: „{cytat}”. To głos osoby, która wciąż chce wiedzieć więcej.',
    plain: 'Już samo to, że poświęcasz chwilę na przemyślenie swojej drogi, świadczy o otwartości na zmianę.',
    rest: 'Ciekawość sprawia, że uczysz się szybciej niż ci, którzy robią to z obowiązku, i łatwiej odnajdujesz się w nowych sytuacjach. Na rynku, który zmienia się co kilka lat, to najpewniejszy kapitał. Dokładaj do niego po jednej nowej umiejętności na raz.',
  },
];

/** When no keyword points anywhere, the first trait still starts from what the person wrote. */
export const ANY_QUOTE =
  'Zaczynam od Twoich własnych słów: „{cytat}”. Dobrze pokazują, co Cię naprawdę porusza.';

/** Ties a trait that only the preferences show to something else the person wrote. */
export const BESIDE_QUOTE = 'Dobrze współgra z tym również to, o czym wspominasz: „{cytat}”.';
