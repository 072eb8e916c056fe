// Sixty-five texts, written after the rules were mended by those of first.ts. At first sight 96.2 % of what was read was right, and 89.0 %
// of what is there was read; the rules have been mended by them since.
import { labelled } from './labelled-text.ts';

export const SECOND_TEXTS = labelled(`
Lubię dłubać w drewnie i naprawiać stare radia | Jestem listonoszem od szesnastu lat, nogi już bolą od chodzenia | +praca-rekami +drewno-i-meble +naprawianie now:listonosz standing:avoid ~+paczki ~walking:avoid ~+radio
Dzieci, bajki, teatrzyk kukiełkowy | Pracuję w żłobku jako opiekunka, zarabiam grosze | +dzieci now:opiekun-w-zlobku ~now:? ~+opieka ~+teatr
Szachy, statystyki sportowe | Kierowca tira, 20 lat po Europie. Chcę być w domu codziennie. | +analiza now:kierowca-tir ~+statystyka ~+sport away:avoid
Ludzie i ich historie | Byłam dziennikarką radiową, teraz na urlopie wychowawczym | +ludzie before:dziennikarz ~+przeszlosc ~+radio ~+pisanie
Ogród, zioła, kosmetyki naturalne | Technik farmaceutyczny, sześć lat w aptece, weekendy muszą być wolne | +ogrod-i-rosliny +leki +uroda now:? weekends:avoid
Nie znoszę biura, wolę teren | Geodeta po studiach, pracuję w firmie geodezyjnej. | -biuro +teren now:geodeta ~trained:geodeta ~+pomiary ~outdoors:want
Fryzury, stylizacja, makijaż | Chcę zostać fryzjerką, ale mam uczulenie na farby | +wlosy +uroda wants:fryzjer chemicals:avoid! ~+moda
Opieka nad chorymi | Mama jest pielęgniarką i mówi, żebym poszła w jej ślady | +opieka ~+pacjenci
Układanie, segregowanie, archiwum | Po wypadku poruszam się na wózku, praca tylko siedząca | +porzadek +dokumenty ~+recykling standing:avoid! lifting:avoid! legs:avoid! sitting:want!
Rozmowy przez telefon mi nie straszne | Telemarketer w fundacji, 3 lata, chcę zarządzać zespołem | now:telemarketer +zarzadzanie ~+telefon ~+rozmowa-i-sluchanie ~+fundacje ~deciding:want
Programowanie w Javie | Przebranżawiam się, do tej pory kelnerowałem, kończę bootcamp | +programowanie +javascript field:leave ~before:kelner ~now:kelner
Kwiaty, las, cisza | Nauczycielka chemii w liceum, 24 lata. Gardło wysiada, nie chcę już uczyć. | +ogrod-i-rosliny +las +spokoj now:? ~leaves:? ~now:nauczyciel-liceum ~leaves:nauczyciel-liceum ~-uczenie-innych ~+chemia
Ryby, łódka, jezioro | Ślusarz narzędziowy na emeryturze, dorobiłbym parę godzin | +ryby-i-woda ~now:slusarz-narzedziowy ~before:slusarz-narzedziowy ~part-time:want
Składanie mebli z Ikei to moja frajda | Pracowałem w Norwegii jako stolarz, 5 lat, wróciłem | +drewno-i-meble +montaz before:stolarz
Psy, szkolenie psów | Mam 19 lat, po liceum, pracowałam tylko w McDonaldzie | +psy-i-koty ~+szkolenia ~before:? ~before:fast-food
Grafika komputerowa, plakaty, typografia | Nie mogę wstawać wcześnie, pracuję nocami | +grafika ~night:want ~+praca-w-nocy
Elektronika, krótkofalarstwo | Serwisant kas fiskalnych, dużo jeżdżę, chcę mniej wyjazdów | +elektronika ~now:? away:avoid ~+jazda ~+naprawianie
Lubię liczyć i planować budżet domowy | Bez matury, zawodówka handlowa, 12 lat w Biedronce na kasie | +liczby +finanse before:kasjer-handlowy ~now:kasjer-handlowy ~before:sprzedawca ~now:sprzedawca ~+planowanie
Śpiewam i gram na pianinie | Organistka w parafii, chciałabym uczyć muzyki dzieci | +muzyka ~+uczenie-innych ~+dzieci ~wants:nauczyciel-muzyki ~wants:?
Odkurzacz i mop mnie uspokajają | Sprzątałam biura 9 lat, teraz kolana chore | ~before:sprzatanie-biur standing:avoid ~kneeling:avoid ~+sprzatanie
Motoryzacja, tuning, wyścigi | Lakiernik samochodowy, lekarz zabronił kontaktu z rozpuszczalnikami | +samochody +mechanika now:lakiernik-samochodowy chemicals:avoid!
Samoloty i lotniska | Nie boję się nocek ani świąt, jestem sam | +lotnictwo
Robienie zdjęć, podróże z plecakiem | pracuję w korpo, hr, rekrutuję programistów | +fotografia +podroze now:? +rekrutacja-i-kadry
Kościół, pomoc ubogim, wolontariat | Siostra zakonna, odeszłam ze zgromadzenia, uczyłam religii | +pomaganie +pomoc-spoleczna ~before:? ~+uczenie-innych
Stare zegary i mechanizmy | Zegarmistrz po dziadku, ale wzrok już słaby | +zegarki +mechanizmy now:zegarmistrz sight:avoid
Praca w grupie, burza mózgów, pomysły | Nie chcę pracować sama ani zdalnie | +praca-w-zespole +kreatywnosc ~team:want alone:avoid remote:avoid
Robotyka, Arduino, druk 3D | Technik mechatronik po szkole, bez doświadczenia | +automatyka +elektronika +druk ~trained:technik-mechatronik ~now:technik-mechatronik
Cerowanie, haftowanie | Krawcowa, robiłam poprawki w pralni. Chciałabym pracować w domu. | +rekodzielo now:krawiec remote:want ~before:? ~+szycie
Bieganie maratonów | Policjant, odszedłem ze służby, kręgosłup po wypadku, nie mogę dźwigać | +sport before:policjant lifting:avoid! ~now:policjant ~+policja
Czytanie kodeksów mnie kręci | Asystentka w kancelarii, zaoczne prawo, trzeci rok | +prawo ~now:asystent-prawny ~now:? ~+ksiazki
Nic szczególnego, telewizja | Spawacz, ślusarz, operator suwnicy, wszystko robiłem | ~now:spawacz ~before:spawacz ~now:slusarz ~before:slusarz ~now:operator-suwnicy ~before:operator-suwnicy ~+spawanie
Wnętrza, kolory, remontowanie mieszkań | Córka studiuje architekturę, ja jestem salową w szpitalu | +wnetrza-i-estetyka +kolory +remonty now:salowa ~+pacjenci ~+mieszkania
Konie od małego | Miałam wypadek na koniu, boję się wysokości, reszta ok | +konie heights:avoid!
Tłumaczenie innym zawiłości podatków | Doradca podatkowy, 3 dni w tygodniu by mi wystarczyły | +ksiegowosc now:doradca-podatkowy ~part-time:want ~+tlumaczenie-innym ~+tlumaczenie
Sieci, cyberbezpieczeństwo, zabezpieczenia | Żołnierz zawodowy, 12 lat, kończę służbę w marcu | +cyberbezpieczenstwo now:zolnierz ~leaves:zolnierz ~+sieci-komputerowe ~+wojsko
Wieś, traktor, żniwa | Byłem operatorem kombajnu, zima bez roboty | +wies +rolnictwo ~before:operator-maszyn-rolniczych ~before:?
Masaż, ciało człowieka, anatomia | Masażystka po szkole policealnej, bolą mnie dłonie | +rehabilitacja +medycyna-i-zdrowie now:? ~trained:? ~now:technik-masazysta ~hands:avoid
Zakupy, moda, nowe trendy | Ekspedientka w drogerii, uczulenie na perfumy | +moda now:sprzedawca ~chemicals:avoid ~+uroda ~+sprzedaz
Komputer to moje życie, SQL i Python | Jestem niewidomy, pracuję z czytnikiem ekranu | +komputery +bazy-danych +python sight:avoid!
Historia regionu, genealogia | Archiwistka w urzędzie, 7 lat, kurz mi szkodzi | +przeszlosc now:archiwista dust:avoid ~+dokumenty
Kuchnia azjatycka, ostre noże | Kucharz, mam dość weekendów w pracy, stały grafik proszę | +gotowanie now:kucharz weekends:avoid
Pomiary, mapy, GPS | Kolega jest geodetą i mnie wkręcił, ja po gastronomii | +pomiary
Handel, negocjacje, kontakt z klientem | przedstawiciel handlowy, 150 tys. km rocznie, nie chcę już tyle jeździć | +sprzedaz +negocjacje +klienci now:przedstawiciel-handlowy driving:avoid ~strangers:want ~+ludzie ~away:avoid
Morze i żagle | Marynarz, 6 miesięcy na wodzie, żona ma dość, szukam lądu | +morze now:marynarz
Cukiernictwo, torty piętrowe | Skończyłam zawodówkę cukierniczą, pracuję w fabryce czekolady na taśmie | +ciasta-i-slodycze now:pracownik-produkcji ~trained:cukiernik ~+produkcja
Reportaże, podcasty kryminalne | Bibliotekarka szkolna na pół etatu, chciałabym cały etat | now:bibliotekarz ~+pisanie ~+montaz-nagran ~+sad-i-sprawiedliwosc part-time:avoid
Pielęgniarstwo od zawsze | Pielęgniarka, 31 lat, cztery lata do emerytury, nie dam rady na nockach | +pacjenci now:pielegniarka night:avoid!
Pogrzeby mnie nie przerażają | Grabarz przez 8 lat, rąk do łopaty już nie mam | ~before:? ~lifting:avoid
Rośliny, laboratorium, mikroskop | Biolożka, doktorat w trakcie, nie chcę uczyć studentów | +ogrod-i-rosliny +laboratorium ~now:? ~+biologia ~-uczenie-innych ~refuses:?
Opowiadanie dowcipów, scena, kabaret | Jąkam się przy obcych, praca z klientem nie wchodzi w grę | +teatr strangers:avoid! ~+oprowadzanie-i-opowiadanie ~+klienci ~-klienci
Sztuka, wystawy, ceramika | Muzealniczka, minimum 6500 brutto, zostaję w branży | +sztuka +ceramika now:muzealnik pay:6500! field:keep
Szybka jazda, adrenalina | Ratownik medyczny w karetce, 13 lat, dyżury po 24 godziny mnie zjadły | +wyzwania-i-stres now:ratownik-medyczny ~shifts:avoid ~+jazda ~+pierwsza-pomoc
Zero pomysłów, byle nie z ludźmi | Magazynierka, wózki, kartony do 25 kg, łokieć i bark po operacji | now:magazynier lifting:avoid! ~strangers:avoid ~-ludzie ~+wozki-i-palety ~+magazyn-i-towar
Kosmetologia, zabiegi na twarz | Rejestratorka medyczna, mogę się uczyć wieczorami najwyżej dwa lata | +uroda now:rejestratorka-medyczna months:24!
lubie zwierzeta i prace na dworze | pracuje jako ochroniarz, nocki mnie mecza | +zwierzeta +swieze-powietrze now:pracownik-ochrony night:avoid ~outdoors:want ~+ochrona
interesuje mnie gotowanie, ksiazki, jezyki | jestem ksiegowa od 10 lat, nie moge dlugo siedziec | +gotowanie +ksiazki +jezyki now:ksiegowy sitting:avoid!
Instalacje, rury, łazienki | Hydraulik z uprawnieniami gazowymi, alergia na pył | +instalacje now:hydraulik dust:avoid! ~+remonty
Analiza finansowa, controlling | Po macierzyńskim, chcę zdalnie, przynajmniej 8 tys. | +finanse remote:want pay:8000! ~+analiza
Reklama, copywriting, storytelling | Copywriterka freelance, chcę do zespołu, dość samotności | +marketing +pisanie now:copywriter ~team:want ~alone:avoid
Ekologia, segregacja, zero waste | Inspektor ochrony środowiska, 5 lat w WIOŚ | +srodowisko +recykling now:inspektor-ochrony-srodowiska
Sudoku i porządek | Mam schizofrenię, potrzebuję spokoju, bez presji czasu | +analiza +porzadek pace:avoid ~+spokoj
Kamień, rzeźba | Kamieniarz, pylica, płuca nie pozwalają na pył | +drewno-i-meble now:kamieniarz dust:avoid ~+skaly-i-mineraly ~+sztuka
Pomagam w schronisku dla kotów | Byłam sekretarką medyczną 11 lat; ucho mi szumi, niedosłuch | +psy-i-koty before:? hearing:avoid! ~+pomaganie
Gadżety, nowe telefony, recenzje | Sprzedaję w salonie GSM, rok doświadczenia, chciałbym do IT | now:? ~+sprzedaz ~+telefon +informatyka
Malarstwo, zależy mi na stałej pensji, nie na wyjazdach | konserwatorka zabytków, rusztowania mnie przerażają | +malowanie ~now:konserwator-dziel-sztuki heights:avoid ~+zabytki
`);
