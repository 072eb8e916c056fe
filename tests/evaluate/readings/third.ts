// Thirty-one texts with what a counsellor finds in them, written after the code froze and before the person who wrote them read the patterns.
// Mended on since: their figures are of a set that somebody tuned on.
import { labelled } from './labelled-text.ts';

// The last one came from the unseen set when it was mended.
export const THIRD_TEXTS = labelled(`
Układanie puzzli, krzyżówki | Pracuję na kasie w markecie od 6 lat. Kręgosłup siada, nie dam rady dłużej dźwigać skrzynek. | now:kasjer-handlowy lifting:avoid!
Pieczenie tortów dla rodziny | Skończyłam technikum gastronomiczne, potem 5 lat byłam na zmywaku w Holandii. Nie chcę już wyjeżdżać. | +ciasta-i-slodycze ~before:? away:avoid ~trained:technik-zywienia
Muzyka, gram na perkusji | Mdleję na widok krwi. Pracuję jako magazynier na nocki i mam dość nocnych zmian. | +muzyka now:magazynier blood:avoid night:avoid
Lubię słuchać ludzi | Nie lubię krwi ani szpitali. Jestem fryzjerką. | +rozmowa-i-sluchanie now:fryzjer blood:avoid
Elektronika, lutowanie, stare radia | Serwisuję telefony w punkcie w galerii, 3 lata. | +elektronika now:?
Książki | Telefonów nie odbieram, pisać mogę. Byłam bibliotekarką. | +ksiazki telephone:avoid before:bibliotekarz
Ptaki, obserwacja przyrody | Emerytowany leśniczy, chciałbym jeszcze na pół etatu. | +przyroda ~before:? ~now:? part-time:want
Gry planszowe | Mam orzeczenie o niepełnosprawności, słabo słyszę. Skończyłem liceum. | hearing:avoid
Moda, szycie na maszynie | Krawcowa w zakładzie, akord mnie wykańcza, chcę spokojniejszego tempa. | +moda ~+szycie now:krawiec pace:avoid
Naprawy domowe | Byłem listonoszem 9 lat, kolana wysiadły, klękać i długo chodzić nie mogę. | before:listonosz kneeling:avoid! walking:avoid
Psy | Chciałabym być groomerką. Teraz recepcja w hotelu. | +psy-i-koty wants:groomer ~now:recepcjonista-hotelowy
Malowanie obrazów | Nie mam prawa jazdy i nie zamierzam robić. Uczę plastyki w domu kultury. | +malowanie driving:avoid ~now:?
Liczby i porządek w papierach | Pracowałam w ZUS-ie, potem urlop wychowawczy. Weekendy muszę mieć wolne. | +liczby +porzadek weekends:avoid! ~before:?
Motocykle | Jestem mechanikiem, ale boję się, że smary i rozpuszczalniki mnie zabiją: mam alergię. | ~+samochody now:mechanik-samochodowy chemicals:avoid!
Historia, zwiedzanie zamków | Studiuję archeologię. Zależy mi na pracy na zewnątrz. | +przeszlosc outdoors:want
Kosmetyki naturalne | Trzy lata temu zrezygnowałam z prawa. Chcę pracować z domu, tylko z domu. | remote:want!
Wędrówki po górach | Uczę matematyki w liceum od 12 lat, głos mi siada, chcę odejść z zawodu. | +gory now:nauczyciel-liceum field:leave
Koszykówka, siłownia | Pracuję w ochronie po 24 h, zmiany mnie rozwalają, chcę tylko dzienne. | +sport now:pracownik-ochrony ~shifts:avoid ~night:avoid
Programuję w Pythonie po godzinach | Kurier, własny samochód, nie wysiedzę 8 godzin przed komputerem. | +python now:kurier screen:avoid
Śpiew w chórze | Opiekowałam się mamą przez 4 lata, wcześniej księgowa. Najlepiej z ludźmi. | ~before:ksiegowy ~+muzyka
Fotografuję śluby | Nie chcę pracować sam, potrzebuję zespołu. Nienawidzę monotonii. | +fotografia team:want monotony:avoid
Ogródek działkowy | Przez 20 lat szwaczka. Wzrok już nie ten, drobna robota odpada. | +ogrod-i-rosliny before:szwaczka ~now:szwaczka hands:avoid!
Konserwacja zabytkowych mebli | Mam astmę, pyły i lakiery odpadają. | +zabytki dust:avoid! ~fumes:avoid ~chemicals:avoid!
Motoryzacja | Kierowca zawodowy kat. C, nie chcę być dłużej poza domem na całe tygodnie. | ~now:kierowca-ciezarowki away:avoid
Teatr | Mam lęk wysokości. Pracowałem jako monter rusztowań. | +teatr heights:avoid! ~before:?
Uczę się hiszpańskiego | Pracuję w call center, mam dość awantur i krzyków klientów. | ~+jezyki now:konsultant-call-center conflict:avoid
Gotuję dla znajomych | Szukam czegoś za minimum 6000 zł brutto, mogę uczyć się najwyżej pół roku. | +gotowanie pay:6000 months:6
Kocham zwierzęta, ale mam uczulenie na sierść | Sprzątałam biura, w firmie 4 osoby. | animals:avoid ~+zwierzeta ~before:?
Szachy, logika, zagadki | Siedzieć cały dzień nie mogę, stać też nie za długo. Byłem kontrolerem jakości. | ~sitting:avoid standing:avoid ~before:?
lubie rysowac i ogladac filmy | pracowalam w zlobku, nie moge dzwigac dzieci, nie lubie krwi | +rysowanie ~before:? lifting:avoid blood:avoid
Stomatologia | Asystentka stomatologiczna, widok krwi mi nie przeszkadza | +zeby now:asystentka-stomatologiczna ~now:?
`);
