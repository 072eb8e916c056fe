import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'podcast-od-pomyslu',
  title: 'Podcast od pomysłu do pierwszych trzech odcinków',
  category: 'Produkcja wideo i audio',
  tags: ['podcast', 'nagrywanie dźwięku', 'Audacity', 'wywiad', 'praca głosem'],
  imageUrl: 'https://images.unsplash.com/photo-1478737270239-2f02b77fc618?w=400',
  price: 139.99,
  currency: 'PLN',
  level: 'początkujący',
  duration: '20 lekcji',
  certificate: false,
  description:
    'Zanim kupisz mikrofon, sprawdzisz, czy pomysł wystarczy na dziesięć rozmów. Potem przygotujesz scenariusz, urządzisz kąt do nagrań z koca i szafy, zarejestrujesz trzy odcinki, oczyścisz dźwięk w Audacity i opublikujesz je w Spotify, Apple Podcasts i YouTube.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'O czym, dla kogo i dlaczego akurat Ty',
    'Format: solo, duet, wywiad, reportaż',
    'Test dziesięciu odcinków: czy temat się nie skończy',
    'Nazwa, opis, okładka widoczna na małym ekranie',
    'Mikrofon za rozsądne pieniądze i pokój, który nie dudni',
    'Głos: oddech, dykcja, woda, tempo',
    'Scenariusz w punktach zamiast czytania z kartki',
    'Wywiad: research, pierwsze pytanie, cisza jako narzędzie',
    'Nagranie zdalne na osobnych ścieżkach i zgoda gościa',
    'Montaż w Audacity: cięcia, szum, kompresja, głośność −16 LUFS',
    'Muzyka na start i prawa do niej',
    'Hosting, kanał RSS, publikacja w katalogach',
    'Transkrypcja i opis odcinka z pomocą AI, sprawdzone uchem',
    'Promocja bez budżetu i odczytywanie statystyk słuchania',
  ],
  forWho: [
    'Od dawna opowiadasz znajomym o swojej pasji i co trzeci mówi „powinno się to nagrywać”.',
    'Prowadzisz fundację, firmę albo bibliotekę i chcesz oddać głos ciekawym ludziom.',
    'Jeden odcinek już powstał, ale brzmi jak rozmowa w studni.',
    'Lubisz radio i chcesz zrozumieć, jak robi się dźwięk w domu.',
  ],
  whatYouGet: [
    'Trzy zmontowane odcinki i zwiastun, gotowe do publikacji lub już opublikowane.',
    'Zapasową listę siedmiu tematów z nazwiskami gości, których warto zaprosić.',
    'Łańcuch obróbki dźwięku zapisany jako makro, do użycia jednym kliknięciem.',
    'Wzór zaproszenia oraz zgody na nagranie, do dopasowania przed podpisem.',
    'Harmonogram produkcji odcinka podzielony na etapy, które mieszczą się w wieczór.',
  ],
  faq: [
    {
      q: 'Ile trzeba wydać na sprzęt?',
      a: 'Na pierwszy odcinek nic: telefon, słuchawki i szafa pełna ubrań wystarczą, by sprawdzić pomysł. Potem porównujesz mikrofony w trzech przedziałach cenowych, bez linków sponsorowanych.',
    },
    {
      q: 'Nie znoszę swojego głosu. Co z tym zrobić?',
      a: 'Prawie każdy słyszy siebie na nagraniu jak kogoś obcego i zwykle mija to po kilku godzinach odsłuchu. Ćwiczenia z oddechu oraz tempa robisz do dyktafonu, a wyniki oceniasz według krótkiej listy.',
    },
    {
      q: 'Czy na podcaście da się zarobić?',
      a: 'Niektórym się udaje, większość robi to dla rozgłosu, relacji lub frajdy. Sposoby finansowania omawiamy krótko i bez kwot, bo pierwszym celem są odcinki, których ktoś wysłucha do końca.',
    },
  ],
};
