import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'montaz-wideo-davinci',
  title: 'Montaż wideo w DaVinci Resolve: pierwszy film',
  category: 'Produkcja wideo i audio',
  tags: ['DaVinci Resolve', 'montaż wideo', 'korekcja barwna', 'dźwięk', 'YouTube'],
  imageUrl: 'https://images.unsplash.com/photo-1574717024653-61fd2cf4d44d?w=400',
  price: 219.99,
  currency: 'PLN',
  level: 'początkujący',
  duration: 'około 18 godzin',
  certificate: true,
  description:
    'Z własnych nagrań z telefonu zmontujesz trzyminutowy film: z rytmem, czystym dźwiękiem, wyrównanymi kolorami i napisami. Poznasz po kolei strony programu DaVinci Resolve w bezpłatnej wersji, nauczysz się porządkować materiał i wyeksportujesz go na YouTube oraz w pionie na rolki.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Czy Twój komputer to udźwignie: wymagania, pliki proxy, dysk na materiał',
    'Zanim zaczniesz ciąć: nazwy, foldery, kopia nagrań',
    'Projekt, klatkaż, rozdzielczość: ustawienia, których później szkoda zmieniać',
    'Strona Cut: szybki wybór najlepszych fragmentów',
    'Strona Edit: cięcie, przycinanie, zbliżenia i ścieżki',
    'Rytm i opowieść: plany, przebitki, cięcia J i L',
    'Przejścia i tytuły, czyli dlaczego mniej znaczy więcej',
    'Fairlight: poziomy, szum, głos na tle muzyki',
    'Color: ekspozycja, balans bieli, dopasowanie ujęć, LUT bez przesady',
    'Pierwsza animacja napisu w module Fusion',
    'Napisy po polsku: tekst, czas wyświetlania, czytelność',
    'Wersja pionowa bez obciętych głów',
    'Deliver: kodeki, przepływność, eksport na YouTube i do archiwum',
    'Muzyka i ujęcia z banków: czytanie licencji',
  ],
  forWho: [
    'Nagrywasz rodzinę, wyjazdy albo występy i zawsze kończy się na folderze „do zmontowania”.',
    'Prowadzisz kanał lub firmowy profil i aplikacja w telefonie przestaje Ci wystarczać.',
    'Uczysz, szkolisz lub oprowadzasz i chcesz wypuszczać krótkie filmy instruktażowe.',
    'Myślisz o montażu jako o zajęciu i potrzebujesz pierwszej pozycji do pokazania.',
  ],
  whatYouGet: [
    'Zmontowany, udźwiękowiony i wyeksportowany film własnego autorstwa w poziomie oraz w pionie.',
    'Szablon projektu z folderami, tytułami i ustawieniami eksportu.',
    'Zestaw kilkunastu skrótów, po których ręka sama wraca na klawiaturę.',
    'Procedurę naprawy głosu z pogłosem, wiatrem lub buczeniem lodówki.',
    'Spis wykorzystanej muzyki i ujęć z licencjami, z którym odpowiesz na roszczenie platformy.',
    'Zaświadczenie o ukończeniu kursu montażu, wystawione przez Szlak.',
  ],
  faq: [
    {
      q: 'Jak nauczyć się montażu bez oglądania wideo?',
      a: 'Lekcje opisują kolejne kliknięcia, skróty i to, co powinno pojawić się na osi czasu, a Ty robisz to od razu na swoim materiale. Nagrań instruktażowych w kursie nie ma. Lekcje to teksty, dostępne po zakupie w zakładce „Moje kursy”.',
    },
    {
      q: 'Czy do kursu potrzebny jest płatny Resolve Studio?',
      a: 'Nie, wszystkie zadania wykonasz w wersji bezpłatnej. Funkcje zarezerwowane dla Studio, jak część narzędzi AI i odszumianie obrazu, tylko wymieniamy.',
    },
    {
      q: 'Mam starego laptopa. Co wtedy?',
      a: 'Zacznij od modułu o wymaganiach, zanim kupisz kartę graficzną: pliki proxy i niższa rozdzielczość podglądu potrafią dużo zmienić. Program pobierzesz za darmo, więc płynność sprawdzisz przed zakupem kursu.',
    },
  ],
};
