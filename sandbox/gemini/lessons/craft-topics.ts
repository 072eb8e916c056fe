import type { Topic } from './topic.ts';

export const design: Topic = {
  ideas: [
    'Projektowanie zaczyna się od zadania człowieka, a nie od ekranu. Zdanie „Osoba chce zmienić termin wizyty w minutę, stojąc w autobusie” mówi więcej niż lista funkcji.',
    'Odstęp jest najtańszym narzędziem porządku. To, co leży blisko siebie, oko czyta jako całość, więc zanim dodasz ramkę, spróbuj zmienić odległości.',
    'Pięć rozmów z użytkownikami wyłapie większość poważnych przeszkód. Nie pytaj, czy się podoba; poproś o wykonanie zadania i patrz, gdzie ręka się zatrzymuje.',
  ],
  example: {
    title: 'Formularz, którego nikt nie kończył',
    steps: [
      'Formularz miał 11 pól. Na 100 osób kończyło go 38.',
      'Przy każdym polu padło pytanie: co się stanie, jeśli je usuniemy? Zostało 6.',
      'Dwa pola zamieniono na jedno z podpowiedzią formatu, a błąd pokazano pod polem, nie na górze strony.',
      'W następnym teście z pięcioma osobami cztery skończyły bez pomocy. Piąta zatrzymała się na słowie „identyfikator”, więc słowo zmieniono.',
    ],
  },
  figure: [
    'Skala odstępów, którą można przyjąć od razu:',
    '| Nazwa | Wartość | Do czego |\n|---|---:|---|\n| mały | 4 | ikona i jej podpis |\n| średni | 8 | pola tej samej grupy |\n| duży | 16 | grupy w jednej karcie |\n| bardzo duży | 32 | osobne części ekranu |',
    'W edytorze ustaw krok przesuwania (**Nudge amount** – przesunięcie jednym naciśnięciem) na 8. Po ćwiczeniu wszystkie odległości powinny być wielokrotnością 4. Położenie tego ustawienia znajdziesz wyszukiwarką programu.',
  ].join('\n\n'),
  mistakes: [
    '**Szary tekst na szarym tle.** Sprawdź kontrast: dla zwykłego tekstu co najmniej 4,5 do 1.',
    '**Ekran tylko dla idealnych danych.** Narysuj też pusty, z błędem i z bardzo długą nazwą.',
    '**Komponent na wszystko.** Zacznij od trzech, które powtarzają się najczęściej.',
  ],
  exercise: {
    task: 'Wybierz formularz, z którego korzystasz, i wypisz jego pola. Przy każdym odpowiedz, po co jest. Narysuj wersję o jedną trzecią krótszą.',
    check:
      'Poproś jedną osobę, by wypełniła Twój rysunek na głos. Każde „hm” zaznacz kropką; trzy kropki w jednym miejscu oznaczają zmianę.',
  },
  terms: [
    ['makieta', 'układ ekranu bez kolorów i ozdób'],
    ['komponent', 'część, która powtarza się w wielu miejscach'],
    ['prototyp', 'ekrany połączone tak, by dało się przez nie przejść'],
  ],
};

export const graphics: Topic = {
  ideas: [
    'Warstwa to przezroczysta folia: zmieniasz jedną, pozostałe są bezpieczne. Kto pracuje na warstwach, może się pomylić sto razy i ani razu nie zepsuć oryginału.',
    'Zacznij od celu pliku. Grafika do druku, na stronę i do wiadomości różni się rozmiarem, formatem i marginesem, a zmiana na końcu kosztuje najwięcej.',
    'Dwie rodziny pisma i trzy kolory wystarczą na prawie wszystko. Spójność robi na odbiorcy większe wrażenie niż liczba efektów.',
  ],
  example: {
    title: 'Zdjęcie produktu na stronę',
    steps: [
      'Oryginał ma 4 000 na 3 000 pikseli i 5 MB. Na stronie wyświetli się w szerokości 800.',
      'Kadrujesz do proporcji 4 do 3, zostawiając wokół produktu po 5 procent wolnego miejsca.',
      'Skalujesz do 1 600 pikseli szerokości, czyli dwukrotności, dla ostrych ekranów.',
      'Eksportujesz do JPEG z jakością 80. Plik ma około 250 kB, dwadzieścia razy mniej, a różnicy nie widać.',
    ],
  },
  figure: [
    'Który format wybrać:',
    '| Co to jest | Format | Dlaczego |\n|---|---|---|\n| zdjęcie | JPEG lub WebP | dużo odcieni, mały plik |\n| logo, ikona | SVG | ostre w każdym rozmiarze |\n| zrzut ekranu | PNG | ostre krawędzie liter |\n| druk | PDF | zachowuje pismo i rozmiar |',
    'W programie szukaj polecenia **Export** (eksportuj), a nie **Save** (zapisz): pierwsze tworzy plik do pokazania, drugie zachowuje warstwy do dalszej pracy. Po eksporcie w folderze powinny leżeć dwa pliki.',
  ].join('\n\n'),
  mistakes: [
    '**Powiększanie małego zdjęcia.** Brakujących szczegółów nikt nie doda. Poszukaj większego oryginału.',
    '**Tekst na niespokojnym tle.** Przyciemnij tło albo podłóż pod napis jednolity pas.',
    '**Obraz znaleziony w sieci.** Sprawdź licencję; „z wyszukiwarki” nie znaczy „wolno”.',
  ],
  exercise: {
    task: 'Weź własne zdjęcie i przygotuj z niego trzy pliki: kwadrat 1 080 na 1 080, poziomy 1 600 na 900 i miniaturę 400 na 400.',
    check:
      'Otwórz wszystkie obok siebie. Najważniejszy element ma być widoczny w każdym, a żaden plik nie powinien przekraczać 400 kB.',
  },
  terms: [
    ['warstwa', 'część obrazu, którą można zmieniać osobno'],
    ['maska', 'zakrywa fragment bez usuwania go'],
    ['rozdzielczość', 'liczba pikseli, z których składa się obraz'],
  ],
};

