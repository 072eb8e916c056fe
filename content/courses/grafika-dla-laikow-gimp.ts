import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'grafika-dla-laikow-gimp',
  title: 'Grafika dla laików: GIMP bez strachu przed warstwami',
  category: 'Grafika',
  tags: ['GIMP', 'obróbka zdjęć', 'retusz', 'warstwy i maski', 'grafika rastrowa'],
  imageUrl: 'https://images.unsplash.com/photo-1626785774573-4b799315345d?w=400',
  price: 159.99,
  currency: 'PLN',
  level: 'początkujący',
  duration: 'około 12 godzin',
  certificate: false,
  description:
    'Uratujesz ciemne zdjęcie z komunii, wytniesz produkt z tła, złożysz plakat na festyn i przygotujesz baner we właściwym rozmiarze. Wszystko w darmowym GIMP-ie 3, po kolei: od kadru i jasności, przez warstwy oraz maski, po eksport do internetu i drukarni.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Instalacja i okno programu ustawione pod siebie',
    'Piksele, rozdzielczość, proporcje: dlaczego logo wychodzi rozmazane',
    'Kadrowanie, prostowanie i zmiana rozmiaru bez zniekształceń',
    'Poziomy, krzywe i balans bieli na nieudanym zdjęciu',
    'Zaznaczenia: prostokąt, różdżka, inteligentne nożyce, ścieżki',
    'Warstwy jak kartki folii: kolejność, krycie, tryby mieszania',
    'Maska zamiast gumki, czyli poprawki, które można cofnąć',
    'Retusz: kurz, czerwone oczy, kabel nad głową, klonowanie z umiarem',
    'Filtry nieniszczące w GIMP-ie 3',
    'Tekst na obrazie: czytelność, kontrast, cień',
    'Plakat A3 krok po kroku: od szkicu do pliku dla drukarni',
    'Eksport: JPEG, PNG, WebP, PDF i kiedy który',
  ],
  forWho: [
    'Masz setki zdjęć w telefonie i komputer, ale żadnej ochoty na abonament.',
    'Przygotowujesz plakaty dla biblioteki, parafii, klubu albo rady osiedla.',
    'Sprzedajesz rękodzieło i Twoje fotografie nie oddają tego, jak wygląda naprawdę.',
    'GIMP jest u Ciebie zainstalowany od lat, ale po minucie zawsze wygrywa przycisk „Zamknij”.',
  ],
  whatYouGet: [
    'Dziesięć ukończonych ćwiczeń na własnych zdjęciach, zapisanych w plikach XCF do dalszych zmian.',
    'Gotowy plakat A3, baner na stronę i fotografię produktu na białym tle.',
    'Ściągę skrótów klawiszowych na jedną stronę, bez których praca trwa dwa razy dłużej.',
    'Rozumienie warstw i masek, które przyda się w każdym innym edytorze.',
    'Nawyk sprawdzania licencji zdjęć, czcionek i pędzli.',
  ],
  faq: [
    {
      q: 'Czym GIMP różni się od Photoshopa?',
      a: 'Jest bezpłatny i otwarty, a do zadań z tego programu w zupełności wystarcza. Ma inne skróty i słabszą obsługę profesjonalnego druku w CMYK; mówimy, kiedy to naprawdę przeszkadza.',
    },
    {
      q: 'Mój GIMP to wersja 2.10. Czy mogę przy niej zostać?',
      a: 'Lepiej zainstaluj wydanie z serii 3, bo na nim oparte są polecenia i filtry nieniszczące. Podstawy, czyli kadr, zaznaczenia oraz warstwy, działają w starszym podobnie.',
    },
    {
      q: 'Nie mam zdolności plastycznych. Dam radę?',
      a: 'Rysować tu nie trzeba. Pracujesz na zdjęciach, tekście i prostych kształtach, a o układzie decydują trzy zasady, które da się zwyczajnie zapamiętać.',
    },
  ],
};
