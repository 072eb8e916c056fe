// Twenty texts with what a counsellor finds in them, written after the third set was mended on. Nobody tuned on them.
import { labelled } from './labelled-text.ts';

export const FOURTH_TEXTS = labelled(`
Uprawa ziół na balkonie | Pracuję jako recepcjonistka w przychodni, ciągle dzwonią telefony, nie znoszę tego. | ~now:recepcjonista telephone:avoid
Składanie komputerów | Bezrobotny po technikum, bez prawa jazdy, wolę wieczory niż ranki. | +skladanie-komputerow driving:avoid!
Ceramika, glina | Lakiernik samochodowy, alergia na rozpuszczalniki, muszę zmienić branżę. | +ceramika ~now:lakiernik-samochodowy chemicals:avoid! ~field:leave
Biegi na orientację, mapy | Byłem żołnierzem zawodowym. Chciałbym coś w terenie, byle nie za biurkiem. | ~before:? ~outdoors:want sitting:avoid
Pomagam sąsiadkom z zakupami | Opiekunka osób starszych w Niemczech, tęsknię, koniec z wyjazdami. | ~now:opiekun-osoby-starszej away:avoid +pomaganie
Filmy dokumentalne | Boję się psów i kotów. Byłam kasjerką w banku. | +film animals:avoid ~before:kasjer-bankowy
Robótki na drutach | Po udarze słabiej ruszam prawą ręką, wcześniej pracowałam jako kosmetyczka. | +rekodzielo hands:avoid ~before:kosmetyczka ~before:?
Rowery | Pracuję na produkcji w nocy, syn ma 2 lata, nocki odpadają. | +rower night:avoid! ~now:?
Zioła, kuchnia wegańska | Kucharz, 8 lat w upale i krzyku, rzucam gastronomię. | +gotowanie ~now:kucharz ~field:leave ~leaves:?
Astronomia | Mam dyplom inżyniera, nigdy nie pracowałem w zawodzie. Nie lubię wystąpień ani tłumu. | strangers:avoid
Podróże koleją | Maszynista, badań wzroku już nie przejdę. | +podroze ~now:maszynista ~sight:avoid ~now:?
Fryzury, warkocze | Chcę zostać fryzjerką. Dziś sprzątam biura na pół etatu. | +wlosy wants:fryzjer ~part-time:want ~now:?
Kolekcjonuję monety | Praca tylko od poniedziałku do piątku, żadnych sobót. | weekends:avoid!
Gitara, nagrywanie w domu | Pracuję w magazynie, kurz mnie dusi, mam astmę. | dust:avoid! ~fumes:avoid ~now:? ~now:magazynier
Wolontariat w schronisku | Krwi się nie boję, ale na widok igieł mdleję. | ~+zwierzeta ~+pomaganie blood:avoid
Rysuję komiksy | Uczę się jeszcze w policealnej, praca zdalna byłaby idealna. | +rysowanie remote:want
Czytam o finansach | Od 10 lat jestem agentem nieruchomości. Presja wyniku mnie zabija. | +finanse now:posrednik-nieruchomosci ~now:? pace:avoid
Motocykle, żużel | Nie nadaję się do pracy w grupie. Ślusarz z zawodu. | team:avoid ~now:slusarz ~trained:slusarz
Obserwuję ludzi w kawiarni | Byłam nianią trójki dzieci, wcześniej ekspedientką. Chciałabym ciszy. | before:niania ~before:? ~noise:avoid
lubie psy | jestem listonoszem od 5 lat, boli mnie kregoslup | +psy-i-koty now:listonosz ~lifting:avoid
`);
