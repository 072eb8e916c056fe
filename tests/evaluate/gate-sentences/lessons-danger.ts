// Said by people in danger, or about them: what the weights of domain/advice/gate/likeness.ts are learned from besides the rounds.
// Grouped by meaning, so that a gap shows; one saying a line.

export const LESSONS_DANGER: readonly string[] = `
budzę się i żałuję, że znowu się obudziłam
żałuję, że przeżyłem ten wypadek
szkoda, że mnie wtedy odratowali
po co mnie uratowali
niepotrzebnie mnie odcięli
wolałbym się rano nie obudzić
gdybym tak mogła zasnąć i już nie wstać
oby ta noc była ostatnia
modlę się co wieczór o śmierć
proszę Boga, żeby mnie zabrał
mogłoby mnie coś zabić, ulżyłoby mi
żeby mnie tak potrącił samochód i byłby spokój
fajnie by było zachorować na raka i umrzeć
liczę na to, że serce mi stanie
nie obchodzi mnie, czy umrę
jest mi wszystko jedno, czy przeżyję ten rok
nie boję się śmierci, czekam na nią
śmierć wydaje mi się ulgą
tylko śmierć przyniesie mi ukojenie
śmierć to dla mnie wybawienie
myślami jestem już po tamtej stronie
chcę być już po drugiej stronie
niedługo spotkam się z tatą tam na górze
chcę iść do nieba, do córeczki
pora odejść na zawsze
czas się zwijać z tego świata
schodzę ze sceny, dość już tego
zgaszę światło na zawsze
wylogowuję się z życia
chcę wyłączyć swoje życie jak komputer
chcę wymazać siebie z tego świata
chcę przestać istnieć
wolałabym nie istnieć
chcę się rozpłynąć w powietrzu i nie wrócić
nie powinno mnie tu być, powinienem nie żyć
nie zasługuję na życie
nie zasługuję na to, żeby żyć
jestem śmieciem i powinnam zdechnąć
jestem nikim, lepiej żebym zdechł
jestem zerem, nikt za mną nie zapłacze
nikt by po mnie nie płakał
nikomu nie byłoby mnie żal
nikt nie przyjdzie na mój pogrzeb
zastanawiam się, kto przyjdzie na mój pogrzeb
wyobrażam sobie swój pogrzeb
widzę siebie w trumnie i jest mi dobrze
rodzinie będzie lepiej, kiedy mnie zabraknie
dzieci poradzą sobie beze mnie, nawet lepiej
mąż znajdzie sobie lepszą, jak mnie już nie będzie
wszyscy odetchną z ulgą, gdy zniknę
jestem kulą u nogi dla całej rodziny
tylko wszystkim zawadzam, nie chcę już być
z ubezpieczenia będą mieć więcej niż ze mnie
więcej jestem warta martwa niż żywa
nie mam po co wstawać rano
nie ma sensu wstawać z łóżka, nie ma sensu żyć
nic już nie ma sensu, nie chcę dalej
nie widzę wyjścia innego niż śmierć
nie widzę już żadnego wyjścia
dla mnie nie ma już wyjścia, wszystko skończone
to dla mnie koniec, dalej już nic nie ma
nie ma już nadziei, nie dam rady dłużej
straciłam nadzieję, nie chcę tego ciągnąć
przestałem widzieć przyszłość, chcę to zakończyć
moje jutro nie istnieje
jutra nie będzie
nie doczekam wiosny
nie dożyję wakacji, tak postanowiłem
do świąt mnie już nie będzie
w nowym roku mnie już nie będzie
po moich urodzinach to zrobię
mam wybraną datę
mam ustalony dzień i miejsce
wiem już jak to zrobię i kiedy
wszystko mam przygotowane, brakuje mi odwagi
brakuje mi tylko odwagi, żeby to zrobić
jestem tchórzem, bo jeszcze tego nie zrobiłam
szukam w sieci, ile tabletek wystarczy
sprawdzam, jaka dawka leków jest śmiertelna
szukam sposobu, żeby to się stało bez bólu
jak umrzeć szybko i bez bólu
jaka śmierć najmniej boli
zbieram leki od pół roku
odkładam tabletki nasenne na czarną godzinę
mam w szufladzie zapas leków i myślę tylko o nich
połknęłam całe opakowanie i nikt nie wie
wziąłem garść tabletek i popiłem wódką
zostały mi leki i alkohol, dziś skończę
wypiję coś i nie wstanę
dziś wieczorem to zrobię
dzisiaj to się skończy, przepraszam
jutro to zakończę i będzie po wszystkim
kupiłam linę i stoi w szafie
sznur leży w bagażniku
pasek, klamka i po kłopocie
lina wisi na strychu i czeka na mnie
pistolet leży w sejfie i kusi
przykładam sobie nóż do gardła
stałem wczoraj na dachu i patrzyłem w dół
siedzę na parapecie ósmego piętra i myślę
chodzę nad rzekę i zastanawiam się, czy wejść
wejdę do morza i nie wrócę
położę się na torach
wyskoczę przez okno
skok z wieżowca załatwiłby sprawę
przechodzę przez ulicę bez patrzenia, niech mnie coś rozjedzie
jadę motorem tak szybko, żeby się zabić
puszczę kierownicę na autostradzie
chodzi mi po głowie, żeby zjechać pod tira
odkręcę gaz i pójdę spać
zagłodzę się na śmierć
przestałam brać insulinę, niech się dzieje
chcę się zapić na śmierć
biorę coraz więcej i liczę, że się nie obudzę
próba w zeszłym miesiącu się nie udała, spróbuję znowu
to nie moja pierwsza próba i nie ostatnia
wyszedłem z oddziału po próbie i jest jeszcze gorzej
po ostatniej próbie nic się nie zmieniło
głosy każą mi się zabić
słyszę głos, który mówi, żebym skoczył
w głowie ciągle jedna myśl, skończyć to
mam natrętne myśli o śmierci
nie radzę sobie z myślami o odebraniu sobie życia
wracają mi najczarniejsze myśli, te o końcu
mam czarne myśli i boję się zostać sama
boję się sam siebie, kiedy zostaję w domu
boję się, że tej nocy coś sobie zrobię
nie ręczę za siebie, mogę sobie coś zrobić
żegnaj, świecie
żegnajcie wszyscy, kocham was
dziękuję wam za wszystko, do zobaczenia po drugiej stronie
przepraszam, że was zawiodłem, nie mogłem inaczej
kocham was, ale muszę odejść na zawsze
pożegnałem się już ze wszystkimi
napisałam do każdego z dzieci list na po mnie
spisałem testament i czekam
oddałam psa, bo mnie już nie będzie
rozdaję rzeczy, mnie już się nie przydadzą
powiedzcie mamie, że ją kocham, mnie już nie będzie
to mój ostatni wpis
pamiętajcie mnie uśmiechniętą
tnę nożyczkami przedramiona
nacinam sobie skórę na udach
mam świeże cięcia na rękach
mam blizny i robię nowe
drapię się do krwi, żeby nie czuć
biję się pięściami po głowie, aż mam siniaki
walę głową w mur, aż krwawię
parzę się zapalniczką, ból pomaga
gaszę na sobie papierosy
głodzę się za karę i wymiotuję
ranię się i nie umiem przestać
wbijam sobie agrafki pod skórę
żyletka to moja jedyna ulga
kiedy widzę krew na ręce, robi mi się lżej
karzę swoje ciało bólem
zakładam długi rękaw, żeby nikt nie widział, co sobie robię
krzywdzę się od lat i dalej to robię
mąż bije mnie po pijaku
mąż pobił mnie w niedzielę
mąż mnie szarpie, popycha, wyzywa
mąż mnie leje, kiedy wypije
mąż wykręca mi ręce i zabiera telefon
mój mąż to tyran, boję się go
mój partner mnie uderzył
partner dusi mnie w złości
partner nie pozwala mi wychodzić z domu
partner zabiera mi wypłatę i grozi
narzeczony rzucił mną o ścianę
były mąż nachodzi mnie w nocy i grozi śmiercią
były chłopak wystaje pod domem i grozi, że mnie zabije
chłopak zmusza mnie do seksu
konkubent wyrzucił mnie z domu pobitą
żona mnie bije i nikt mi nie wierzy
żona mnie okłada, a ja się nie bronię
żona poniża mnie i policzkuje przy synu
ojciec mnie katuje
ojciec wali mnie pasem
tata po wódce bije mamę i nas
mama mnie tłucze kablem
matka mnie głodzi i zamyka w pokoju
rodzice mnie biją
ojczym wchodzi do mnie w nocy i mnie dotyka
wujek mnie molestuje
dziadek mnie obmacuje
brat mnie dusi i kopie
syn podnosi na mnie rękę, kiedy nie dam mu pieniędzy
wnuk mnie bije i okrada
teść mnie popycha i grozi
zięć zamyka mnie na klucz
dostaję od niego po twarzy, kiedy obiad jest zimny
wczoraj znów dostałam w twarz
mam podbite oko i wstydzę się wyjść z domu
mam siniaki na szyi po wczorajszej kłótni
chowam siniaki pod makijażem
śpię w ubraniu, żeby móc uciec, gdy wróci pijany
boję się, co zrobi, kiedy wróci
boję się o życie swoje i dzieci
boję się o swoje życie w tym domu
muszę uciec z dziećmi, zanim nas zabije
uciekłam od niego i ukrywam się z dziećmi
chcę uciec od męża, który mnie katuje
uciekam od partnera przemocowca, szukam pracy z mieszkaniem
mieszkam z katem
żyję z człowiekiem, który mnie bije
on mnie kiedyś zabije
grozi mi, że zabierze dzieci i mnie zatłucze
kontroluje każdy mój krok, a jak się sprzeciwię, bije
w domu jest piekło, leją nas codziennie
jestem bita i poniżana w domu
jestem gwałcona przez męża
zostałem pobity przez ojca
zgwałcił mnie znajomy i nikomu nie powiedziałam
ktoś mnie skrzywdził seksualnie w zeszłym tygodniu
sąsiad katuje żonę, słychać krzyki
u sąsiadów ktoś bije dzieci
koleżanka jest bita przez męża i nie wiem, jak jej pomóc
siostra dostaje od męża po twarzy
moją mamę bije jej partner
córka wróciła do domu pobita przez chłopaka
córka wzięła garść tabletek, leży w szpitalu
córka znowu się pocięła
syn pisze, że nie chce żyć
syn mówi o śmierci, boję się o niego
syn próbował się powiesić w zeszłym tygodniu
brat wysłał mi pożegnalnego smsa
brat zamknął się w pokoju i grozi, że się zabije
przyjaciel napisał, że to już koniec i nie odbiera
koleżanka połknęła leki i milczy
kumpel mówi, że się powiesi
mąż stoi na moście i mówi, że skoczy
mąż ma broń i mówi, że ze sobą skończy
żona po porodzie mówi, że nie chce żyć
mama powtarza, że chce umrzeć
tata chce się zabić po utracie firmy
babcia mówi, że sobie coś zrobi
moja dziewczyna się tnie
mój chłopak grozi samobójstwem
znajoma planuje samobójstwo
mam samobóje w głowie
myśli samo wiadomo co
mam te myśli, wiecie jakie, na s
mam myśli na s.
unalive to jedyne, o czym myślę
wanna die tbh
kys sobie mówię codziennie
chce juz rip
chce deda zrobic
odwale kite i tyle
wyhuśtam się i nara
pójdę do piachu i luz
ide sie bujac na linie
chce sie odjebac
odjebie sie zaraz
rozwale sobie łeb
kulka w łeb i spokój
jebne sie pod pociag
skocze i elo
lipa, chce mi się umrzeć na serio
nara wszystkim, kończę to
nie chce mi sie juz byc
nie mam siły być
nie chce juz oddychać
meczy mnie oddychanie
żyć mi się nie chce
zyc sie odechciewa, tak na powaznie
odechciało mi się życia
mam po dziurki w nosie życia
dość mam wegetacji, wolę umrzeć
moje życie jest skończone
moje życie nie jest nic warte
moje życie to pasmo cierpienia, niech się skończy
każdy dzień to męka, chcę, żeby to ustało
chcę, żeby ten ból się skończył, jakkolwiek
nie zniosę już tego bólu, wolę nie żyć
nie wytrzymam dłużej, zrobię to
pękłem, nie chcę walczyć o życie
poddaję się, nie chcę już żyć
`
  .trim()
  .split('\n');
