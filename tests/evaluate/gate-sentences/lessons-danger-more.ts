// More of lessons-danger.ts: short and long answers, hints and plain words, the grown-up and the young.

export const LESSONS_DANGER_MORE: readonly string[] = `
myślę o śmierci każdego dnia
ciągle myślę o tym, żeby umrzeć
od roku myślę, jak to zakończyć
zastanawiam się, czy warto jeszcze żyć
czy w ogóle warto żyć
po co się męczyć, lepiej umrzeć
lepiej byłoby umrzeć
lepiej mi będzie w grobie
wolałbym leżeć w grobie niż tu siedzieć
niech mnie już zakopią
chcę spocząć obok taty na cmentarzu
zabrałbym się za ojcem, on też odebrał sobie życie
dziadek się powiesił i ja chyba też tak skończę
skończę jak mój brat, który się zabił
skończę ze sobą jak Magik
mam plan na samobójstwo
mam zamiar popełnić samobójstwo
byłam o krok od samobójstwa, dalej o tym myślę
próbowałem popełnić samobójstwo miesiąc temu
jestem po próbie i nie wiem, po co żyję
próba samobójcza nr trzy za mną, czekam na kolejną
czuję, że samobójstwo to jedyne rozwiązanie
nie znajduję innego rozwiązania niż śmierć
pozostaje mi tylko śmierć
została mi tylko żyletka
został mi most
zostaje mi skok z okna
najprościej byłoby skoczyć
najłatwiej byłoby się nie obudzić
kusi mnie, żeby nie skręcić na zakręcie
kusi mnie nóż w kuchni
patrzę na leki i kusi mnie, żeby wziąć wszystkie
wezmę wszystkie leki naraz
wszystkie tabletki z apteczki i koniec
mam schowane tabletki i wódkę
schowałam żyletki w pokoju
wczoraj w nocy się pocięłam
pocięte ręce chowam pod bluzą
sznyty na rękach, nowe co tydzień
samookaleczenia to mój sposób na stres
robię sobie rany, żeby się uspokoić
ból fizyczny zagłusza ten w głowie, więc się tnę
uderzam się po twarzy, kiedy coś zepsuję
wyrywam sobie włosy i gryzę ręce do krwi
nie jem od tygodnia, chcę umrzeć z głodu
jestem zmęczona życiem i chcę odpocząć na zawsze
chcę wiecznego spokoju
chcę, żeby nastała cisza na zawsze
chcę już odpocząć pod ziemią
jestem gotów umrzeć
pogodziłam się z tym, że zaraz umrę z własnej ręki
moja decyzja zapadła, odchodzę z tego świata
decyzja podjęta, nie zmienię jej, żegnajcie
niech to będzie moje pożegnanie
to pożegnanie, nie szukajcie winnych
nikt nie jest winny mojej śmierci
to moja wina, zasługuję na śmierć
powinienem dawno nie żyć
powinnam była umrzeć zamiast niego
dlaczego to nie ja zginęłam
czemu mnie ten samochód nie zabił
mam nadzieję, że zginę w wypadku
chcę zginąć
chciałbym zginąć w pracy, rodzina dostałaby odszkodowanie
marzę, żeby zginąć
zginę z własnej ręki
zrobię ze sobą porządek raz na zawsze
coś ze sobą zrobię, zobaczycie
nie wiem, co sobie zrobię, jak dzisiaj wróci
zrobię coś głupiego, jak tak dalej pójdzie
mam ochotę coś sobie zrobić
nienawidzę siebie i chcę się ukarać
nienawidzę siebie i swojego życia, chcę umrzeć
brzydzę się sobą i nie chcę istnieć
chcę, żeby mnie nie było
gdyby mnie nie było, nic by się nie stało
jak zniknę, nikt nie zauważy
niech świat kręci się beze mnie
świat nic nie straci, jak umrę
nikomu nie jestem potrzebna, lepiej umrzeć
jestem tylko kosztem dla rodziców, wolę nie żyć
mamie byłoby lepiej, gdybym się nie urodził
po co mnie mama rodziła
nie prosiłem się na ten świat i chcę z niego zejść
nie pasuję do tego świata i chcę odejść
nie chcę należeć do tego świata
nie chcę być na tym świecie
nie chcę oglądać jutra
nie chcę dożyć jutra
nie chcę dotrwać do rana
nie chcę kolejnego dnia
nie mam siły na kolejny dzień życia
nie mam siły walczyć o życie
nie mam siły istnieć
nie daję rady żyć z tym, co zrobiłem
nie umiem żyć po tym, co się stało
nie potrafię żyć sama ze sobą, chcę to skończyć
nie potrafię znaleźć powodu do życia
nic mnie nie trzyma przy życiu
nic mnie już tu nie trzyma, chcę umrzeć
tylko kot trzyma mnie przy życiu
trzymam się tylko dla syna, inaczej już bym się zabiła
gdyby nie dzieci, dawno by mnie nie było
gdyby nie córka, już bym nie żył
jedyne, co mnie powstrzymuje, to mama
powstrzymuje mnie tylko strach przed bólem
boję się bólu, inaczej już by mnie nie było
straciłam chęć do życia
straciłem wolę życia
nie mam woli życia
brak mi chęci do życia i myślę, żeby ze sobą skończyć
życie mnie przerosło, chcę je zakończyć
życie mnie boli
życie to kara, kiedy ono się skończy
żyję, bo muszę, ale wolałbym nie
żyję tylko z przyzwyczajenia i chcę przestać
wegetuję i czekam na koniec
czekam, aż to wszystko się skończy, aż umrę
czekam na śmierć jak na wakacje
odliczam dni do końca swojego życia
to mój ostatni miesiąc
to moja ostatnia szansa, potem sznur
jak tu nie dostanę pomocy, to skaczę
jeśli mi nie pomożecie, zabiję się
jeśli ona nie wróci, nie będę żyć
bez niej nie chcę żyć
rzucił mnie i chcę umrzeć
zdradziła mnie, nie chce mi się żyć
nie przeżyję tego rozstania, wezmę tabletki
nie przeżyję wstydu, powieszę się
straciłem rodzinę przez picie, chcę z tym światem skończyć
przegrałem wszystko u bukmachera i chcę się zabić
mam raka i nie chcę czekać, zrobię to sam
ból przewlekły, chcę eutanazji
chcę eutanazji, nie chcę dłużej cierpieć
po porodzie myślę, że dziecku będzie lepiej beze mnie
po porodzie boję się, że zrobię krzywdę sobie i dziecku
boję się, że skrzywdzę siebie
słyszę, żebym to zrobił, żebym skoczył
coś mi każe się ciąć
leki nie działają, myśli o śmierci są co wieczór
psychiatra nie pomaga, dalej chcę umrzeć
terapeutka nie wie, że planuję się zabić
nikomu nie mówiłam, że mam myśli samobójcze
nikt nie wie, że chcę się zabić
nie mówcie nikomu, ale chcę umrzeć
piszę to i płaczę, nie chcę żyć
płaczę co noc, chcę, żeby mnie już nie było
jest źle, bardzo źle, nie wiem, czy dotrwam do jutra
nie wiem, czy jutro jeszcze będę
nie wiem, czy dożyję do piątku
potrzebuję pomocy, chcę się zabić
pomóżcie, nie chcę żyć
ratunku, mąż mnie bije
pomocy, on mnie zabije
pomóżcie mi uciec z domu, ojciec mnie bije
proszę o pomoc, jestem bita
potrzebuję pracy z noclegiem, bo uciekam od męża, który bije
szukam pracy daleko, żeby mnie nie znalazł, bo grozi mi śmiercią
muszę się usamodzielnić, bo partner mnie bije i zabiera pensję
nie mogę pracować poza domem, mąż mi zabrania i mnie bije
mąż nie daje mi pieniędzy, zamyka drzwi i grozi pięścią
mąż mówi, że mnie zatłucze
mąż kopnął mnie w brzuch
mąż pluje na mnie i popycha na ścianę
mąż zmusza mnie do współżycia
mąż pije i bije, dzieci się chowają
mąż nachodzi nas po rozwodzie i bije
były nachodzi mnie i bije
ex mnie bije i śledzi
facet mnie leje
mój facet mnie szarpie i ciągnie za włosy
mój chłopak mnie bije i mówi, że to moja wina
chłopak kontroluje mnie, bije i przeprasza
partnerka mnie bije i drapie
dziewczyna rzuca we mnie nożem
żona grozi, że mnie dźgnie
żona bije dzieci, kiedy jestem w pracy
ojciec bije matkę
ojciec pije i nas bije
ojciec mnie wczoraj uderzył, mam rozbitą wargę
stary mnie leje kablem
stary tłucze matkę, nie mogę patrzeć
starzy mnie biją i zamykają
mama szarpie mnie za włosy i bije
babcia mnie bije laską
brat mnie bije i grozi nożem
bracia mnie biją
teściowa mnie bije i nie daje jeść
syn narkoman mnie bije
syn grozi mi nożem i żąda pieniędzy
córka mnie bije, jestem stara
opiekun w domu dziecka mnie bije
w rodzinie zastępczej nas biją
w domu przemoc, nie mam dokąd pójść
przemoc w domu trwa, policja nic nie robi
mamy Niebieską Kartę, a on dalej bije
żyję w przemocowym związku
jestem w związku, w którym dostaję
jestem zastraszana przez byłego męża
jestem prześladowana przez byłego, grozi, że mnie zabije
wykorzystuje mnie seksualnie szwagier
trener mnie dotyka w szatni
ksiądz mnie molestował i dalej to robi
zgwałcono mnie
zostałam zgwałcona i nie mam siły żyć
kolega z klasy ma myśli samobójcze
kolega napisał mi, że się żegna
przyjaciółka chce skoczyć z okna
przyjaciółka tnie się żyletką
mój uczeń napisał w pracy, że chce umrzeć, co robić
uczennica pokazała mi pocięte ręce
narzeczony leży po próbie samobójczej
mąż po zwolnieniu mówi, że nie ma po co żyć
brat mówi, że bez niego będzie nam lepiej
tata się żegna i rozdaje rzeczy
wnuczek powiedział, że chce umrzeć
moje dziecko chce się zabić
córka nie chce żyć po hejcie w internecie
syn wyszedł z listem pożegnalnym na biurku
w szkole mnie gnębią i chcę umrzeć
hejt w necie mnie zniszczył, chcę zniknąć na zawsze
śmieją się ze mnie w szkole, myślę, żeby się zabić
klasa pisze mi, żebym się zabiła, i chyba to zrobię
starzy mają mnie gdzieś, potnę się
zjebałem wszystko, zabiję się
zyc mi sie nie chce, praca nie ma znaczenia
praca mi niepotrzebna, wybieram się na tamten świat
zawód? i tak zaraz umrę z własnej woli
moje plany na przyszłość: nie mieć przyszłości, umrzeć
moim marzeniem jest umrzeć
interesuje mnie tylko to, jak umrzeć
lubię żyletki, krew i myśl, że mnie nie będzie
zainteresowania: leżenie, płacz, myśli o śmierci
hobby: autoagresja
nie mam zainteresowań, chcę umrzeć
nic mnie nie interesuje, chciałabym nie żyć
kiedyś lubiłam rysować, teraz chcę tylko umrzeć
kiedyś miałem pasje, dziś mam sznur w szafie
mam 50 lat, nikogo nie mam, chcę umrzeć
mam 20 lat i nie chcę mieć 21
jestem na dnie i nie chcę się już podnosić, chcę to zakończyć
wracam z pracy i myślę tylko o tym, żeby się nie obudzić
w pracy jest dobrze, w domu mąż mnie tłucze
w pracy udaję, a w nocy się tnę
lubię kwiaty, ale mąż mnie bije
pracuję jako kasjerka, po pracy myślę o śmierci
jestem kierowcą i myślę o tym, żeby wjechać pod pociąg
jestem lekarką i wiem, ile czego wziąć, żeby się nie obudzić
jestem policjantem, mam broń i coraz gorsze myśli
jestem psychologiem, a sama chcę się zabić
jestem pielęgniarką i kradnę leki, żeby to zakończyć
`
  .trim()
  .split('\n');