export const noCode: Topic = {
  ideas: [
    'Narzędzie bez kodu nadal wymaga myślenia jak programista: co uruchamia działanie, jakie dane wchodzą, co ma z nich powstać i co zrobić, gdy czegoś zabraknie.',
    'Zautomatyzuj najpierw to, co robisz ręcznie i rozumiesz. Automat przyspiesza także bałagan, więc kroki warto wypisać na kartce, zanim trafią do programu.',
    'Im mniej dodatków, tym mniej niespodzianek. Każda wtyczka i każde połączenie to czyjś kod, który trzeba aktualizować i któremu trzeba ufać.',
  ],
  example: {
    title: 'Zgłoszenie z formularza do arkusza',
    steps: [
      'Wyzwalacz: ktoś wysyła formularz z imieniem, adresem i pytaniem.',
      'Warunek: jeśli pole adresu jest puste, automat zatrzymuje się i wysyła Ci wiadomość.',
      'Działanie: nowy wiersz w arkuszu z datą, imieniem i pytaniem.',
      'Sprawdzenie: 3 próby, w tym jedna z pustym polem. W arkuszu mają być 2 wiersze, a w skrzynce 1 wiadomość.',
    ],
  },
  figure: [
    'Opis automatu, który zrozumie następna osoba:',
    '| Krok | Co się dzieje | Co, gdy się nie uda |\n|---|---|---|\n| 1 | formularz wysłany | nic, nie ma danych |\n| 2 | sprawdzenie adresu | wiadomość do opiekuna |\n| 3 | wiersz w arkuszu | ponowienie po 15 minutach |\n| 4 | podziękowanie dla klienta | wpis w dzienniku błędów |',
    'W programie szukaj nazw **Trigger** (wyzwalacz) i **Action** (działanie). Po uruchomieniu próby powinien pojawić się zielony znak przy każdym kroku. Funkcje z płatnych planów nie są tu potrzebne.',
  ].join('\n\n'),
  mistakes: [
    '**Zmiany bez kopii.** Zrób kopię zapasową albo duplikat automatu, zanim coś poprawisz.',
    '**Dwadzieścia wtyczek.** Przy każdej zapytaj, co przestanie działać bez niej. Jeśli nic, usuń.',
    '**Brak powiadomienia o błędzie.** Automat milczy tak samo, gdy działa i gdy stoi. Ustaw wiadomość.',
  ],
  exercise: {
    task: 'Wypisz jedną powtarzalną czynność z tego tygodnia w czterech krokach: wyzwalacz, dane, działanie, co przy błędzie. Dopiero potem szukaj jej w programie.',
    check:
      'Uruchom próbę z poprawnymi danymi, z pustymi i z podwójnym kliknięciem. Wynik ma być taki, jak na kartce.',
  },
  terms: [
    ['wyzwalacz', 'zdarzenie, które uruchamia automat'],
    ['wtyczka', 'dodatek, który rozszerza program'],
    ['kopia zapasowa', 'zapis, do którego można wrócić'],
  ],
};

