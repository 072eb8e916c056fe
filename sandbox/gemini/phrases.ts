// Sentences about the conditions of a path, four of each, one for each place among the paths, so that no two paths say the same.
import type { Step } from './fields/field.ts';

export type Four<Value> = readonly [Value, Value, Value, Value];

/** Before the occupation's one line, which is in the third person. */
export const OPENINGS: Four<string> = [
  'Kto wykonuje ten zawód,',
  'Osoba w tym zawodzie',
  'Ktoś, kto tu pracuje,',
  'Na co dzień osoba w tej roli',
];

/** Before 'przeważnie na nogach, w terenie i wśród ludzi'. */
export const SETTINGS: Four<string> = [
  'Pracuje się',
  'Zwykły dzień upływa',
  'Trzeba się liczyć z tym, że działa się tu',
  'Taka praca odbywa się',
];

export const EFFORTS: Record<string, string> = {
  sitting: 'głównie na siedząco',
  standing: 'przeważnie na nogach',
  heavy: 'z dużym wysiłkiem fizycznym',
};

export const AGAINST = {
  longWay: [
    'Droga do pierwszej pracy jest długa, więc przez ten czas trzeba z czegoś żyć.',
    'Zanim przyjdzie pierwsza wypłata w tym zawodzie, minie sporo czasu na naukę.',
    'Nauka trwa tu długo i wymaga cierpliwości także od bliskich.',
    'To nie będzie szybka zmiana: najpierw szkoła lub studia, dopiero potem praca.',
  ],
  licence: [
    'Bez wymaganych uprawnień nie da się tu działać samodzielnie, a ich zdobycie to osobny wysiłek.',
    'Wejścia pilnują formalności: trzeba przejść przez kurs, egzamin albo wpis do rejestru.',
    'Uprawnienia to koszt i czas, zanim zobaczysz, czy ta praca Ci służy.',
    'Część zadań jest zamknięta dla osób bez dokumentu, więc na początku możesz czuć niedosyt.',
  ],
  heavy: [
    'To praca ciałem i po kilku latach czuć ją w plecach oraz kolanach.',
    'Dźwiganie i zmęczenie są tu codziennością, także w gorszy dzień.',
    'Bez dbania o kondycję trudno wytrwać przy takim wysiłku.',
    'Wysiłek fizyczny nie zniknie z czasem, więc trzeba go naprawdę lubić.',
  ],
  shifts: [
    'Zmiany i weekendy utrudniają plany z ludźmi, którzy pracują inaczej.',
    'Nieregularne godziny rozbijają sen i domowy rytm.',
    'Część dyżurów wypada wtedy, gdy inni odpoczywają.',
    'Grafik układa ktoś inny i bywa, że zmienia się w ostatniej chwili.',
  ],
  surplus: [
    'Chętnych jest więcej niż miejsc, więc pierwsze szukanie może się przeciągnąć.',
    'Konkurencja o to samo ogłoszenie bywa duża.',
    'Pracodawcy mogą tu wybierać, dlatego sam zapał nie wystarczy.',
    'Miejsc pracy przybywa wolniej niż osób, które chcą to robić.',
  ],
  screen: [
    'Ekran towarzyszy tu prawie cały czas i oczy to odczuwają.',
    'Mało w tej pracy ruchu, więc trzeba go sobie zorganizować osobno.',
    'Godziny przed monitorem potrafią wyczerpać bardziej, niż się wydaje.',
    'Wiele zadań robi się w samotnym skupieniu nad komputerem.',
  ],
  people: [
    'Ciągły kontakt z ludźmi męczy nawet osoby, które ich lubią.',
    'Trudne rozmowy są częścią dnia i nie da się ich komuś oddać.',
    'Cudze nastroje łatwo zabrać ze sobą do domu.',
    'Na skupienie w ciszy zostaje tu niewiele czasu.',
  ],
} as const satisfies Record<string, Four<string>>;

