import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'automatyzacja-bez-kodu',
  title: 'Automatyzacja bez kodu: Make, Zapier, n8n w biurze',
  category: 'Narzędzia bez kodu',
  tags: ['automatyzacja', 'Make', 'Zapier', 'n8n', 'no-code', 'integracje'],
  imageUrl: 'https://images.unsplash.com/photo-1518770660439-4636190af475?w=400',
  price: 229.99,
  currency: 'PLN',
  level: 'średniozaawansowany',
  duration: 'około 15–17 godzin',
  certificate: true,
  description:
    'Zapytanie z formularza samo trafi do arkusza, klient dostanie odpowiedź, a zespół powiadomienie. Zaprojektujesz i uruchomisz sześć automatyzacji, poznasz wyzwalacze, filtry, pętle i webhooki, a przede wszystkim nauczysz się obsługiwać błędy, zanim wyślesz ten sam e-mail czterysta razy.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Mapa procesu na kartce i pytanie, czy warto go automatyzować',
    'Wyzwalacz, akcja, dane: pierwszy scenariusz w Make',
    'Make, Zapier, n8n, Power Automate: porównanie kosztów i ograniczeń',
    'Arkusz jako baza: unikalne klucze, daty, porządek w kolumnach',
    'Warunki, filtry i rozgałęzienia',
    'Listy i pętle: pięćdziesiąt wierszy bez pięćdziesięciu kroków',
    'JSON i API na tyle, żeby się nie bać',
    'Webhooki: gdy aplikacji nie ma na liście gotowych',
    'Krok z modelem AI: klasyfikacja wiadomości, szkic odpowiedzi, kontrola człowieka',
    'Błędy, ponowienia, limity, wysyłka podwójna',
    'Dane osobowe, hasła i klucze: kto ma dostęp do czego',
    'Dokumentacja, monitoring i oddanie automatyzacji innym',
  ],
  forWho: [
    'Przepisujesz dane między systemami i znasz ten ruch na pamięć: kopiuj, wklej, zapisz.',
    'Prowadzisz jednoosobową firmę, w której administracja zjada wieczory.',
    'Odpowiadasz za procesy i chcesz usprawniać je bez kolejki do działu IT.',
    'Poruszasz się swobodnie w arkuszach, znasz filtry oraz proste formuły.',
  ],
  whatYouGet: [
    'Sześć działających scenariuszy: formularz, faktura, przypomnienie, raport, zgłoszenie, wdrożenie nowej osoby.',
    'Kalkulację, która mówi, ile operacji miesięcznie zużyjesz i kiedy plan przestanie wystarczać.',
    'Plan awaryjny dla każdej automatyzacji: kto dostaje alert i co robi ręcznie.',
    'Umiejętność czytania dokumentacji API i odpowiedzi serwera.',
    'Katalog dwudziestu pomysłów posortowany według oszczędności czasu i ryzyka.',
    'Zaświadczenie Szlaku o ukończeniu kursu automatyzacji.',
  ],
  faq: [
    {
      q: 'Na którym narzędziu pracujemy najwięcej?',
      a: 'Na Make, bo dobrze widać w nim przepływ danych, a darmowy plan wystarcza do ćwiczeń, choć ogranicza liczbę scenariuszy włączonych naraz. Dwa z nich odtwarzasz w n8n, a najprostszy także w Zapierze, żeby zobaczyć, co przenosi się między narzędziami.',
    },
    {
      q: 'Czy n8n trzeba stawiać na własnym serwerze?',
      a: 'Nie trzeba, ale można, i pokazujemy, co to znaczy dla kosztów, aktualizacji oraz danych. Do zadań wystarczy okres próbny wersji w chmurze lub instalacja na laptopie.',
    },
    {
      q: 'Co z danymi klientów, które przechodzą przez takie usługi?',
      a: 'Ćwiczysz na rekordach zmyślonych. Przed wdrożeniem uczysz się sprawdzać umowę powierzenia, miejsce przetwarzania i zakres dostępu; ocena prawna konkretnego przypadku należy do inspektora danych lub prawnika.',
    },
  ],
};
