// Sixty-two texts, written after reading by rules was first done. At first sight 96.0 % of what was read was right, and 86.6 % of what is
// there was read; the rules have been mended by them since.
import { labelled } from './labelled-text.ts';

export const FIRST_TEXTS = labelled(`
Grzebanie w silnikach, motocykle, garaż | Mam 34 lata, od ośmiu lat jestem kierowcą autobusu miejskiego. Chciałbym mieć wolne weekendy. | +mechanika +samochody +narzedzia now:kierowca-autobusu weekends:avoid ~+jazda
Czytam dużo reportaży i piszę bloga | Pracuję w bibliotece szkolnej, wcześniej uczyłam historii w gimnazjum | +pisanie +internet now:bibliotekarz before:? ~+ksiazki ~+uczenie-innych ~+przeszlosc ~+szkola
Lubię porządek w papierach i nie lubię zgiełku | Przez 15 lat prowadziłam sekretariat, zwolniono mnie po fuzji. Nie chcę już odbierać telefonów. | +porzadek +dokumenty -halas before:sekretarka telephone:avoid noise:avoid ~-telefon ~+biuro
szydełkowanie, pieczenie ciast, ogródek | Jestem mamą trójki dzieci, mogę pracować tylko zdalnie i na pół etatu | +rekodzielo +ciasta-i-slodycze +ogrod-i-rosliny remote:want! part-time:want ~+praca-z-domu ~+dzieci
Gry komputerowe i programowanie w Unity | Skończyłem technikum informatyczne, jeszcze nigdzie nie pracowałem | +gry +programowanie ~+informatyka ~trained:technik-informatyk
Praca z ludźmi, rozmowy, doradzanie | 20 lat w banku, doradca klienta. Mam dość targetów. | +ludzie +rozmowa-i-sluchanie before:? ~now:? ~leaves:? ~now:doradca-klienta ~before:doradca-klienta ~+bank-i-ubezpieczenia
Zwierzęta, najlepiej psy, spacery po lesie | Mam alergię na sierść kotów. Pracuję jako kasjerka w markecie, nienawidzę tej pracy. | +zwierzeta +psy-i-koty +las now:kasjer-handlowy ~leaves:kasjer-handlowy animals:avoid! ~+kasa ~-kasa ~+sprzedaz
Wspinaczka, rowery, narty | Student AWF, dorabiam jako instruktor na ściance. Lęk przed biurem. | +wspinaczka +rower +sport ~-biuro ~now:? ~trained:?
Matematyka, logika, szachy | Uczę matematyki w liceum od 9 lat, chcę przejść do IT | +liczby +analiza now:nauczyciel-liceum field:leave ~+uczenie-innych ~+informatyka
Rysuję portrety, interesuje mnie tatuaż | Po kursie tatuażu, szukam pracy w studiu | +rysowanie +tatuaz trained:tatuazysta ~trained:?
Gotowanie dla dużej rodziny | Byłam kucharką w szkole, potem na stołówce. Kolana nie wytrzymują, nie dam rady stać cały dzień. | +gotowanie before:kucharz standing:avoid! ~kneeling:avoid ~+szkola
Historia, muzea, oprowadzanie wycieczek | Emerytowana nauczycielka, 38 lat pracy. Szukam czegoś na kilka godzin w tygodniu. | +przeszlosc +sztuka +oprowadzanie-i-opowiadanie before:? part-time:want ~+gory ~+turystyka ~+uczenie-innych
Stolarka, renowacja mebli po babci | Całe życie na budowie, 25 lat, kręgosłup do wymiany. Nie wolno mi dźwigać. | +drewno-i-meble +zabytki before:robotnik-budowlany lifting:avoid! ~now:robotnik-budowlany ~+budowa
Pomagam sąsiadkom w zakupach, lubię starsze osoby | Opiekowałam się teściową do jej śmierci. Mam uprawnienia opiekunki medycznej. | +pomaganie +osoby-starsze trained:opiekun-medyczny ~+opieka
Muzyka, śpiew w chórze, organizacja koncertów | Księgowa z wykształcenia, pracuję w urzędzie gminy 11 lat | +muzyka +dzwiek +wydarzenia trained:ksiegowy now:specjalista-administracji-publicznej ~+planowanie ~+ksiegowosc ~+urzad
Drony, fotografia przyrodnicza | Jestem głuchy, najlepiej pracuje mi się samemu | +drony +fotografia hearing:avoid! alone:want ~+przyroda
Sport, dieta, treningi | Kelnerka w hotelu, sezonowo. Chcę zostać dietetyczką. | +sport +dieta now:kelner wants:dietetyk ~+hotel-i-goscie ~+gastronomia
Budowa komputerów, serwery, Linux | Monter światłowodów, praca w terenie, mam lęk wysokości | +skladanie-komputerow +serwery now:monter-swiatlowodow heights:avoid! ~+komputery ~+budowa ~+sieci-komputerowe ~+teren
Moda, szycie sukienek | 12 lat szyłam w szwalni, teraz oczy już nie te, słabo widzę z bliska | +moda +szycie before:szwaczka sight:avoid!
Las, grzyby, wędkowanie | Zostałem zwolniony z huty po 30 latach. Dwa lata do emerytury. | +las +ryby-i-woda
Excel, tabelki, raporty | Pracuję w logistyce, planista produkcji. Bez nocek i bez delegacji. | +excel now:planista-produkcji night:avoid! away:avoid! ~now:? ~+magazyn-i-towar ~+dane ~-praca-w-nocy
Nie wiem, lubię spokój | Mąż jest policjantem, ja nigdy nie pracowałam zawodowo | +spokoj
Chemia i biologia od szkoły | Laborantka w szpitalu, szkodzą mi opary, mam astmę | +chemia +biologia now:? dust:avoid ~fumes:avoid ~chemicals:avoid ~+pacjenci ~+laboratorium
Reklama, Canva, prowadzę profil na Instagramie | Sprzedawczyni w butiku, chcę pracować w marketingu | +marketing +grafika +social now:sprzedawca ~wants:? ~+sprzedaz
Mechanika precyzyjna, zegarki | Ręce mi się trzęsą od leków, niestety | +mechanika +zegarki hands:avoid! ~+mechanizmy ~+dokladnosc
Ogrodnictwo, kwiaty, bukiety | Ukończyłam kurs florystyczny. Nie mam prawa jazdy. | +ogrod-i-rosliny driving:avoid! ~trained:florysta ~trained:?
Książki, języki obce | Filolożka, tłumaczę umowy na zlecenie, płynnie mówię po niemiecku | +ksiazki +jezyki ~now:tlumacz ~+tlumaczenie ~+dokumenty
Samochody elektryczne, nowe technologie | Elektryk z uprawnieniami SEP, 6 lat na utrzymaniu ruchu. Praca na trzy zmiany mnie wykańcza. | +samochody +technika now:elektryk shifts:avoid ~+elektryka ~+ruch
Pszczoły i miód, życie na wsi | Mam gospodarstwo 8 ha, chcę dorobić zimą | +pszczoly +wies ~now:rolnik ~+rolnictwo
Psychologia, słuchanie podcastów | Pracuję w call center trzeci rok, nie znoszę rozmów z wściekłymi klientami | +emocje-i-psychologia now:konsultant-call-center conflict:avoid ~strangers:avoid ~+telefon ~-klienci ~-rozmowa-i-sluchanie ~+montaz-nagran ~telephone:avoid ~+rozmowa-i-sluchanie
Sprzątanie mnie odpręża, serio | Szukam pracy od zaraz, bez doświadczenia | +sprzatanie months:3! ~months:1!
Prawo, debaty, polityka | Licencjat z administracji, nie chcę siedzieć cały dzień przed komputerem | +prawo +polityka screen:avoid ~sitting:avoid ~-komputery ~+biuro
Taniec, praca z dziećmi | Animatorka na koloniach latem, przedszkolanka z zawodu | +taniec +dzieci trained:nauczyciel-przedszkola ~+obozy-i-kolonie ~now:?
Nie lubię matematyki ani liczenia, wolę tworzyć | ASP, malarstwo, maluję na zamówienie, zależy mi na stałej pensji | -liczby +kreatywnosc +malowanie
Rehabilitacja, ruch, masaż | Fizjoterapeutka, 10 lat w szpitalu, szukam spokojniejszej pracy bez dyżurów | +rehabilitacja +ruch now:fizjoterapeuta shifts:avoid! ~before:fizjoterapeuta ~+pacjenci ~+spokoj ~pace:avoid
Turystyka, podróże, kuchnie świata | Stewardesa, 7 lat w powietrzu, chcę wreszcie pracować na miejscu, nie na walizkach | +turystyka +podroze now:steward ~away:avoid ~+gotowanie
Kryminalistyka, zagadki | Strażniczka miejska, mam wyrok w zawieszeniu za jazdę po alkoholu | +sad-i-sprawiedliwosc +analiza now:straznik-miejski record:avoid!
Spawanie artystyczne, metaloplastyka | Spawacz MAG 135, 14 lat, hałas mi szkodzi, noszę aparaty słuchowe | +spawanie +metal now:spawacz hearing:avoid! ~noise:avoid
AI, python, analiza danych | Farmaceutka w aptece. Minimum 9000 zł brutto. Mogę się uczyć rok. | +sztuczna +python +dane now:farmaceuta pay:9000! months:12! ~+leki
Robótki ręczne, cierpliwa jestem | Mieszkam w Suwałkach, pielęgniarka środowiskowa, nie chcę już jeździć po domach | +rekodzielo +cierpliwosc now:? ~now:pielegniarka driving:avoid ~away:avoid
Pilates i joga | Prawniczka w korporacji, wypalona. Coś zupełnie innego poproszę. | +sport now:? field:leave
Muzyka klubowa, DJ | Barman, tylko praca w nocy mi pasuje | +muzyka +radio now:barman night:want! ~+praca-w-nocy ~+gastronomia
Strzelectwo, survival, wojsko | Zdałem maturę, chcę do wojska | +sluzba-mundurowa +wojsko ~wants:zolnierz ~wants:?
Rośliny doniczkowe, koty | Mam fobię społeczną, kontakt z obcymi odpada | +ogrod-i-rosliny +psy-i-koty strangers:avoid!
Nieruchomości, aranżacja mieszkań | Agentka nieruchomości, 4 lata, odchodzę z branży bo brak stałych zarobków | +mieszkania +wnetrza-i-estetyka ~now:posrednik-nieruchomosci field:leave
Wózki widłowe, magazyn | uprawnienia na wózki mam, 2 lata w magazynie amazona, plecy bolą | +wozki-i-palety +magazyn-i-towar before:magazynier lifting:avoid! ~now:magazynier ~trained:operator-wozka
Lubie gotowac i piec ciasta, nie lubie halasu | pracuje na produkcji, chce pracowac jako cukiernik | +gotowanie +ciasta-i-slodycze -halas now:pracownik-produkcji wants:cukiernik noise:avoid ~+produkcja
Kolej, pociągi, makiety kolejowe | syn mówi że powinienem zostać maszynistą. Pracuję na stacji paliw. | +kolej ~+drobne-dokladne-prace ~now:sprzedawca-stacja-paliw ~now:?
Statystyka, socjologia | Ankieterka telefoniczna, dzwonię do ludzi i mam tego dosyć | +statystyka ~now:ankieter ~now:? telephone:avoid ~-telefon
Praca fizyczna na powietrzu | Tylko na zewnątrz, biuro to nie dla mnie | +swieze-powietrze -biuro outdoors:want! ~+sila
Malowanie ścian, remonty, płytki | Glazurnik od dwudziestu lat, klękać już nie mogę | +remonty now:glazurnik kneeling:avoid!
Lekcje angielskiego | Lektorka angielskiego, native nie jestem, C1. Wolę pracę z dorosłymi. | +angielski +uczenie-innych now:lektor-jezyka
Rozwiązywanie krzyżówek | Ochroniarz na nocnej zmianie, odpowiada mi cisza i noc | +analiza now:pracownik-ochrony night:want ~+spokoj ~+ochrona
Pogoda, astronomia | Uczę się polskiego, jestem z Białorusi, byłam inżynierem | +pogoda +kosmos before:? ~+technika
Rozmawiam z każdym, gaduła | Taksówkarz, 58 lat, po zawale, spokojne tempo | +rozmowa-i-sluchanie now:taksowkarz lifting:avoid! ~pace:avoid ~-szybkie-tempo
Robię biżuterię ze srebra | Nie mogę mieć kontaktu z klejami i lakierami, uczulenie | +rekodzielo chemicals:avoid!
Finanse, giełda | Analityczka w korporacji, chcę zostać w branży, ale krócej pracować, pół etatu | +finanse field:keep part-time:want ~now:? ~+analiza
Hodowla królików, kury | Rolnik po technikum rolniczym, gospodarstwo przepisane na brata | +zwierzeta +hodowla now:rolnik ~before:rolnik ~trained:technik-rolnik
Organizacja wesel | Kucharz weselny, weekendy mam zajęte, chcę wolne soboty i niedziele | +wydarzenia now:kucharz weekends:avoid ~+planowanie ~+gotowanie
Filmy, montaż wideo | Zwolnili mnie z telewizji, montażysta, 9 lat | +film +montaz-filmow ~before:montazysta-wideo ~now:montazysta-wideo
Pielęgnacja urody, paznokcie | Stylistka paznokci, pył mnie uczula | +uroda now:stylistka-paznokci dust:avoid ~+pielegnacja
Kontrola jakości, dokładność | brygadzistka, odpowiedzialność za ludzi mnie przerasta, wolę robić swoje | +jakosc +dokladnosc now:mistrz-produkcji deciding:avoid
`);
