import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'media-spolecznosciowe-dla-firm',
  title: 'Media społecznościowe małej firmy: plan na 12 tygodni',
  category: 'Media społecznościowe',
  tags: ['media społecznościowe', 'Facebook', 'Instagram', 'TikTok', 'LinkedIn', 'kalendarz treści'],
  imageUrl: 'https://images.unsplash.com/photo-1611162617213-7d7a39e9b1d7?w=400',
  price: 189.0,
  currency: 'PLN',
  level: 'początkujący',
  duration: '4 dni',
  certificate: false,
  description:
    'Wybierzesz dwa serwisy zamiast sześciu, ustalisz, o czym mówi Twoja firma, i przygotujesz treści na kwartał w tempie, które wytrzymasz. Nauczysz się nagrywać krótkie filmy telefonem, odpowiadać na złośliwe komentarze i czytać statystyki tak, by wynikała z nich decyzja.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Po co Twojej firmie profil: sprzedaż, zaufanie, rekrutacja, obsługa',
    'Gdzie są Twoi klienci: wybór dwóch serwisów',
    'Profil, który w pięć sekund mówi, co robisz i jak się skontaktować',
    'Cztery stałe tematy i bank pomysłów na sto postów',
    'Głos marki: jak mówimy, czego nie mówimy',
    'Zdjęcia telefonem: światło z okna, tło, trzy ujęcia',
    'Rolki i krótkie filmy: scenariusz, napisy, pierwsze dwie sekundy',
    'Kalendarz oraz planowanie w Meta Business Suite',
    'Komentarze, wiadomości, kryzys w sobotę wieczorem',
    'Muzyka, wizerunek, konkursy, oznaczanie reklam: zasady dla kont firmowych',
    'Pierwsza promocja posta za niewielki, z góry ustalony budżet',
    'Statystyki w pół godziny miesięcznie',
    'Bezpieczeństwo kont: dostępy, logowanie dwuetapowe, fałszywe „zgłoszenia naruszenia”',
  ],
  forWho: [
    'Masz salon, warsztat, sklep albo gabinet i ostatni post z zeszłych wakacji.',
    'W firmie to Tobie powiedziano „przecież siedzisz w telefonie, zajmij się Facebookiem”.',
    'Chcesz prowadzić profile lokalnych firm jako zajęcie dodatkowe i potrzebujesz porządnych podstaw.',
    'Wstydzisz się kamery i szukasz form, w których nie musisz tańczyć.',
  ],
  whatYouGet: [
    'Strategię na dwóch kartkach: cel, odbiorca, serwisy, tematy, miara.',
    'Dwanaście tygodni treści rozpisanych tydzień po tygodniu, w tym osiem scenariuszy krótkich filmów.',
    'Bibliotekę odpowiedzi na pytania, reklamacje i zaczepki.',
    'Raport miesięczny, w którym każda liczba kończy się wnioskiem.',
    'Zabezpieczone konta z uporządkowanymi dostępami dla współpracowników.',
  ],
  faq: [
    {
      q: 'Ile czasu tygodniowo zajmuje prowadzenie profilu tą metodą?',
      a: 'Plan zakłada około trzech godzin: dwie na przygotowanie treści w jednym bloku i resztę na rozmowy z ludźmi. Możesz zacząć od połowy, publikując rzadziej, ale regularnie.',
    },
    {
      q: 'Czy zdobędę obserwujących?',
      a: 'Liczby nie obiecujemy, bo zasięgi zależą od algorytmów i branży. Uczysz się sprawdzać, które treści przynoszą zapytania, co dla małej firmy znaczy więcej niż licznik.',
    },
    {
      q: 'Czy materiał obejmuje zaawansowane kampanie reklamowe?',
      a: 'Tylko pierwszą, prostą promocję posta. Kampanie w Google Ads i menedżerze reklam Meta rozkłada na części kurs marketingu internetowego.',
    },
  ],
};
