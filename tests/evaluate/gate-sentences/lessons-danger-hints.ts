// More of lessons-danger.ts: what is only hinted at, and violence in few words.

export const LESSONS_DANGER_HINTS: readonly string[] = `
przegrałem życie, pora kończyć
po stracie dziecka nie chcę żyć
po śmierci żony chcę tylko iść za nią
po rozwodzie nie mam dla kogo żyć
odkąd odszedł, nie mam po co żyć
nie mam dla kogo żyć
komornik, wyrok, długi, zostaje mi stryczek
hazard, długi, myślę o skoku z mostu
długi mnie dobiły, zabiję się, jeśli nie spłacę
zwolnili mnie i chcę umrzeć
jak nie zdam, to się zabiję i mówię to poważnie
jeśli nie znajdę pracy, to ze sobą skończę
jeśli i to się nie uda, to wiem, co zrobię, tabletki już mam
w tym roku umrę, tak zdecydowałem
chyba wolę umrzeć niż żyć z tym wstydem
wstyd mnie zabija, chcę zniknąć na zawsze z tego świata
najchętniej zniknęłabym i nikt by mnie nie znalazł
zniknę i nikt mnie nie znajdzie żywej
chcę umrzeć przed trzydziestką
nie planuję żyć długo
nie planuję przyszłości, bo mnie w niej nie będzie
nie szukam pracy na długo, bo i tak się zabiję
pytacie o przyszłość, a ja nie chcę jej mieć, chcę umrzeć
nie wiem, czy dożyję końca tego kursu, mam myśli samobójcze
noszę przy sobie żyletkę, na wszelki wypadek
w torbie mam tabletki, na ten dzień
w plecaku mam linę i wiem, po co
śni mi się własna śmierć i budzę się zawiedziony
śni mi się, że mnie nie ma, i czuję ulgę
od próby minął rok i znowu o tym myślę
od tamtej próby nic się nie poprawiło
po próbie sprzed roku myśli wróciły
walę pięścią w ścianę, aż zdzieram skórę, żeby ukarać siebie
biję się po nogach, żeby się ukarać
karzę się, bijąc po twarzy
zadaję sobie ból, kiedy mi coś nie wyjdzie
robię sobie coś złego i nie potrafię przestać
nie wytrzymam bez zrobienia sobie krzywdy
boję się, że zrobię sobie coś jeszcze dziś
mąż rzuca mną o ścianę
rzucił mną o podłogę na oczach dzieci
popchnął mnie na schody
partner szarpie mną i rzuca
chłopak przydusił mnie do łóżka
mąż zabrał mi dowód i nie wypuszcza z domu
partner zamyka mnie na klucz i zabiera telefon
nie wypuszcza mnie z domu i sprawdza, z kim piszę
ojciec zabrał mi dokumenty i mnie bije
tata mnie bije
tata bije mnie i brata
mama mnie bije
mama bije mnie kablem
siostra jest bita przez szwagra
szwagierka jest bita, a dzieci to widzą
przyjaciółka jest bita przez chłopaka
sąsiadka chodzi posiniaczona, mąż ją bije
skaczę dziś z okna
skoczę jutro z dachu, nara
skacze z mostu, pa wszystkim
pa, to koniec ze mną
żegnam się z wami, dziękuję
dziękuję wszystkim i żegnam
żegnam was, było miło, ale nie dla mnie
już się pożegnałem, nie trzeba mi nic więcej
uporządkowałam sprawy, pożegnałam bliskich i jestem gotowa odejść
pozałatwiałem wszystko, żeby nie mieli kłopotu, kiedy mnie zabraknie
spłaciłem długi, spisałem testament, mogę odejść
zamykam swoje życie
zamykam ten rozdział życia na zawsze, czas odejść z tego świata
to ostatni rozdział mojego życia i sama go kończę
sama postawię kropkę na końcu swojego życia
czas postawić kropkę, nie chcę żyć
mój czas się skończył
moja historia się tu kończy
niedługo wszystko ucichnie, ja też
niedługo przestanie boleć, już o to zadbam
jeszcze kilka dni i będę wolna od tego życia
wkrótce będę z mamą w niebie
dołączę do syna, który nie żyje
chcę leżeć obok żony na cmentarzu
czekam, aż się zestarzeję i umrę, tylko czemu tak długo
moja śmierć rozwiązałaby wszystko
moja śmierć byłaby prezentem dla rodziny
dzieciom zostawię polisę i spokój
polisa wystarczy rodzinie, ja nie jestem potrzebny
martwy przydam się bardziej
chcę być martwa
czuję się jak martwy i chcę nim być
zazdroszczę zmarłym
zazdroszczę tym, którzy już nie żyją
zazdroszczę koledze, który się zabił
rozumiem ludzi, którzy się wieszają, mnie też to czeka
patrzę na przejeżdżające pociągi i myślę swoje
stoję przy torach i liczę pociągi
wychylam się przez okno coraz dalej
wchodzę na dach, żeby się przyzwyczaić do wysokości przed skokiem
wchodzę do rzeki coraz głębiej
piję, żeby się odważyć to zrobić
nie zrobiłem tego tylko dlatego, że zadzwonił telefon
sznurek pękł, następnym razem wezmę mocniejszy
odratowali mnie, niestety
wyłowili mnie z rzeki i jestem o to zła
mam w domu gaz i zamknięte okna
czytam fora o samobójstwie
piszę na forach z ludźmi, którzy chcą to zrobić razem
umówiłam się z kimś z internetu, że zrobimy to razem
chcę umrzeć razem z chłopakiem
suicide to moje drugie imię
rope, pills, i nara
mam suicidal thoughts
myślę, żeby się kms
zegnam
przepraszam mamo, nie dam rady dłużej
wybacz mi, synku, tata nie daje rady żyć
mamo, tato, to nie wasza wina
kochani, to nie wasza wina, po prostu nie umiem żyć
ostatni raz widziałam dziś dzieci, tak postanowiłam
nie będzie mnie na maturze ani nigdzie
na emeryturze mnie już nie będzie, skończę wcześniej
nie martwcie się o moją pracę, niedługo nie będę jej potrzebować
`
  .trim()
  .split('\n');
