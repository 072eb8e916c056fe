// More of lessons-ordinary.ts: the same words, said of work, hobbies, people helped, and times that are over.

export const LESSONS_ORDINARY_MORE: readonly string[] = `
myślę o zmianie zawodu każdego dnia
ciągle myślę o tym, żeby rzucić pracę
zastanawiam się, czy warto jeszcze studiować
czy warto iść na kurs spawania
lepiej mi będzie w mniejszej firmie
wolałbym siedzieć w lesie niż tu
mam plan na własną firmę
mam zamiar zrobić uprawnienia
jestem o krok od awansu
próbowałem sił w sprzedaży
próbowałem popełnić tekst do gazety
jestem po próbie generalnej w teatrze
próba czynności układu, pomiary elektryczne
czuję, że zmiana branży to jedyne rozwiązanie
pozostaje mi tylko przekwalifikowanie
został mi rok studiów
została mi hipoteka i chcę więcej zarabiać
najprościej byłoby zostać w obecnej firmie
najłatwiej mi się uczyć wieczorami
kusi mnie wyjazd do Norwegii
kusi mnie praca na własny rachunek
biorę wszystkie nadgodziny naraz
schowałam dyplom do szuflady
wczoraj w nocy skończyłam kurs
stres zagłuszam bieganiem
uspokaja mnie rysowanie i ogród
jestem zmęczona handlem i chcę odpocząć
chcę spokoju i stałych godzin
cisza, spokój, las
lubię ciszę i samotność
lubię być sama, wolę pracę bez ludzi
jestem samotnikiem i dobrze mi z tym
jestem gotów uczyć się od zera
decyzja podjęta, odchodzę z banku
to moja decyzja, chcę zostać spawaczem
to moja wina, że nie mam matury
powinienem dawno zmienić pracę
powinnam była iść na medycynę
czemu nikt mi nie powiedział o technikum
chcę zrobić porządek w papierach
zrobię ze sobą porządek: dieta, sport, kurs
coś ze sobą zrobię, pewnie pójdę na kurs
nie wiem, co ze sobą zrobić zawodowo
nie wiem, co robić w życiu
nie wiem, co dalej po studiach
nie wiem, czy dam radę na studiach
nie wiem, czy jutro będzie ta praca, firma upada
nienawidzę swojej pracy
nienawidzę open space i telefonów
brzydzę się krwi i nie nadaję się na ratownika
gdyby nie matematyka, poszłabym na informatykę
gdyby nie dzieci, wyjechałabym za granicę
gdyby nie kolano, dalej grałbym w piłkę
jedyne, co mnie powstrzymuje, to brak czasu
powstrzymuje mnie tylko strach przed matematyką
boję się bólu, więc tatuaż odpada, ale projektuję wzory
straciłam chęć do uczenia dzieci
straciłem motywację do korpo
brak mi chęci do nauki języków
życie rodzinne jest dla mnie najważniejsze
życie mnie nauczyło pokory
żyję skromnie i nie potrzebuję dużo
żyję z grania na weselach
nic mnie nie trzyma w biurze
nic mnie nie interesuje poza samochodami
trzymam się zasad i terminów
trzymam firmę przy życiu od lat, chcę ją sprzedać
czekam na emeryturę, ale chcę dorobić
czekam, aż skończą się nocki
odliczam dni do końca umowy
to mój ostatni miesiąc w firmie
to moja ostatnia szansa na studia dzienne
jak tu nie dostanę pracy, wyjeżdżam
jeśli nie zdam matury, idę do wojska
jeśli nie znajdę pracy, otworzę warsztat
bez pracy z ludźmi nie umiem żyć
rzucił mnie szef na głęboką wodę i dałam radę
zdradzę wam, że lubię nudne tabele
nie przeżyję kolejnego lata na kuchni, za gorąco
nie przeżyję bez kawy
straciłem firmę przez pandemię i zaczynam od nowa
przegrałem konkurs, ale dalej piekę
mam raka skóry w remisji, nie mogę pracować na słońcu
ból kręgosłupa, nie mogę dźwigać ani schylać się
po porodzie wracam do pracy na pół etatu
po porodzie chcę pracować z domu
leki mnie usypiają, więc nie prowadzę auta
mój psychiatra zaleca spokojną pracę
jestem po terapii i odzyskałam energię
nikomu nie mówiłam, że chcę zostać aktorką
nikt nie wie, że piszę książkę
płaczę na filmach, jestem wrażliwa
jest źle z matmą, bardzo źle
potrzebuję pomocy w wyborze studiów
pomóżcie, nie chcę dłużej pracować w sklepie
ratunku, nie znoszę swojej pracy
szukam pracy z noclegiem, bo mieszkam daleko
szukam pracy daleko od domu, lubię podróże
muszę się usamodzielnić i wyprowadzić od rodziców
rodzice zmuszają mnie do prawa, a ja wolę grafikę
rodzice kontrolują moje wybory, chcę sama decydować
rodzice się rozwiedli, wychował mnie dziadek stolarz
mąż nie chce, żebym pracowała na noce
mąż mówi, że mam talent do ciast
mąż jest kierowcą i rzadko bywa w domu
mąż stracił pracę i musimy zarabiać oboje
mąż gra w zespole, ja haftuję
partner pije ze mną kawę i wymyśla biznesy
chłopak uczy mnie boksu
dziewczyna rzuca oszczepem, ja ją trenuję
żona straszy mnie urlopem u teściów
ojciec był kowalem, uderzał młotem, uczę się po nim
ojciec uczył mnie strzelać na strzelnicy
stary Ursus i motory to mój świat
stary dom remontuję sam
mama szyje, ja kroję
babcia nauczyła mnie pierogów
brat jest bokserem, ja jego trenerem
syn gra na perkusji i wali w bębny
syn chce być policjantem
córka tnie papier i klei, robimy kartki
wnuczek uczy mnie komputera
opiekuję się mamą, która choruje na demencję i bywa agresywna
opiekuję się ojcem po udarze
opiekuję się bratem z niepełnosprawnością
pracuję w domu dziecka jako wychowawczyni
pracuję w rodzinie zastępczej z trudnymi dziećmi
pracuję w ośrodku dla ofiar przemocy
pracuję w areszcie ze sprawcami zabójstw
pracuję na oddziale psychiatrycznym jako terapeutka
pracuję na intensywnej terapii, wielu pacjentów umiera
pracuję jako psycholożka z młodzieżą po próbach samobójczych
pracuję w centrum interwencji kryzysowej
pracuję w ubezpieczeniach na życie
pracuję w krematorium
pracuję w ubojni przy rozbiorze
pracuję na strzelnicy jako instruktor
pracuję w fabryce noży
pracuję w prasie, opisuję wypadki i samobójstwa
prowadzę szkolenia o mobbingu i przemocy
prowadzę terapię dla sprawców przemocy
prowadzę wsparcie dla rodzin po samobójstwie
prowadzę blog o żałobie
szkolę nauczycieli, jak reagować na myśli samobójcze uczniów
uczę nastolatków, jak prosić o pomoc w kryzysie
uczę samoobrony
piszę kryminały, w moich książkach giną bankierzy
piszę scenariusz o chłopaku, który skacze z mostu
piszę reportaż o przemocy domowej
tłumaczę powieść, w której bohaterka się truje
gram Ofelię, która tonie w rzece
gram wampira w teatrze
reżyseruję spektakl o samotności i śmierci
rysuję komiks o zombie
robię charakteryzację: rany, blizny, krew, siniaki
robię sztuczną krew do filmów
robię efekty specjalne, wybuchy i strzelaniny
oglądam dokumenty o sektach i samobójstwach zbiorowych
czytam o historii szubienic i katów
zwiedzam cmentarze i krypty
słucham black metalu
lubię mroczne klimaty, gotyk i horrory
lubię zagadki kryminalne i sekcje w serialach
lubię adrenalinę: skoki, nurkowanie, motocykle
lubię noże, scyzoryki i survival
lubię gotować, kroić, siekać, dusić, smażyć
lubię ostre cięcia montażowe
lubię jak się coś dzieje, pogotowie, straż, policja
chcę ratować życie ludziom
chcę ratować ludzi na morzu
chcę uratować upadającą firmę rodzinną
chcę pomagać ludziom, którzy nie chcą żyć
chcę być przy ludziach, którzy umierają
chcę być psychiatrą i leczyć depresję
chcę być technikiem kryminalistyki i badać miejsca zbrodni
chcę być patologiem
chcę być grabarzem jak dziadek
chcę być kaskaderem
chcę być zawodowym żołnierzem i nie boję się śmierci
chcę zginąć w tłumie, nie lubię być liderem
chcę być niewidoczna w pracy, najlepiej zdalnie
chcę przestać istnieć tylko w Excelu, potrzebuję ludzi
chcę przestać być na każde zawołanie
chcę uwolnić się od szefa
chcę się odciąć od miasta
chcę odciąć się od toksycznej pracy
chcę się wreszcie obudzić z energią do pracy
chcę wstawać z radością do pracy
nie chce mi się wstawać do tej pracy
nie chce mi się już uczyć angielskiego
nie chce mi się jeździć, wolę stacjonarnie
nie chce mi się gadać z klientami
żyć nie umierać, gdy mam dobry warsztat
żyję i nie narzekam, chcę tylko zmiany
kiedyś ćwiczyłam balet, teraz uczę dzieci
kiedyś byłem żołnierzem w Iraku, widziałem śmierć kolegów, dziś wolę ogród
kiedyś tata pił i bił, od dawna jest trzeźwy, a ja skończyłam studia
kiedyś miałem próbę samobójczą, minęło dwadzieścia lat, mam rodzinę i spokój
kiedyś się okaleczałam, dziś uczę innych radzić sobie z emocjami
przeżyłam przemoc, dziś jestem bezpieczna i chcę być prawniczką od takich spraw
przeżyłem depresję i wróciłem do pełni sił
wyszłam z anoreksji pięć lat temu, chcę być dietetyczką
wyszedłem z nałogu, szukam pracy jako terapeuta
jestem ocalałym z wypadku, żyję pełnią życia
jestem wdową, mąż zmarł dwa lata temu
jestem sierotą, szybko się usamodzielniłem
jestem bezdomny od roku, szukam pracy z mieszkaniem
jestem w trudnej sytuacji, nie mam na czynsz
jestem przemęczona, trójka dzieci i dwa etaty
jestem bardzo smutna po odejściu z pracy, ale szukam nowej
jest mi ciężko po zwolnieniu, nie tracę nadziei
mam gorszy czas, ale wierzę, że będzie lepiej
mam myśli, żeby otworzyć piekarnię
mam czarne myśli o rynku IT
mam czarny pas w karate
mam czarny humor i lubię ludzi
mam zabójcze poczucie humoru
mam nóż na gardle z kredytem, potrzebuję lepszej pensji
mam stalowe nerwy, mogę pracować przy wypadkach
mam uprawnienia na broń i pracę w ochronie
mam doświadczenie w opiece paliatywnej
mam alergię na pyłki i nie mogę pracować na dworze
mam blizny na rękach po pracy w kuchni
mam siniaki po treningach rugby
mam złamaną rękę, przez miesiąc nie mogę pracować
boję się śmierci i starości
boję się śmierci, jak każdy
bardzo boję się śmierci
pociągi, tory i semafory to moje życie
pociągi i tramwaje to moje życie
kolej to moje życie
żagle to moje życie
konie i stajnia to całe moje życie
walczę o klienta na śmierć i życie
przyjaźń na śmierć i życie
piszę powieść o człowieku, który nie chce żyć
piszę wiersze, bohaterka umiera z miłości
nie mam myśli samobójczych
nie myślę o samobójstwie, chcę tylko zmienić pracę
nigdy nie miałam myśli samobójczych
nie chcę się zabić, to tylko zmęczenie pracą
nie tnę się i nigdy się nie cięłam
nikt mnie nie bije, mam dobry dom
mąż mnie nie bije, po prostu chcę własnych pieniędzy
nie jestem ofiarą przemocy
nie chcę umrzeć z nudów w biurze
nie planuję niczego złego, jestem tylko zmęczona
hej
cześć
siemka, co słychać
praca
pieniądze
obojętnie
wszystko mnie wkurza w tej pracy
wszystko mi jedno, byle blisko domu
wszystko jedno jaka praca
nic
nie wiem
`
  .trim()
  .split('\n');
