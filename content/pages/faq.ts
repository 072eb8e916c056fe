// The questions of /faq (docs/decisions.md 'FAQ and legal texts'): answers in Markdown, 40–120 words, true of what the software does.
import {
  PREMIUM_PRICE_GROSZE,
  REFERRAL_PERCENT,
  REFERRAL_PRICE_GROSZE,
  sumText,
} from '#domain/payments/plan/price.ts';
import type { FaqGroup } from './faq-group.ts';

const PREMIUM = sumText(PREMIUM_PRICE_GROSZE);
const REFERRAL = sumText(REFERRAL_PRICE_GROSZE);
// Of a month of 30 days, after 9.
const REFUND_EXAMPLE = sumText((PREMIUM_PRICE_GROSZE * 21) / 30);

export const FAQ: readonly FaqGroup[] = [
  {
    id: 'analiza',
    title: 'Quiz i analiza',
    questions: [
      {
        id: 'co-dostane',
        question: 'Co dostanę po wypełnieniu quizu?',
        answer:
          'Analizę w pięciu częściach: predyspozycje z uzasadnieniem, ścieżki kariery z zarobkami i wymaganiami, umiejętności ułożone według ważności, plan rozwoju z czasem na każdy krok oraz krótkie podsumowanie. W planie darmowym jedna ścieżka i dwie umiejętności są widoczne w całości, plan rozwoju i podsumowanie bez skrótów, a z pozostałych ścieżek nazwy i dane o zawodzie; resztę odsłania Premium. Przykład zobaczysz na [stronie głównej](/).',
      },
      {
        id: 'ile-trwa-quiz',
        question: 'Ile trwa quiz i jak dobrze go wypełnić?',
        answer:
          'Quiz ma trzy kroki i zajmuje kilka minut. Najwięcej wnosi drugi: opisz zajęcia, przy których szybko mija Ci czas, rzeczy, które robisz lepiej niż inni, i te, których nie znosisz. W trzecim możesz dodać doświadczenie, wykształcenie albo ograniczenia, na przykład pracę tylko na pół etatu. Konkret „prowadzę budżet wspólnoty i lubię, gdy się zgadza” mówi więcej niż „lubię liczby”. [Zacznij quiz](/#quiz).',
      },
      {
        id: 'ile-trwa-analiza',
        question: 'Jak długo powstaje analiza?',
        answer:
          'Na całą odpowiedź modelu czekamy najwyżej dwie minuty, a zwykle wystarcza mniej. Kolejne części pojawiają się na stronie, gdy tylko są gotowe, więc możesz zacząć czytać wcześniej. Możesz też zamknąć kartę, odświeżyć stronę albo przejść na telefon: generowanie toczy się na serwerze, a po powrocie zobaczysz wszystko, co już powstało.',
      },
      {
        id: 'czy-to-test',
        question: 'Czy to test psychologiczny albo badanie predyspozycji?',
        answer:
          'Nie. „Quiz predyspozycji” to nazwa trzech pytań o to, co lubisz i umiesz. Analiza nie jest zwalidowanym testem psychometrycznym: nie ma norm i nie mierzy osobowości, inteligencji ani kompetencji. Reguła wybiera z tabel zawody, które mogą pasować do Twoich odpowiedzi, a model językowy opisuje od dwóch do czterech z nich. To dobry początek do rozmowy z doradcą albo z kimś z branży, ale nie diagnoza. Granice metody opisuje [dokumentacja](/dokumentacja).',
      },
      {
        id: 'czy-mozna-ufac',
        question: 'Na ile mogę ufać temu, co napisała AI?',
        answer:
          'Tyle, ile rozsądnej podpowiedzi od kogoś, kto Cię nie zna. Program sprawdza budowę analizy, lecz nie to, czy każde zdanie jest prawdą. Nazwy zawodów, zarobki i zapotrzebowanie bierzemy z tabel, ale model może podać nieaktualne wymagania, źle ocenić Twoje szanse albo pomylić nazwę certyfikatu. Zanim wydasz pieniądze lub złożysz wypowiedzenie, potwierdź najważniejsze rzeczy w ogłoszeniach o pracę, na stronach uczelni i u ludzi, którzy ten zawód wykonują.',
      },
      {
        id: 'skad-zarobki',
        question: 'Skąd biorą się zarobki w analizie?',
        answer:
          'Z danych Głównego Urzędu Statystycznego, a nie od modelu językowego. Opisują całą grupę zawodów, dlatego przy kwocie podajemy nazwę grupy i datę badania. Gdy statystyki nie ma, nie podajemy żadnej liczby. Tylko starsze analizy, zrobione przed tą zmianą, mają kwoty od modelu z dopiskiem „szacunek AI”. Więcej mówi strona [Dane i metoda](/dane-i-metoda).',
      },
      {
        id: 'blad-generowania',
        question: 'Generowanie się nie udało. Czy tracę analizę?',
        answer:
          'Nie. Analizę odliczamy dopiero po tym, jak poprawny wynik zostanie zapisany. Gdy model zgłosi błąd, zamilknie albo odeśle coś niekompletnego, licznik się nie zmienia, a Twoje odpowiedzi zostają w formularzu. Spróbuj ponownie po chwili. Po pięciu nieudanych próbach w ciągu doby prosimy, żeby poczekać do następnego dnia.',
      },
      {
        id: 'inny-wynik',
        question: 'Dlaczego druga analiza różni się od pierwszej?',
        answer:
          'Przy takich samych odpowiedziach lista zawodów, z której wybiera model, jest ta sama. Sam model pracuje jednak z pewną swobodą, więc może wskazać z niej inne cztery i inaczej je opisać. Jeśli wyniki bardzo się rozjeżdżają, odpowiedzi są pewnie zbyt ogólne. Pięć ostatnich analiz zostaje w historii, więc możesz sprawdzić, co się w nich powtarza. Właśnie te elementy są najciekawsze.',
      },
    ],
  },
  {
    id: 'konto',
    title: 'Konto i logowanie',
    questions: [
      {
        id: 'czy-potrzebne-konto',
        question: 'Czy muszę zakładać konto?',
        answer:
          'Do czytania nie. Blog, biblioteka kursów i wszystkie publiczne strony są otwarte, a quiz możesz wypełnić bez logowania. Konto jest potrzebne dopiero do zrobienia analizy, bo gdzieś trzeba ją zapisać i pilnować, żeby nikt inny jej nie zobaczył. Wystarczy adres e-mail z hasłem albo logowanie przez Google. Odpowiedzi z quizu nie znikną w trakcie rejestracji.',
      },
      {
        id: 'od-ilu-lat',
        question: 'Od ilu lat mogę korzystać ze Szlaku?',
        answer:
          'Konto może założyć osoba, która ukończyła 18 lat. Płatne umowy wymagają pełnoletności, a warunki modelu, z którego korzystamy, nie pozwalają oferować takich usług młodszym. Jeśli masz mniej lat i szukasz zawodu, zajrzyj do szkolnego doradcy zawodowego, poradni psychologiczno-pedagogicznej albo na nasz [blog](/blog), który możesz czytać bez konta.',
      },
      {
        id: 'nie-przyszla-wiadomosc',
        question: 'Wiadomość z potwierdzeniem nie przyszła. Co zrobić?',
        answer:
          'Sprawdź folder ze spamem i to, czy adres nie zawiera literówki. Po zalogowaniu zobaczysz przypomnienie z możliwością wysłania wiadomości jeszcze raz. Link działa przez godzinę i tylko raz, więc użyj najnowszego. Bez potwierdzenia możesz korzystać ze Szlaku, ale nie kupisz Premium ani kursu, a z jednej sieci takie konta mogą uruchomić razem tylko trzy analizy na dobę.',
      },
      {
        id: 'zapomniane-haslo',
        question: 'Nie pamiętam hasła. Jak je odzyskać?',
        answer:
          'W oknie logowania wybierz „Nie pamiętasz hasła?” i podaj adres e-mail konta. Wyślemy link, pod którym ustawisz nowe; działa godzinę i tylko raz. Starego hasła nie możemy Ci przypomnieć, bo go nie znamy: przechowujemy jedynie jego skrót. Po ustawieniu nowego wszystkie inne sesje się kończą, także te na obcych urządzeniach.',
      },
      {
        id: 'nowe-urzadzenie',
        question: 'Przyszła wiadomość o logowaniu, którego nie poznaję. Co teraz?',
        answer:
          'Piszemy, gdy ktoś loguje się z przeglądarki, której na tym koncie jeszcze nie było. Jeśli to nie Ty, od razu zmień hasło w [profilu](/profil), bo to zakończy wszystkie pozostałe sesje. Listę sesji z urządzeniem i czasem ostatniej aktywności też tam znajdziesz. Powód bywa jednak zwyczajny: nowy telefon, inna przeglądarka albo wyczyszczone dane strony.',
      },
      {
        id: 'usuniecie-konta',
        question: 'Jak usunąć konto i co wtedy zniknie?',
        answer:
          'W [profilu](/profil) wybierz usunięcie konta i potwierdź je hasłem albo ponownym logowaniem przez Google. Od razu znikają analizy, odpowiedzi, postępy, sesje i dostęp do kursów, a subskrypcja zostaje anulowana. Zachowujemy to, co każą przechowywać przepisy księgowe, i zapisy, w których nie ma już śladu po Twoim koncie. Tego nie da się cofnąć, więc wcześniej pobierz tam plik ze swoimi danymi.',
      },
    ],
  },
  {
    id: 'plany',
    title: 'Plany i płatności',
    questions: [
      {
        id: 'darmowy-a-premium',
        question: 'Czym różni się plan darmowy od Premium?',
        answer: `Plan darmowy to jedna analiza, z której widzisz nazwy wszystkich ścieżek i dane o tych zawodach, w całości jedną ścieżkę, dwie umiejętności, jeden link do ofert, plan rozwoju i podsumowanie. Premium za ${PREMIUM} miesięcznie pokazuje każdą ścieżkę, umiejętność i uzasadnienie, daje trzy linki do ofert oraz 5 analiz, 5 resetów i opisy dwóch kolejnych szlaków w każdym opłaconym miesiącu. Analizy zrobionej za darmo nie trzeba powtarzać: po zmianie planu otworzy się cała. Porównanie jest na stronie [Plany](/plany).`,
      },
      {
        id: 'odnawianie',
        question: 'Czy Premium odnawia się samo i jak zrezygnować?',
        answer:
          'Tak, co miesiąc Stripe pobiera opłatę z podanej karty, dopóki nie zrezygnujesz. Rezygnujesz w [profilu](/profil), w każdej chwili i bez podania przyczyny. Premium działa wtedy do końca opłaconego miesiąca, a następnej opłaty już nie ma. Do tego czasu możesz rezygnację cofnąć. Analizy zostają na koncie i później, tyle że w zakresie planu darmowego.',
      },
      {
        id: 'zwrot-premium',
        question: 'Czy mogę dostać zwrot za Premium?',
        answer: `Tak, w ciągu 14 dni od zakupu możesz odstąpić od umowy przyciskiem „Odstąp od umowy” w [profilu](/profil) albo [bez logowania](/odstapienie). Oddajemy pieniądze za niewykorzystane dni: po 9 dniach z 30 zwrot wynosi ${REFUND_EXAMPLE} z ${PREMIUM}. Dostaniesz potwierdzenie e-mailem, a pieniądze wrócą tą samą drogą, najpóźniej po 14 dniach. Szczegóły są w [regulaminie](/regulamin).`,
      },
      {
        id: 'znizka-za-polecenie',
        question: 'Jak działa zniżka za udostępnienie?',
        answer: `Na stronie [Plany](/plany) udostępnij link do Szlaku, a potem kliknij „Włącz zniżkę”. Przez następne 24 godziny możesz kupić Premium o ${REFERRAL_PERCENT}% taniej, za ${REFERRAL} zamiast ${PREMIUM} miesięcznie. Ta cena zostaje z Tobą tak długo, jak trwa kupiona w ten sposób subskrypcja. Każda osoba dostaje zniżkę raz, a ten, kto dostaje link, nie musi niczego kupować.`,
      },
      {
        id: 'bezpieczenstwo-platnosci',
        question: 'Jak zapłacić i czy to bezpieczne?',
        answer:
          'Najpierw widzisz nasze podsumowanie: co kupujesz, za ile i czy opłata się powtarza. Po kliknięciu „Zamawiam z obowiązkiem zapłaty” przechodzisz na stronę Stripe i tam płacisz. {sposoby-platnosci} Numer karty nie przechodzi przez nasz serwer i nie ma go w naszej bazie. Dostajemy tylko wiadomość, czy płatność się powiodła.',
      },
      {
        id: 'platnosc-odrzucona',
        question: 'Płatność została odrzucona. Co dalej?',
        answer:
          'Przy pierwszym zakupie po prostu spróbuj ponownie: nic nie zostało kupione. Jeśli nie udało się odnowić Premium, funkcje Premium wstrzymujemy do czasu zapłaty, a w [profilu](/profil) zobaczysz, jak podać inną kartę. Analizy i kursy zostają na swoim miejscu. Po udanej płatności wszystko wraca od razu. Przyczynę odmowy zna bank, my jej nie widzimy.',
      },
    ],
  },
  {
    id: 'kursy',
    title: 'Kursy',
    questions: [
      {
        id: 'kursy-a-premium',
        question: 'Czy Premium obejmuje kursy?',
        answer:
          'Nie. Premium dotyczy analiz, a każdy kurs kupuje się osobno, jedną opłatą. Działa to też w drugą stronę: żeby kupić kurs, nie trzeba mieć Premium. Kurs zostaje na koncie tak długo, jak je masz i jak działa serwis, także po rezygnacji z subskrypcji. Kupione znajdziesz w [Moich kursach](/moje-kursy), a wszystkie w [bibliotece](/biblioteka-kursow).',
      },
      {
        id: 'co-w-kursie',
        question: 'Jak wygląda kurs po zakupie?',
        answer:
          'To lekcje tekstowe podzielone na moduły. Lekcje pisze AI (Google Gemini) według planu redakcji, każdą wtedy, gdy ktoś otworzy ją po raz pierwszy; potem jest taka sama dla wszystkich. Strona kursu mówi, ile z nich redakcja przeczytała. Przeczytane lekcje oznaczasz, a kurs pamięta, gdzie jesteś. Strony można drukować. Błąd zgłosisz na stronie lekcji. Nie ma terminów, zapisów ani nikogo, kto sprawdza zadania; do ćwiczenia możesz poprosić o uwagi AI, a w kursach o rozmowach przećwiczysz niektóre z nich z AI.',
      },
      {
        id: 'zaswiadczenie',
        question: 'Czy dostanę zaświadczenie o ukończeniu kursu?',
        answer:
          'Tak, jeśli na stronie kursu przy słowie „Zaświadczenie” widnieje „Tak”; w [bibliotece](/biblioteka-kursow) możesz wybrać tylko takie kursy. Gdy oznaczysz wszystkie lekcje jako ukończone, w [Moich kursach](/moje-kursy) pojawi się zaświadczenie do wydrukowania albo zapisania jako PDF: z imieniem i nazwiskiem, programem kursu, dniem ukończenia i numerem. Potwierdza ono ukończenie lekcji w Szlaku. Nie jest dokumentem urzędowym ani certyfikatem kwalifikacji.',
      },
      {
        id: 'zwrot-kursu',
        question: 'Czy mogę oddać kurs?',
        answer:
          'Tak, w ciągu 14 dni od zakupu i pod warunkiem, że nie otworzysz żadnej lekcji: w [profilu](/profil) albo [bez logowania](/odstapienie). Dostaniesz wtedy zwrot całej ceny. Otwarcie pierwszej lekcji kończy prawo do odstąpienia, o czym przypominamy przy zamówieniu. Jeśli kurs ma wadę, na przykład lekcja się nie otwiera, możesz złożyć reklamację niezależnie od tego. Zasady opisuje [regulamin](/regulamin).',
      },
      {
        id: 'skad-polecenia',
        question: 'Skąd biorą się polecane kursy?',
        answer:
          'Nie z modelu AI. Przy zawodach mamy zapisane, które kursy w nich pomagają, i od tego zaczynamy: najpierw kursy do zawodu z Twojego szlaku, potem do pozostałych ścieżek. Dalej są te, których tytuł lub tagi zawierają całą umiejętność z Twojej analizy. Przy każdym kursie piszemy, do czego pasuje. Gdy nie pasuje żaden, widzisz kursy kupowane najczęściej, a póki sprzedaży nie ma, pierwsze z listy. Nikt nie płaci nam za miejsce na tej liście.',
      },
      {
        id: 'oceny-kursow',
        question: 'Kto wystawia oceny kursów?',
        answer:
          'Tylko osoby, które kupiły kurs i otworzyły co najmniej jedną trzecią jego lekcji; sprawdzamy to przy zapisie. Pokazujemy opinie dobre i złe, a średnią od pięciu opinii; wcześniej kurs jest po prostu nowy. Swoją opinię dodasz, zmienisz i wycofasz na stronie kupionego kursu. Przed zakupem warto też spojrzeć na plan, część „dla kogo” i pierwszą lekcję, którą każdy może przeczytać w całości.',
      },
    ],
  },
  {
    id: 'prywatnosc',
    title: 'Prywatność i dane',
    questions: [
      {
        id: 'co-wie-model',
        question: 'Co o mnie wie model AI?',
        answer:
          'Tylko to, co wpiszesz w quizie, co dodasz jako fakty i o co zapytasz przy analizie. Do Google Gemini wysyłamy to razem ze stałym poleceniem i listą zawodów, bez imienia i nazwiska, adresu e-mail, identyfikatora konta i adresu IP. Dlatego nie wpisuj w polach tekstowych nazwisk, danych kontaktowych ani informacji o zdrowiu. Co dzieje się z odpowiedziami po stronie Google, wyjaśnia [polityka prywatności](/polityka-prywatnosci).',
      },
      {
        id: 'uczenie-modelu',
        question: 'Czy moje odpowiedzi uczą sztuczną inteligencję?',
        answer:
          'Nie. My nie trenujemy żadnych modeli, a korzystamy z płatnej wersji Gemini API, której warunki nie pozwalają Google używać przesłanych treści do ulepszania produktów. Google przechowuje je do 55 dni, wyłącznie po to, by wykrywać nadużycia. Odpowiedzi docierają tam bez danych konta, więc nie wiadomo, od kogo pochodzą, chyba że sam tekst to zdradza.',
      },
      {
        id: 'kto-widzi-analize',
        question: 'Kto może zobaczyć moją analizę?',
        answer:
          'Na stronie tylko Ty, po zalogowaniu. Osoby, które utrzymują serwis, zaglądają do bazy wyłącznie po to, by naprawić błąd albo odpowiedzieć na zgłoszenie. Przycisk „Udostępnij” przekazuje link do Szlaku, a nie Twój wynik. Jeśli chcesz komuś pokazać analizę, wydrukuj ją albo zapisz z przeglądarki jako PDF. Pracodawcom niczego nie udostępniamy, a [regulamin](/regulamin) zabrania używania analiz do rekrutacji i oceniania pracowników.',
      },
      {
        id: 'pobranie-danych',
        question: 'Jak pobrać wszystkie swoje dane?',
        answer:
          'W [profilu](/profil) kliknij pobranie danych, a od razu dostaniesz jeden plik JSON. Jest w nim to, co przechowujemy na Twój temat: konto, odpowiedzi, analizy, postępy w planie i w lekcjach, zakupy i sesje. Plik otworzysz w dowolnym edytorze tekstu. Nie musisz pisać wniosku ani czekać. Tam też usuniesz pojedynczą analizę, jeśli nie chcesz jej trzymać.',
      },
      {
        id: 'brak-okna-cookies',
        question: 'Dlaczego nie pytacie o zgodę na pliki cookie?',
        answer:
          'Bo nie mamy o co. Zapisujemy tylko pliki niezbędne do logowania i działania serwisu, a na takie zgoda nie jest wymagana. Nie używamy plików reklamowych, analitycznych ani cudzych skryptów śledzących, więc okno z przyciskami byłoby tylko przeszkodą. Każdy plik, jego cel i czas życia znajdziesz w tabeli na stronie [Pliki cookie](/cookies).',
      },
    ],
  },
  {
    id: 'pomoc',
    title: 'Działanie serwisu i pomoc',
    questions: [
      {
        id: 'pdf',
        question: 'Jak zapisać analizę jako PDF?',
        answer:
          'Na stronie analizy naciśnij „Drukuj lub zapisz PDF”, a w oknie druku wybierz zapis do pliku PDF. W dokumencie jest wszystko, co obejmuje Twój plan: odpowiedzi, zawody z uzasadnieniem, bilans, plan, pieczątki i źródła. Możesz go zabrać na rozmowę z doradcą zawodowym albo [przekazać mu analizę linkiem](/przekazanie).',
      },
      {
        id: 'oferty-pracy',
        question: 'Czy Szlak znajdzie mi pracę?',
        answer:
          'Nie pośredniczymy w zatrudnieniu i nie obiecujemy pracy. Przycisk „Sprawdź” przy ofertach otwiera wyszukiwarkę portalu pracuj.pl z nazwą Twojej ścieżki; to, co tam zobaczysz, pochodzi od pracodawców. Szlak pomaga wcześniej: wybrać kierunek, nazwać mocne strony i zaplanować naukę. Na ogłoszenia odpowiadasz już samodzielnie.',
      },
      {
        id: 'doradca-zawodowy',
        question: 'Czy Szlak zastąpi doradcę zawodowego?',
        answer:
          'Nie, ale może pomóc się przygotować. Doradca dopyta, wychwyci sprzeczności i zna lokalny rynek, a model widzi tylko trzy odpowiedzi. Wydrukuj analizę i zabierz ją na spotkanie: łatwiej zacząć od czegoś, z czym można się nie zgodzić. Z bezpłatnego poradnictwa zawodowego możesz skorzystać na przykład w powiatowym urzędzie pracy.',
      },
      {
        id: 'kontakt',
        question: 'Jak się z Wami skontaktować i złożyć reklamację?',
        answer:
          'Adres e-mail jest w stopce, w [regulaminie](/regulamin) i na stronie [O nas](/o-nas). Napisz, co się stało, kiedy i czego oczekujesz, najlepiej z adresu, na który masz konto. Nie podawaj hasła ani numeru karty, bo w wiadomościach nigdy o nie nie pytamy. Na reklamację odpowiadamy w ciągu 14 dni; brak odpowiedzi w tym czasie znaczy, że ją uznajemy. Problemy z dostępnością opisuje [osobna strona](/dostepnosc).',
      },
    ],
  },
];