export const marketing: Topic = {
  ideas: [
    'Marketing zaczyna się od cudzego kłopotu. Zanim wybierzesz kanał, zapisz jednym zdaniem, kto ma problem, kiedy go zauważa i gdzie wtedy szuka odpowiedzi.',
    'Jeden cel na jedną kampanię. Reklama, która ma jednocześnie budować markę, zbierać adresy i sprzedawać, zwykle nie robi żadnej z tych rzeczy.',
    'Mierz to, co da się zmienić. Liczba wyświetleń cieszy, ale decyzję podpowiada dopiero koszt jednego zapytania i to, co dzieje się po kliknięciu.',
  ],
  example: {
    title: 'Kampania za 600 zł',
    steps: [
      'Umowny budżet 600 zł, kliknięcie kosztuje 1,50 zł. To 400 odwiedzin.',
      'Na stronie 3 procent osób zostawia zapytanie: 400 × 0,03 = 12. Jedno kosztuje 50 zł.',
      'Z 12 zapytań kupują 3 osoby, każda za 450 zł. Przychód 1 350 zł, reklama 600 zł.',
      'Poprawa strony z 3 do 4 procent daje 16 zapytań za te same pieniądze. Często tańsza niż większy budżet.',
    ],
  },
  figure: [
    'Nagłówek przed zmianą i po niej:',
    '| Przed | Po | Dlaczego |\n|---|---|---|\n| Profesjonalne usługi księgowe | Księgowość dla lekarzy: deklaracje bez telefonów w pracy | mówi, dla kogo i co się zmieni |\n| Zapraszamy do kontaktu | Zapytaj o cenę, odpiszemy do jutra | jeden krok i termin |\n| Najlepsza jakość | Poprawki przez 30 dni w cenie | obietnica, którą da się sprawdzić |',
    'Prawa strona nie jest bardziej „kreatywna”. Jest bardziej konkretna, dlatego łatwiej na nią odpowiedzieć.',
  ].join('\n\n'),
  mistakes: [
    '**Zmiana trzech rzeczy naraz.** Nie wiadomo, która zadziałała. Zmieniaj jedną i zapisuj datę.',
    '**Ruch na stronę główną.** Prowadź tam, gdzie stoi odpowiedź na reklamę.',
    '**Zgoda „domyślna”.** Adres do wysyłki wymaga świadomej zgody, a reklama oznaczenia.',
  ],
  exercise: {
    task: 'Napisz trzy nagłówki dla jednej usługi: dla kogo jest, co się zmieni, do kiedy. Każdy najwyżej dwanaście słów.',
    check:
      'Pokaż je komuś na pięć sekund i zapytaj, co zapamiętał. Zostaw ten, z którego pamięta odbiorcę i zmianę.',
  },
  terms: [
    ['lejek', 'droga od pierwszego kontaktu do zakupu'],
    ['konwersja', 'działanie, na którym Ci zależy'],
    ['grupa docelowa', 'ludzie o tym samym kłopocie, nie o tym samym wieku'],
  ],
  caution:
    'Zasady i funkcje platform zmieniają się: ich położenie sprawdź w pomocy platformy. Nikt nie może obiecać zasięgu, pozycji ani sprzedaży.',
};

export const socialMedia: Topic = {
  ideas: [
    'Profil firmy to rozmowa, nie tablica ogłoszeń. Wpis, po którym ktoś może odpowiedzieć jednym zdaniem, pracuje dłużej niż najładniejsza grafika z promocją.',
    'Trzy powtarzalne tematy wystarczą na kwartał: jak coś zrobić, jak powstaje, co mówią klienci. Stałe rubryki zdejmują z głowy pytanie „o czym dziś”.',
    'Regularność jest ważniejsza od częstotliwości. Dwa wpisy tygodniowo przez trzy miesiące mówią o firmie więcej niż codzienny zryw przez dziesięć dni.',
  ],
  example: {
    title: 'Tydzień małej piekarni',
    steps: [
      'Poniedziałek: zdjęcie zakwasu i jedno zdanie, ile godzin rośnie. Rubryka „jak powstaje”.',
      'Czwartek: pytanie „żytni czy pszenny na sobotę?”. Odpowiada 26 osób, więcej piecze się zwycięzcę.',
      'Sobota: relacja o 7:00 z informacją, co zostało. Do 9:00 schodzi ostatnie 14 bochenków.',
      'Czas: dwie godziny tygodniowo. W notatkach zostaje, że pytanie dało trzy razy więcej odpowiedzi niż zdjęcie.',
    ],
  },
  figure: [
    'Plan na cztery tygodnie, po dwa wpisy:',
    '| Tydzień | Wtorek | Piątek |\n|---|---|---|\n| 1 | jak powstaje produkt | pytanie do klientów |\n| 2 | poradnik w trzech krokach | odpowiedź na częste pytanie |\n| 3 | kulisy dnia pracy | zdjęcie klienta, za zgodą |\n| 4 | czego nie robimy i dlaczego | podsumowanie miesiąca |',
    'Zdjęcie osoby publikuj dopiero za jej zgodą, a współpracę płatną oznacz. Gdzie jest odpowiednie ustawienie, sprawdzisz w pomocy platformy.',
  ].join('\n\n'),
  mistakes: [
    '**Ten sam tekst wszędzie.** Skróć go i zacznij od tego, co w danym miejscu widać bez rozwijania.',
    '**Odpowiedź po tygodniu.** Wyznacz dwa stałe kwadranse dziennie na komentarze i wiadomości.',
    '**Kupione obserwacje.** Psują pomiar: nie wiadomo już, co podoba się prawdziwym klientom.',
  ],
  exercise: {
    task: 'Zaplanuj cztery wpisy na najbliższe dwa tygodnie według tabeli. Do każdego napisz pierwsze zdanie i pytanie na koniec.',
    check:
      'Zakryj nazwę firmy. Jeśli wpis mógłby należeć do każdej innej w okolicy, dodaj jeden szczegół, który znasz tylko Ty.',
  },
  terms: [
    ['zasięg', 'ile różnych osób zobaczyło wpis'],
    ['zaangażowanie', 'reakcje i odpowiedzi odbiorców'],
    ['rubryka', 'powtarzalny rodzaj wpisu'],
  ],
  caution:
    'Zasady i funkcje platform zmieniają się, a wyników nikt nie może obiecać. Pamiętaj o oznaczaniu reklam, zgodach i prawach do zdjęć.',
};

