import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'ecommerce-start',
  title: 'E-commerce start: własny sklep internetowy',
  category: 'E-commerce',
  tags: ['e-commerce', 'sklep internetowy', 'WooCommerce', 'Shoper', 'Allegro', 'prawa konsumenta'],
  imageUrl: 'https://images.unsplash.com/photo-1556742049-0cfed4f6a45d?w=400',
  price: 299.99,
  currency: 'PLN',
  level: 'początkujący',
  duration: 'około 26 godzin',
  certificate: false,
  description:
    'Policzysz, czy na produkcie zostaje marża po prowizjach, paczce i zwrotach, wybierzesz platformę i zbudujesz sklep z kartami produktów, płatnościami, dostawą oraz dokumentami dla konsumenta. Przejdziesz próbne zamówienie od koszyka po reklamację, zanim zrobi to pierwszy klient.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Co sprzedawać: popyt, konkurencja, dostępność, waga paczki',
    'Marża na jednej sztuce: cena, prowizja, opakowanie, zwrot, reklama',
    'Allegro, własny sklep czy oba: co dają, co zabierają',
    'Shoper, WooCommerce, Shopify, PrestaShop: wybór na trzy lata',
    'Firma, VAT, kasa fiskalna, BDO: lista pytań do księgowej',
    'Domena, wygląd, struktura kategorii',
    'Karta produktu: tytuł, cechy, opis, odpowiedzi na wątpliwości',
    'Packshoty i zdjęcia w użyciu, zrobione w domu',
    'Płatności: BLIK, karty, przelewy, odroczone, i umowa z operatorem',
    'Dostawa: automaty paczkowe, kurier, darmowa wysyłka policzona z ołówkiem',
    'Regulamin, odstąpienie, reklamacja, obniżki z najniższą ceną z 30 dni',
    'Bezpieczeństwo produktów, dane osobowe, dostępność strony: co dotyczy właśnie Ciebie',
    'Koszyk i próbne zamówienie: gdzie ludzie rezygnują',
    'Pierwsi klienci, opinie, wiadomości po zakupie, miesięczny przegląd liczb',
  ],
  forWho: [
    'Wytwarzasz coś własnymi rękami i wiadomości prywatne przestały nadążać za zamówieniami.',
    'Masz sklep stacjonarny i stali bywalcy pytają o wysyłkę.',
    'Sprzedajesz na Allegro, a chcesz mieć także miejsce na własnych zasadach.',
    'Rozważasz handel w internecie i wolisz stracić weekend na liczenie niż oszczędności na towar.',
  ],
  whatYouGet: [
    'Sklep w wersji testowej: dziesięć produktów, płatności w trybie próbnym, ustawione dostawy.',
    'Arkusz marży, który pokaże, od jakiej ceny dana sztuka przestaje przynosić stratę.',
    'Spis dokumentów i informacji wymaganych wobec konsumenta, z nazwami urzędowych serwisów, w których je sprawdzisz.',
    'Procedury na kartce: zamówienie, zwrot, reklamacja, zaginiona paczka.',
    'Trzy wzory kart produktu, które odpowiadają na pytania, zanim ktoś je zada.',
    'Plan uruchomienia na czternaście dni i lista kontrolna na pierwszy dzień sprzedaży.',
  ],
  faq: [
    {
      q: 'Ile kosztuje uruchomienie sklepu oprócz towaru?',
      a: 'To zależy od platformy: abonament, domena, prowizje płatności, opakowania, czasem wtyczki. W drugim i czwartym module zbierasz aktualne cenniki do jednego arkusza i porównujesz koszt trzech lat, a nie pierwszego miesiąca.',
    },
    {
      q: 'Czy dostanę gotowy regulamin?',
      a: 'Nie, bo skopiowany bywa źródłem kłopotów. Uczysz się, co ma zawierać i skąd wynika każdy punkt; gotowy dokument przygotuj z prawnikiem lub w sprawdzonej usłudze, gdyż kurs nie zastępuje porady prawnej.',
    },
    {
      q: 'Interesuje mnie dropshipping. Czy to ten kurs?',
      a: 'Model opisujemy razem z jego słabościami: cienką marżą, odpowiedzialnością wobec konsumenta i brakiem kontroli nad paczką. Główny przykład to jednak sklep z własnym, niewielkim zapasem.',
    },
  ],
};
