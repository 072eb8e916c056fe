import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'seo-w-praktyce',
  title: 'SEO w praktyce: audyt, treści, linki i pomiar',
  category: 'Marketing',
  tags: ['SEO', 'Google Search Console', 'audyt strony', 'słowa kluczowe', 'content marketing'],
  imageUrl: 'https://images.unsplash.com/photo-1571721795195-a2ca2d3370a9?w=400',
  price: 239.99,
  currency: 'PLN',
  level: 'średniozaawansowany',
  duration: '36 lekcji',
  certificate: false,
  description:
    'Przeprowadzisz audyt prawdziwej strony i ułożysz listę poprawek od tych, które zmieniają najwięcej. Sprawdzisz, co Google widzi, a czego nie, dopasujesz treści do intencji pytających, naprawisz wolne szablony i zmierzysz efekt w Search Console – także wtedy, gdy część odpowiedzi podaje już AI.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Jak wyszukiwarka znajduje, rozumie i układa strony',
    'Search Console bez tajemnic: zapytania, indeksowanie, mapy witryny',
    'Crawl całej witryny w Screaming Frog i czytanie jego wyników',
    'robots.txt, noindex, adres kanoniczny: trzy narzędzia, które łatwo pomylić',
    'Słowa kluczowe i intencja: czego naprawdę szuka ten człowiek',
    'Struktura serwisu: kategorie, linkowanie wewnętrzne, okruszki',
    'Tytuły, nagłówki i treść, którą warto zacytować',
    'Core Web Vitals: LCP, INP i CLS w praktyce właściciela strony',
    'Dane uporządkowane: produkt, artykuł, firma lokalna',
    'Wizytówka w Google i SEO dla firmy z jednego miasta',
    'Linki przychodzące: jak je zdobywać bez kupowania kłopotów',
    '„Przegląd od AI” i czaty: co wiemy o widoczności, a co jest domysłem',
    'Migracja strony bez utraty ruchu i raport, który zrozumie zarząd',
  ],
  forWho: [
    'Opiekujesz się stroną, która kiedyś miała więcej wejść, i chcesz wiedzieć, co się stało.',
    'Piszesz treści i masz dość wytycznych w rodzaju „użyj frazy siedem razy”.',
    'Tworzysz witryny i chcesz oddawać je klientom bez ukrytych przeszkód dla robotów.',
    'Rozliczasz agencję SEO i potrzebujesz sprawdzić, za co właściwie płacisz.',
  ],
  whatYouGet: [
    'Audyt wybranej witryny: ustalenia, dowody, kolejność napraw i szacowany nakład pracy.',
    'Mapę tematów na pół roku, powiązaną z pytaniami z Search Console.',
    'Trzy podstrony przepisane pod intencję, z zapisanym stanem „przed”, do którego porównasz „po”.',
    'Plan przekierowań gotowy na dzień przebudowy strony.',
    'Odporność na obietnice pierwszego miejsca w tydzień.',
  ],
  faq: [
    {
      q: 'Po jakim czasie widać skutki poprawek w Google?',
      a: 'Błędy techniczne bywają zauważane w ciągu dni, a nowe treści dojrzewają miesiącami. Pozycji nie da się obiecać, dlatego uczysz się mierzyć zmianę, a nie czekać na cud.',
    },
    {
      q: 'Czy bez płatnych narzędzi ten kurs ma sens?',
      a: 'Ma: większość ćwiczeń opiera się na bezpłatnej Search Console i darmowej wersji Screaming Frog, która przegląda do 500 adresów. Płatne programy przyspieszają pracę przy dużych serwisach, ale nie są warunkiem.',
    },
    {
      q: 'Muszę umieć programować, żeby poprawiać techniczne SEO?',
      a: 'Wystarczy czytać prosty HTML i mieć dostęp do panelu strony. Zmiany w kodzie uczysz się opisywać tak, by programista mógł je wdrożyć bez dopytywania.',
    },
  ],
};
