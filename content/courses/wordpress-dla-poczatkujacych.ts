import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'wordpress-dla-poczatkujacych',
  title: 'WordPress dla początkujących: własna strona bez agencji',
  category: 'Narzędzia bez kodu',
  tags: ['WordPress', 'strony internetowe', 'edytor blokowy', 'hosting i domena', 'SEO'],
  imageUrl: 'https://images.unsplash.com/photo-1460925895917-afdab827c52f?w=400',
  price: 189.99,
  originalPrice: 249.99,
  currency: 'PLN',
  level: 'początkujący',
  duration: 'około 14 godzin',
  certificate: true,
  textOnly: false,
  description:
    'Postawisz własną stronę w WordPressie: od zakupu domeny, przez wybór motywu i układanie podstron w edytorze blokowym, po formularz kontaktowy i kopie zapasowe. Na końcu masz działającą witrynę, którą umiesz aktualizować bez niczyjej pomocy.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Domena i hosting: co kupić, za co nie dopłacać',
    'Instalacja WordPressa i pierwsze ustawienia',
    'Motyw: jak wybrać taki, którego nie zmienisz za miesiąc',
    'Edytor blokowy: nagłówki, kolumny, obrazy, przyciski',
    'Strona główna, która mówi, czym się zajmujesz',
    'Podstrony: oferta, o mnie, kontakt, polityka prywatności',
    'Menu, stopka i formularz kontaktowy',
    'Wtyczki: pięć potrzebnych i dwadzieścia zbędnych',
    'Zdjęcia, które nie spowalniają strony',
    'Podstawy widoczności w Google: tytuły, opisy, adresy',
    'Bezpieczeństwo: aktualizacje, hasła, kopie zapasowe',
    'Publikacja i lista kontrolna na pierwszy miesiąc',
  ],
  forWho: [
    'Prowadzisz małą firmę albo dopiero ją zakładasz i chcesz mieć stronę bez zlecania jej agencji.',
    'Chcesz robić proste strony dla innych i szukasz pierwszej umiejętności, za którą można wziąć pieniądze.',
    'Pracujesz w organizacji, której strona od dwóch lat czeka na kogoś, kto się nią zajmie.',
    'Nie umiesz programować i nie zamierzasz zaczynać.',
  ],
  whatYouGet: [
    'Gotową, opublikowaną stronę z pięcioma podstronami i działającym formularzem.',
    'Listę kontrolną przed publikacją, z którą sprawdzisz każdą następną witrynę.',
    'Umiejętność rozpoznania wtyczki, która narobi kłopotów, zanim ją zainstalujesz.',
    'Plan kopii zapasowych, dzięki któremu jedna zła aktualizacja nie skasuje pracy.',
    'Zaświadczenie o ukończeniu kursu WordPressa wystawione przez Szlak.',
  ],
  faq: [
    {
      q: 'Ile kosztuje utrzymanie strony poza ceną kursu?',
      a: 'Sam WordPress jest darmowy. Za domenę i hosting płaci się co rok; w pierwszym module porównujesz oferty i uczysz się czytać cenę odnowienia, a nie tylko tę promocyjną.',
    },
    {
      q: 'Czy pracujemy na WordPress.com, czy na własnym hostingu?',
      a: 'Na własnym hostingu, bo wtedy strona jest w całości Twoja. Pierwszy moduł wyjaśnia, kiedy mimo to lepiej wybrać WordPress.com.',
    },
    {
      q: 'Jak wyglądają lekcje?',
      a: 'To teksty z ćwiczeniami, które wykonujesz od razu na swojej stronie. Nie ma nagrań, więc tempo ustalasz Ty.',
    },
  ],
};
