// Sixty-four texts, written after the rules were mended by those of first.ts and second.ts; nothing was tuned on them.
import { labelled } from './labelled-text.ts';

export const UNSEEN_TEXTS = labelled(`
Zegary, radia lampowe, lutowanie | Pracuję jako elektryk na kolei od siedmiu lat | +zegarki +elektronika now:elektryk ~+radio ~+kolej ~+elektryka
Pieczenie chleba na zakwasie | Nauczyciel WF-u, kontuzja barku, nie mogę podnosić | +pieczywo now:? lifting:avoid! ~+sport
Planszówki i RPG | Kasjerka na stacji, trzy zmiany, chcę jedną | +gry now:? ~now:kasjer-handlowy ~shifts:avoid
Pomoc dzieciom z autyzmem | Pedagog specjalny, 9 lat w poradni | +pomaganie +dzieci +niepelnosprawnosc now:?
Krajobrazy, rysunek, parki | Projektuję ogrody na własny rachunek, zimą bez zleceń | +krajobraz +rysunek ~+ogrod-i-rosliny ~+projektowanie
Kosmos i fizyka | Byłem technikiem w elektrowni, zwolnienia grupowe | +kosmos +fizyka before:? ~+energetyka ~+technika
Wolontariat w hospicjum | Siedem lat pracowałam w banku, nie chcę wracać do korporacji | +pomaganie +pacjenci before:? ~field:leave ~leaves:? ~+bank-i-ubezpieczenia ~refuses:?
Kino, seriale, scenariusze | Operator kamery, wolny strzelec, chcę etatu | +film ~now:?
Truskawki, sad po dziadkach | Sadownik, kręgosłup zniszczony, bez dźwigania proszę | +owoce now:sadownik lifting:avoid!
Analiza danych w Excelu i Power BI | Specjalistka ds. kadr, 6 lat. Praca hybrydowa albo zdalna. | +excel now:specjalista-kadr ~remote:want ~+dane ~+rekrutacja-i-kadry
Naprawa rowerów | Skończyłem szkołę branżową, mechanik. Bez pracy w weekendy. | +rower +naprawianie weekends:avoid! ~trained:mechanik-samochodowy ~now:mechanik-samochodowy
Ludzie mnie męczą, wolę rośliny | Bibliotekarz w szkole, 20 lat | +ogrod-i-rosliny now:bibliotekarz ~-ludzie ~strangers:avoid
Makijaż sceniczny, teatr | Kosmetyczka, własny salon 5 lat, zamknęłam. | +uroda +teatr ~before:kosmetyczka ~now:kosmetyczka
Tkaniny, kolory, wzory | Pracowałam w szwalni, teraz opiekuję się chorym synem, zostaje praca w domu | +szycie +kolory before:szwaczka remote:want ~+opieka
Szkolenia, wystąpienia publiczne | Menedżerka sprzedaży, wypaliłam się, mam dość wyjazdów służbowych | +szkolenia now:? away:avoid ~+sprzedaz ~+zarzadzanie
Spokojna praca przy dokumentach | Pracownica biurowa po udarze, nie widzę dobrze na lewe oko | +dokumenty ~+spokoj now:pracownik-biurowy ~sight:avoid ~pace:avoid
Szybkie motocykle | Nie mam matury i nie zamierzam studiować. Kurier. | +samochody now:kurier studies:avoid!
Dieta, zdrowe jedzenie, sport | Pielęgniarka na SOR, konflikty z rodzinami pacjentów mnie wykańczają | +dieta +jedzenie +sport ~now:pielegniarka conflict:avoid ~+pacjenci ~-pacjenci
Tworzenie stron w WordPressie | Bezrobotna od roku, wcześniej recepcjonistka w hotelu | +internet before:? ~+hotel-i-goscie ~+biuro ~+kreatywnosc
Szycie zabawek | Głucha od urodzenia, jestem krawcową | +szycie now:krawiec hearing:avoid!
Góry i ratownictwo | Strażak ochotnik, z zawodu cieśla | +gory trained:ciesla ~now:strazak ~+plywanie ~+straz-pozarna
Haker w dobrym sensie | Uczę się na pentestera, pracuję na helpdesku | +cyberbezpieczenstwo ~wants:pentester ~trained:pentester ~now:?
Opera, balet | Kelner, 11 lat, praca po nocach odpada | +taniec now:kelner night:avoid! ~+muzyka
Wnuki, gotowanie, szydełko | Na emeryturze, chcę parę godzin tygodniowo wśród ludzi | +gotowanie +rekodzielo ~part-time:want ~+ludzie ~strangers:want
Mechanika traktorów | Rolnik, chcę przejść do fabryki maszyn, najwyżej pół roku szkolenia | +mechanika +rolnictwo now:rolnik months:6! ~+maszyny ~+produkcja
Robienie świec i mydeł | Uczulenie na lateks i detergenty, byłam salową | before:salowa chemicals:avoid!
Negocjacje, prawo pracy | Działacz związkowy, górnik, 22 lata pod ziemią | +negocjacje +prawo ~now:gornik ~before:gornik
Konie, jazda konna | Instruktorka jazdy konnej, upadek, boję się wracać na konia | +konie ~now:instruktor-jazdy-konnej
Praca przy komputerze, spokój, cisza | Nie lubię dzwonić ani odbierać telefonów | +komputery +spokoj telephone:avoid ~screen:want ~-telefon
Ciężarówki, trasa, wolność | Mam kategorię C+E, lubię spać w kabinie | +jazda ~+samochody ~away:want
Moje hobby to wędkarstwo i las | Ślusarz z uprawnieniami spawacza, hala bez okien mnie dobija | +ryby-i-woda +las now:slusarz ~trained:spawacz ~+produkcja
Sprzedaż w internecie, Allegro | Mama na macierzyńskim, licencjat z marketingu | +sklep ~+sprzedaz
Rzeźba, metal, kucie | Kowal artystyczny, za mało zleceń, szukam czegoś stałego | +metal +drewno-i-meble now:kowal-artystyczny
Języki: hiszpański, włoski | Rezydentka turystyczna, sezony, chcę mieszkać w jednym miejscu | +jezyki now:rezydent-turystyczny ~away:avoid ~+turystyka
Porządki, segregowanie szaf | Pokojówka w hotelu, 4 lata, ból pleców | +porzadek now:pokojowa lifting:avoid! ~+hotel-i-goscie ~+sprzatanie
Instalacje, fotowoltaika | Monter, dekarz, mam lęk wysokości od upadku | +instalacje +energia-odnawialna now:dekarz heights:avoid!
Bajki, ilustracje | Graficzka w agencji reklamowej. Nie chcę zarządzać ludźmi. | +rysowanie now:grafik-komputerowy deciding:avoid ~+marketing
Aktywność na świeżym powietrzu | Księgowa, 17 lat przy biurku, wolałabym pracę w ruchu | +swieze-powietrze now:ksiegowy ~+ruch ~+ksiegowosc ~sitting:avoid
Wojskowość, historia drugiej wojny | Byłem ochroniarzem, wyrok odsiedziany | +przeszlosc before:pracownik-ochrony ~record:avoid ~+wojsko
Zarządzanie, strategia, liczby | Kierownik magazynu, 80 osób pod sobą, 10 lat | +zarzadzanie +biznes +liczby now:kierownik-magazynu
Rękodzieło, sprzedaję na Etsy | Mam RZS, palce sztywne rano, nie mogę stać | +rekodzielo standing:avoid! ~hands:avoid ~+sprzedaz
Psychologia dziecięca | Studiuję psychologię, dorabiam jako niania | +emocje-i-psychologia now:niania ~+dzieci
Instagram, rolki, TikTok | Mąż prowadzi warsztat, ja siedzę w domu z dziećmi | +social ~+montaz-nagran ~+dzieci
Gry, streaming | Nie pracowałem jeszcze, tylko praca zdalna, lęk przed ludźmi | +gry remote:want! strangers:avoid ~+montaz-nagran ~-ludzie
Biżuteria, kamienie | Jubiler, kurz polerski i chemia, lekarz kazał zmienić zawód | +rekodzielo now:zlotnik-jubiler field:leave ~dust:avoid ~chemicals:avoid
Lasy, drwal z zamiłowania | Pilarz, ręce drżą od wibracji | +las now:drwal hands:avoid!
Serwery i chmura | Administrator systemów, dyżury nocne mnie rozwalają, bez nocek | +serwery now:administrator-systemow night:avoid! ~+chmura ~shifts:avoid ~-praca-w-nocy
Praca z seniorami | Chcę zostać opiekunką osób starszych, skończyłam kurs pierwszej pomocy | +osoby-starsze wants:opiekun-osoby-starszej
Grzybobranie, zielarstwo | Aptekarka, co najmniej 7000 na rękę | +las +leki ~now:farmaceuta pay:9500 ~now:?
Wystrój mieszkań | Agentka ubezpieczeniowa, kontakt z klientem lubię, papierów nie | +wnetrza-i-estetyka now:agent-ubezpieczeniowy ~+klienci ~strangers:want ~-dokumenty
lubie muzyke, gram na gitarze | bylem kierowca autobusu, oczy slabe, nie moge prowadzic samochodu | +muzyka before:kierowca-autobusu driving:avoid! ~sight:avoid
praca z drewnem, meble | stolarz 15 lat, astma od pylu | +drewno-i-meble now:stolarz dust:avoid! ~fumes:avoid
chce pomagac ludziom | ratowniczka medyczna, mam dosc nocnych dyzurow | +pomaganie now:ratownik-medyczny night:avoid
Angielski, tłumaczenie filmów | Tłumaczka, siedzę sama całymi dniami, wolałabym zespół | +angielski +tlumaczenie now:tlumacz ~team:want ~alone:avoid ~+film
Kryptowaluty, giełda | Kelnerowałem w Anglii, teraz szukam pracy w finansach | +inwestowanie +finanse ~before:kelner
Majsterkowanie | Konserwator w szkole, 6 lat, drabiny już nie dla mnie | +praca-rekami now:konserwator-budynku ~now:? heights:avoid
Rozwiązywanie konfliktów, mediacje | Kuratorka sądowa, nie chcę więcej wchodzić do cudzych domów | +negocjacje now:kurator-sadowy ~now:? ~away:avoid
Gotuję, piekę, karmię całą ulicę | Jestem spawaczem. Marzę o własnej piekarni. | +gotowanie now:spawacz ~+pieczywo ~+ciasta-i-slodycze ~wants:piekarz
Samotność mi służy, praca w ciszy | Protetyczka słuchu, 3 lata | ~alone:want now:protetyk-sluchu ~now:? +spokoj
Latawce, meteorologia | Inżynier budownictwa, 14 lat, nie chcę już kierować budową | +pogoda now:inzynier-budownictwa ~deciding:avoid ~leaves:? ~+budowa ~-budowa
Bez telefonu i bez maili byłabym w raju | Koordynatorka biura, 8 lat, rzucam to | telephone:avoid ~now:? ~leaves:?
Dom kultury, animacje | Wychowawczyni w świetlicy, dzieci tak, hałas nie | +sztuka +dzieci ~now:? ~noise:avoid ~-halas ~now:wychowawca-placowki ~+animacja
Chętnie pracuję fizycznie | Murarz, po zawale zakaz dźwigania | now:murarz-tynkarz lifting:avoid! ~+sila
`);