export const BENEFITS = {
  startableNow: [
    'Można zacząć od zaraz i uczyć się na miejscu',
    'Pierwsza próba nie wymaga dyplomu',
    'Krótka droga od decyzji do pierwszego dnia',
    'Szybko przekonasz się, czy to dla Ciebie',
  ],
  shortage: [
    'Rąk do tej pracy częściej brakuje, niż jest ich za dużo',
    'Pracodawcy zwykle szukają, a nie przebierają',
    'Na dobrą osobę często ktoś już czeka',
    'Zapotrzebowanie pozwala wybierać miejsce pracy',
  ],
  remote: [
    'Często da się pracować z domu',
    'Miejsce zamieszkania mniej ogranicza wybór',
    'Dojazdy nie muszą zjadać dnia',
    'Łatwiej pogodzić to z życiem poza pracą',
  ],
  fixedHours: [
    'Przeważnie stałe godziny, bez nocy',
    'Plan tygodnia da się przewidzieć',
    'Wieczory zwykle należą do Ciebie',
    'Rytm dnia sprzyja nauce po pracy',
  ],
  outdoors: [
    'Dzień na powietrzu, a nie w czterech ścianach',
    'Zmieniające się miejsca zamiast jednego biurka',
    'Ruch wpisany w dzień',
    'Pory roku widać z bliska',
  ],
  people: [
    'Codzienny kontakt z ludźmi',
    'Wdzięczność, którą słyszy się wprost',
    'Każda rozmowa czegoś uczy',
    'Zespół, w którym jest do kogo się odezwać',
  ],
  always: [
    'Możliwość sprawdzenia się krótką próbą',
    'Nowe środowisko i ludzie, od których można się uczyć',
    'Doświadczenie, które zostaje na kolejne lata',
    'Praktycy, których można zapytać o wszystko przed decyzją',
  ],
} as const satisfies Record<string, Four<string>>;

export const LAST_STEPS: Four<Step> = [
  [
    'Podsumowanie i decyzja',
    '1 tydzień',
    'Zapisz, przy czym czas płynie szybko, a co trzeba z siebie wyciskać. Na tej podstawie wybierz: dalej, inaczej albo wcale.',
  ],
  [
    'Porównanie planu z rzeczywistością',
    '1 tydzień',
    'Wróć do powodów „przeciw” i sprawdź, które się potwierdzają. Jeśli dwa z nich ważą za dużo, zmień kierunek bez żalu.',
  ],
  [
    'Rozmowa o następnym kroku',
    '1–2 tygodnie',
    'Opowiedz o swoich próbach komuś, kto zna Cię dobrze, i komuś z branży. Porównaj, co oboje zauważają.',
  ],
  [
    'Wyznaczenie celu na kwartał',
    '1 tydzień',
    'Wybierz jeden sprawdzalny cel i datę, kiedy do niego wrócisz. Powiedz o nim komuś, kto o niego zapyta.',
  ],
];

/** What follows from words that don't lead to the path straight away. */
export const LOOSE_REASONS = [
  'Ten wątek łączy się z tą pracą luźniej, ale może pomóc w pierwszych rozmowach.',
  'Tu wraca to w codziennych drobiazgach, choć nie widać tego w nazwie zawodu.',
  'Warto sprawdzić w praktyce, ile miejsca jest na to w zwykłym dniu.',
  'To zainteresowanie może dać Ci inny punkt widzenia niż większości osób w tym zawodzie.',
  'Nie prowadzi to wprost do tej pracy, lecz ułatwia polubienie jej rytmu.',
  'Takie doświadczenie przydaje się, gdy trzeba dogadać się z kimś spoza branży.',
  'To mniej oczywiste połączenie, dlatego dobrze zacząć od krótkiej próby.',
  'Jeśli to dla Ciebie ważne, zapytaj o to osobę, która już tu pracuje.',
  'Podobny wątek bywa tu dodatkiem, który odróżnia od innych zgłoszeń.',
  'Przenosi się stąd głównie sposób myślenia, a dopiero potem wiedza.',
  'To trop na dalszą rozmowę: łączy się z tą pracą przez ludzi, nie przez zadania.',
  'Można to wykorzystać na początku, zanim przyjdzie wprawa w samym fachu.',
];
