// Said by people who are in no danger, in the words of those who are: what likeness.ts is learned from besides the rounds.

export const LESSONS_ORDINARY: readonly string[] = `
budzę się o piątej i żałuję, że wybrałem tę pracę
żałuję, że nie poszedłem na studia
szkoda, że nie zacząłem wcześniej się uczyć
wolałbym nie wstawać o świcie do pracy
chciałabym się wysypiać, więc nie chcę nocek
chcę zasypiać i budzić się bez budzika
nie mogę zasnąć przez zmianowy grafik
nie boję się śmierci, pracowałem w prosektorium
śmierć bliskiej osoby nauczyła mnie cierpliwości
po śmierci taty przejąłem gospodarstwo
po śmierci mamy zajmuję się domem i szukam pracy zdalnej
śmierć na wizji, kryminały i zagadki to moje hobby
temat śmierci w sztuce interesuje mnie naukowo
czytam o śmierci gwiazd i czarnych dziurach
maluję martwe natury i pejzaże
śmiech to zdrowie, prowadzę jogę śmiechu
piszę wiersze o miłości, śmierci i przemijaniu
fotografuję stare cmentarze i opuszczone domy
projektuję gry, w których bohater ginie sto razy
zabijam bossów w grach i uczę się programować
chcę zabić nudę w swoim życiu zawodowym
zabijam rutynę podróżami
żona mnie zabije, jeśli znów kupię narzędzia
mąż mnie zabije śmiechem za ten pomysł na firmę
mama mnie zabije, że rzucam prawo
zabiłbym za dobrą kawę
umieram ze śmiechu na kabaretach
umieram z ciekawości, co mi zaproponujecie
umieram z głodu po treningu
umieram ze strachu przed wystąpieniami
umarłam z nudów na tych szkoleniach
umarłabym ze stresu jako chirurg
umrę, jeśli będę musiał znowu robić raporty
umarłbym przy biurku, potrzebuję ruchu
nudzę się śmiertelnie przy taśmie
jestem śmiertelnie zmęczona infolinią
padam na twarz po dyżurach
wykończą mnie te dojazdy
praca zmianowa mnie wykańcza i chcę ją zmienić
szef mnie wykończy nerwowo
dobija mnie brak słońca w magazynie
dobijają mnie poniedziałki
mam dość tej roboty
mam dość szefa i wiecznych pretensji
mam dość wszystkiego, co związane z handlem
mam dosyć życia na walizkach
mam dość życia na kredyt
mam dość życia w hałasie i chcę na wieś
nie chcę żyć od wypłaty do wypłaty
nie chcę żyć w ciągłym biegu
nie chcę tak dalej żyć zawodowo, potrzebuję zmiany
nie mogę żyć bez tańca
nie wyobrażam sobie życia bez psów
sensem mojego życia są dzieci i ogród
szukam sensu w pracy
chcę robić coś, co ma sens
moja praca nie ma sensu, przekładam papiery
praca straciła dla mnie sens
nie widzę sensu dalej siedzieć w korpo
nie widzę się w biurze
nie widzę tu dla siebie perspektyw
nie widzę przyszłości w górnictwie
nie mam już siły dźwigać
nie mam siły do dzieci w klasie, chcę zmienić zawód
nie daję rady fizycznie, kolana siadły
nie daję rady na nocnych zmianach
nie wytrzymam kolejnego roku w call center
nie wytrzymam w tej firmie ani dnia dłużej
nie chcę tu pracować, atmosfera jest zła
nie chcę tu mieszkać, wolę morze
nie chcę już być kelnerką
nie chcę być kierownikiem
nie chcę nikomu szefować
nie chcę wracać do szkoły, w której uczyłam
nie chcę wracać do gastronomii
boję się wracać do pracy po urlopie rodzicielskim
boję się zmiany, ale chcę spróbować
boję się rozmów kwalifikacyjnych
boję się wysokości i krwi
boję się, że nie znajdę pracy po pięćdziesiątce
boję się szefa, krzyczy na wszystkich
szef mnie poniża i wyzywa
klient rzucił we mnie telefonem, pracuję w serwisie
w pracy był mobbing, odeszłam
kończę z gastronomią
kończę studia w czerwcu
chcę skończyć z nocnymi zmianami
chcę skończyć kurs i zacząć od nowa
chcę zakończyć pewien etap w życiu zawodowym
to był koniec mojej przygody z wojskiem
to koniec, odchodzę z korporacji
odchodzę z zawodu po dwudziestu latach
odejdę z firmy w grudniu
chcę odejść z banku i otworzyć kawiarnię
chcę odejść po cichu, bez konfliktu z szefem
chcę zniknąć na wsi i hodować kozy
chcę zniknąć za kulisami, nie lubię być na scenie
chcę rzucić wszystko i wyjechać w Bieszczady
rzuciłem wszystko i wyjechałem nad morze
rzucam pracę w biurze
rzuciłam się w wir nauki
skaczę z radości, gdy coś mi się uda
skaczę na główkę z pomostu, pływam, nurkuję
skoczyłem ze spadochronem i złapałem bakcyla
skoki narciarskie oglądam co weekend
pracuję na dachu, układam dachówki, nie boję się patrzeć w dół
myję okna na wieżowcach, wiszę na linie
wieszam obrazy, karnisze i półki
wieszam pranie i gotuję, prowadzę dom
wiązałem liny na jachcie
splatam sznury, robię makramy
kupiłam sznurek do snopowiązałki
kupiłem linę do wspinaczki i uprząż
stoję na peronie codziennie, bo dojeżdżam pociągiem
jeżdżę pociągami, układam tory, lubię kolej
kładę tory i naprawiam rozjazdy
tnę drewno na opał
tnę materiał i szyję zasłony
tnę metal laserem, obsługuję prasę
tnę wideo i montuję rolki
tniemy koszty w firmie, robię analizy
zacinam się przy goleniu, ale golę klientów perfekcyjnie, jestem barberem
żyletką wycinam szablony do linorytu
noże, ostrzałki i kuchnia japońska
kaleczę angielski, ale się dogaduję
ranię sobie palce igłą przy hafcie
poparzyłem się przy spawaniu
poparzenia, zacięcia, takie życie kucharza
robię zastrzyki, pobieram krew, szyję rany
rozdrapane kolana dzieci to mój chleb powszedni, jestem przedszkolanką
mam blizny po operacji kręgosłupa, nie mogę dźwigać
zostały mi blizny po oparzeniach w hucie
biorę leki na tarczycę i nie mogę pracować na noc
biorę leki na nadciśnienie
tabletki wydaję w aptece, jestem technikiem
liczę leki w hurtowni i pilnuję dat
układam dawki leków dla podopiecznych
odkładam na czarną godzinę, lubię oszczędzać
mam przygotowany plan nauki i datę egzaminu
wiem już, jak to zrobię: kurs, praktyki, egzamin
wszystko mam przygotowane, brakuje mi tylko odwagi, żeby rzucić etat
brakuje mi odwagi, żeby założyć firmę
jestem tchórzem na motorze, wolę rower
zrobię to dla siebie, pójdę na studia
dziś zaczynam nowe życie
moje życie to muzyka
moje życie jest spokojne, chcę tylko lepiej zarabiać
życie dało mi w kość, ale lubię ludzi
życie na wsi to mój wybór
życie po czterdziestce dopiero się zaczyna
czuję się wypalona, potrzebuję odmiany
czuję się nikim w tej firmie
czuję się jak śmieć, kiedy szef krzyczy
jestem zerem z matematyki, za to piszę dobrze
jestem nikim ważnym, zwykły magazynier
jestem ciężarem dla zespołu w siatkówce, wolę szachy
nikt mnie nie docenia w pracy
nikt za mną nie zapłacze w tej firmie, i dobrze
rodzinie będzie lepiej, jak będę w domu wieczorami
rodzina odetchnie, kiedy znajdę pracę bliżej
dzieci są już samodzielne, mogę wrócić do pracy
mąż pracuje za granicą, jestem z dziećmi sama
mąż mnie wspiera w zmianie zawodu
mąż bije pianę na bezy, ja piekę biszkopty
żona bije mnie w szachy na głowę
brat bije rekordy w pływaniu
tata bił monety w mennicy
syn bije się z myślami, jakie studia wybrać
biję się z myślami o zmianie branży
bijemy się o klienta każdego dnia
partner biznesowy zerwał umowę
były mąż płaci alimenty, muszę dorobić
po rozwodzie zaczynam wszystko od zera
po rozwodzie mam długi i szukam dobrze płatnej pracy
mam długi, komornik zabiera część wypłaty, szukam drugiej pracy
zwolnili mnie i szukam czegoś stabilnego
straciłam pracę i trochę straciłam wiarę w siebie
straciłem zapał do programowania
zgasło we mnie światło do nauczania
depresja za mną, terapia pomogła, chcę wrócić do pracy
miałem depresję, dziś pracuję i biegam
choruję na depresję, potrzebuję spokojnej pracy
mam stany lękowe, wolę pracę zdalną
jestem w terapii i wiem, czego chcę
leczę się u psychiatry od roku, jest coraz lepiej
trzeźwieję od pięciu lat, chcę pomagać uzależnionym
jestem DDA, pracuję nad sobą, lubię psychologię
wychowałem się w domu, w którym było dużo krzyku, dziś uczę dzieci spokoju
kiedyś byłem w złym związku, dziś buduję nowe życie
dziesięć lat temu uciekłam od przemocowego męża, dziś mam firmę
dawno temu byłam bita, dziś wspieram inne kobiety
w młodości próbowałem się zabić, dziś jestem terapeutą uzależnień
miałam kiedyś myśli samobójcze, to przeszłość, od lat jestem zdrowa
cięłam się w liceum, od ośmiu lat nie, chcę pracować z dziećmi
wujek odebrał sobie życie, gdy byłem mały, dlatego studiuję psychologię
koleżanka z klasy popełniła samobójstwo lata temu i to skierowało mnie ku psychologii
siostra zginęła w wypadku, od tamtej pory szkolę z pierwszej pomocy
dyżuruję w telefonie zaufania dla młodzieży
odbieram telefony od osób, które chcą się zabić, jestem interwentem
prowadzę zajęcia o profilaktyce samobójstw w szkołach
piszę doktorat o samobójstwach w literaturze
pracuję z młodzieżą, która się okalecza
chcę pracować z dziećmi, które doświadczyły przemocy
chcę pomagać kobietom bitym przez partnerów
asystuję rodzinom, w których jest przemoc
prowadzę Niebieskie Karty jako dzielnicowy
jako ratownik reanimowałem wisielców i topielców
jako strażak zdejmowałem ludzi z mostów i dachów
jako maszynista miałem wypadek z pieszym na torach, chcę zmienić zawód
jako pielęgniarz na intensywnej terapii widuję śmierć
jako lekarka stwierdzałam zgony
jako prokurator oglądałem zwłoki
opiekuję się umierającymi w hospicjum
towarzyszę rodzinom w żałobie, jestem mistrzem ceremonii pogrzebowych
piszę mowy pogrzebowe i nekrologi
sprzątam po zmarłych, dezynfekuję mieszkania
robię wieńce pogrzebowe w kwiaciarni
kremuję, balsamuję, ubieram zmarłych
usypiam i leczę zwierzęta w lecznicy
ubój, rozbiór, masarnia, znam to od podszewki
poluję i skóruję zwierzynę
łowię i patroszę ryby
tępię szczury i karaluchy zawodowo
trutki, pułapki, dezynsekcja
gaz, spaliny, pomiary kominów, jestem kominiarzem
montuję instalacje gazowe i sprawdzam szczelność
strzelam z łuku i wiatrówki
strzelam bramki w okręgówce
strzelam zdjęcia na ślubach
mam broń służbową i pozwolenie
jeżdżę szybko po torze, gokarty i rajdy
wjechałem w drzewo autem firmowym i straciłem prawo jazdy
rozbijam stare samochody na części
walę młotem w kuźni
uderzam w bębny, jestem perkusistą
uderzam w worek, trenuję boks
duszę cebulę na maśle, gotuję z pasją
duszę mam artystyczną
duszę się w garniturze
dusi mnie kurz na hali, mam astmę
krew mnie zalewa, gdy ktoś bałagani w dokumentach
krew, pot i łzy, tak wygląda mój trening
oddaję krew honorowo
żyły wypruwam sobie na budowie, a zarabiam mało
flaki sobie wypruwam za grosze
czuję się trupem po nocce
żywy trup ze mnie o szóstej rano
jestem martwa ze zmęczenia po sezonie
to praca do grobowej deski, a ja chcę zmiany
pracuję jak w kieracie, do upadłego
ciężar odpowiedzialności mi nie przeszkadza
podnoszę ciężary, trójbój siłowy
list pożegnalny do klientów napisałam, zamykając salon
żegnam się z etatem
pożegnałam się z zespołem i zaczynam od nowa
ostatni raz pracowałem w 2019 roku
ostatnie słowo należy do klienta, taka jest sprzedaż
oddałem rzeczy do lumpeksu, przerabiam ubrania
rozdaję ulotki i prowadzę promocje
rozdaję karty, byłam krupierką
testament życia i prawo spadkowe to moja specjalizacja
sprzedaję polisy na życie
polisa na życie, kredyty, oszczędności, doradzam w tym klientom
krok do przodu w karierze, na tym mi zależy
patrzę w dół z paralotni i jestem szczęśliwy
stoję nad przepaścią i robię zdjęcia
wchodzę do zimnej wody, morsuję
topię wosk i robię świece
topię metal w odlewni
płonę z zapału do nauki
spalam się w pracy z ludźmi
chcę się wyłączyć po pracy, mieć spokój
chcę mieć święty spokój i stałą pensję
chcę zamknąć oczy i zobaczyć morze, tak lubię żeglować
druga strona lady mnie nie przeraża, sprzedawałem lata
szukam ukojenia w przyrodzie
ból pleców, rwa kulszowa, nie mogę stać długo
ból kolan kończy moją karierę płytkarza
cierpię na bezsenność, wolę popołudnia
cierpliwość, spokój, dokładność
nie planuję dzieci, mogę dużo jeździć
nie planuję przeprowadzki
nie szukam niczego na długo, tylko praca sezonowa
do świąt chcę zmienić pracę
po urodzinach idę na kurs
w nowym roku zaczynam szkołę policealną
nie dożyję emerytury w tym tempie pracy, szukam lżejszej roboty
do śmierci nie chcę siedzieć przy taśmie
wolę umrzeć niż wrócić do tabelek, poważnie, liczby to nie ja
prędzej umrę niż zostanę kierowcą, nie lubię jeździć
jestem zmęczony życiem w delegacji
jestem zmęczona, ale szczęśliwa z małym dzieckiem
życie mnie nie rozpieszczało, pracuję od szesnastego roku życia
`
  .trim()
  .split('\n');