export const media: Topic = {
  ideas: [
    'Widz wybaczy słabszy obraz, ale nie zły dźwięk. Cichy pokój i mikrofon dwadzieścia centymetrów od ust zmieniają więcej niż nowa kamera.',
    'Montaż to głównie usuwanie. Jeśli po wycięciu fragmentu historia nadal jest zrozumiała, fragment był niepotrzebny, nawet gdy nagrywało się go godzinę.',
    'Porządek w plikach powstaje przed nagraniem. Stałe foldery i nazwy z datą oszczędzają więcej czasu niż skróty klawiszowe.',
  ],
  example: {
    title: 'Dwie minuty z dwudziestu',
    steps: [
      'Materiał trwa 20 minut. Pierwsze przesłuchanie bez cięcia, tylko znaczniki w miejscach, które coś wnoszą.',
      'Zostaje 9 znaczników po około 25 sekund, razem niecałe 4 minuty.',
      'Układasz je według pytania widza: co to jest, jak to zrobić, na co uważać. Odpada 4 z 9.',
      'Pięć fragmentów trwa 2 minuty 5 sekund, a po wycięciu oddechów i powtórzeń równe 2 minuty. Głośność mowy wyrównujesz na końcu.',
    ],
  },
  figure: [
    'Lista kontrolna przed nagraniem:',
    '| Co | Jak sprawdzić | Ile trwa |\n|---|---|---:|\n| dźwięk | 20 sekund próby w słuchawkach | 2 min |\n| tło | zdjęcie kadru, nic nie wyrasta z głowy | 1 min |\n| miejsce na dysku | dwa razy więcej, niż zajmie nagranie | 1 min |\n| zgody | podpis osób, które widać i słychać | 5 min |',
    'W programie szukaj **Timeline** (oś czasu) i **Marker** (znacznik). Po ćwiczeniu na osi powinny leżeć tylko oznaczone fragmenty, bez przerw między nimi. Funkcje płatne nie są potrzebne.',
  ].join('\n\n'),
  mistakes: [
    '**Muzyka głośniejsza od głosu.** Ścisz ją, aż przestanie przeszkadzać, a potem jeszcze trochę.',
    '**Efekt na każdym cięciu.** Zwykłe cięcie jest niewidoczne. Przejście zostaw na zmianę miejsca lub czasu.',
    '**Praca na jedynej kopii.** Skopiuj materiał w dwa miejsca, zanim otworzysz program.',
  ],
  exercise: {
    task: 'Nagraj telefonem trzy minuty opowieści o jednej rzeczy, którą umiesz. Zmontuj je do czterdziestu pięciu sekund.',
    check:
      'Puść komuś tylko dźwięk. Jeśli wie, o czym była mowa i co ma zrobić, montaż działa. Potem sprawdź obraz bez dźwięku.',
  },
  terms: [
    ['oś czasu', 'miejsce, w którym układa się fragmenty'],
    ['surówka', 'materiał przed montażem'],
    ['poziom', 'głośność mierzona w decybelach'],
  ],
};
