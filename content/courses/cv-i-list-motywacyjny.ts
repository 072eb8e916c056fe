import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'cv-i-list-motywacyjny',
  title: 'CV i list motywacyjny pod konkretną ofertę',
  category: 'Kariera',
  tags: ['CV', 'list motywacyjny', 'szukanie pracy', 'ATS', 'LinkedIn', 'pisanie'],
  imageUrl: 'https://images.unsplash.com/photo-1586281380349-632531db7ed4?w=400',
  price: 89.99,
  currency: 'PLN',
  level: 'początkujący',
  duration: 'około 6 godzin',
  certificate: false,
  description:
    'Napiszesz CV, które rekruter zrozumie w pół minuty, i list, którego nie da się wysłać do nikogo innego. Nauczysz się zamieniać obowiązki w osiągnięcia, wyłuskiwać z ogłoszenia to, o co w nim naprawdę chodzi, i dopasowywać dokumenty do kolejnej oferty w dwadzieścia minut.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Jak czyta się CV: pół minuty, dwie strony i jedno pytanie',
    'Ogłoszenie rozebrane na części: wymagania twarde, miękkie i życzeniowe',
    'CV bazowe: pełny spis doświadczeń, z którego będziesz wycinać',
    'Od „odpowiedzialny za” do osiągnięcia z liczbą i skutkiem',
    'Podsumowanie zawodowe w trzech zdaniach',
    'Luki, krótkie umowy, urlop rodzicielski: jak pisać prawdę bez tłumaczenia się',
    'Zdjęcie, data urodzenia, zgoda na przetwarzanie danych: co naprawdę jest potrzebne',
    'Układ i plik: czytelny dla człowieka i dla systemu ATS',
    'List motywacyjny: cztery akapity, które odpowiadają na „dlaczego my”',
    'AI w roli redaktora: co zlecić, a czego nie pozwolić zmyślić',
    'Profil na LinkedIn spójny z CV i lista kontrolna przed wysłaniem',
  ],
  forWho: [
    'Szukasz pierwszej pracy i wydaje Ci się, że nie masz czego wpisać.',
    'Ostatnie CV powstało pięć lat temu, a od tego czasu doklejasz tylko kolejne stanowiska.',
    'Wysyłasz ten sam plik w trzydzieści miejsc i słyszysz głównie ciszę.',
    'Wracasz na rynek po przerwie na dzieci, chorobę albo wyjazd.',
  ],
  whatYouGet: [
    'Kompletne CV w wersji bazowej oraz drugie, przycięte do wybranego ogłoszenia.',
    'List motywacyjny, w którym każde zdanie odnosi się do tego pracodawcy i tego stanowiska.',
    'Zapas dziesięciu osiągnięć opisanych liczbą, skalą albo porównaniem „przed i po”.',
    'Własną listę słów kluczowych z branży, wypisaną z prawdziwych ofert.',
    'Rutynę, dzięki której kolejną aplikację przygotujesz w dwadzieścia minut.',
  ],
  faq: [
    {
      q: 'Czy muszę dołączać zdjęcie?',
      a: 'Nie. Wizerunku nie ma wśród danych, których pracodawca może żądać od kandydata na podstawie Kodeksu pracy, więc zdjęcie dodajesz tylko z własnej woli. W jednej z lekcji rozważamy, kiedy pomaga, a kiedy jedynie zabiera miejsce.',
    },
    {
      q: 'Mam niewiele doświadczenia i długą przerwę. Czy z tego da się zrobić CV?',
      a: 'Da się. Ćwiczenia obejmują także praktyki, wolontariat, opiekę nad bliskimi i projekty własne; uczysz się nazywać to, co z nich wynika, bez upiększania.',
    },
    {
      q: 'Czy ktoś sprawdzi moje CV?',
      a: 'Kurs nie obejmuje indywidualnej oceny. Zamiast niej dostajesz listę kontrolną i ćwiczenie ze znajomym, który przez pół minuty gra rekrutera.',
    },
  ],
};
