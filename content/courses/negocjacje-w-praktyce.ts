import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'negocjacje-w-praktyce',
  title: 'Negocjacje w praktyce: przygotowanie, stół, umowa',
  category: 'Umiejętności miękkie',
  tags: ['negocjacje', 'BATNA', 'argumentacja', 'komunikacja', 'zakupy i sprzedaż'],
  imageUrl: 'https://images.unsplash.com/photo-1521791136064-7986c2920216?w=400',
  price: 229.99,
  currency: 'PLN',
  level: 'średniozaawansowany',
  duration: '30 lekcji',
  certificate: true,
  description:
    'Usiądziesz do rozmów z policzoną alternatywą, listą rzeczy do wymiany i granicą, której nie przekroczysz. Przećwiczysz otwarcie, ustępstwa i reakcje na presję na scenariuszach z pracy: umowa z klientem, podwyżka, termin od dostawcy, spór między działami. I spiszesz ustalenia tak, by przetrwały.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Stanowiska i interesy: o co naprawdę chodzi obu stronom',
    'BATNA, punkt odejścia i obszar porozumienia policzone na kartce',
    'Wywiad przed rozmową: źródła, pytania, mapa wpływów',
    'Karta wymiany: co Ciebie kosztuje mało, a drugiej stronie daje dużo',
    'Kto rzuca pierwszą liczbę: kotwica i jak się z niej uwolnić',
    'Pytania otwarte, parafraza, milczenie',
    'Ustępstwa: malejące, warunkowe, nigdy za darmo',
    'Sztuczki drugiej strony: dobry i zły policjant, ultimatum, salami',
    'Negocjacje mailem i na wideo: ton, tempo, ślad na piśmie',
    'Kilka stron przy stole: koalicje, tłumacz, szef szefa',
    'Impas: przerwa, mediator, rozmowa o rozmowie',
    'Notatka z ustaleń i przegląd po negocjacjach',
  ],
  forWho: [
    'Kupujesz, sprzedajesz lub prowadzisz projekty i co tydzień coś z kimś ustalasz.',
    'Zgadzasz się za szybko, a w drodze do domu przychodzą Ci do głowy lepsze odpowiedzi.',
    'Prowadzisz firmę i chcesz rozmawiać o cenie bez przepraszania za nią.',
    'Uważasz, że negocjacje to teatr dla twardzieli, i szukasz uczciwszego sposobu.',
  ],
  whatYouGet: [
    'Jednostronicowy arkusz przygotowania, który wypełnisz przed każdą ważną rozmową.',
    'Doświadczenie z odegranych scenariuszy: umowa, podwyżka, termin, spór między działami.',
    'Repertuar odpowiedzi na dziesięć najczęstszych zagrań pod presją.',
    'Wzór notatki po spotkaniu: kto, co, do kiedy i pod jakim warunkiem.',
    'Dziennik negocjacji, z którego po trzech miesiącach widać Twoje nawyki.',
    'Zaświadczenie Szlaku o ukończeniu kursu negocjacji.',
  ],
  faq: [
    {
      q: 'Czy scenariusze można przećwiczyć bez partnera?',
      a: 'Najlepiej we dwoje, ale można i w pojedynkę: piszesz dialog, zatrzymujesz się w punkcie zwrotnym i szukasz trzech możliwych ruchów. Rolę drugiej strony może też zagrać asystent AI.',
    },
    {
      q: 'Czy to kurs manipulacji?',
      a: 'Przeciwnie. Zagrania manipulacyjne opisujemy po to, żeby je rozpoznać i nazwać; warsztat opiera się na interesach, faktach i wymianie, bo z tymi samymi ludźmi zwykle spotkasz się jeszcze raz.',
    },
  ],
};
