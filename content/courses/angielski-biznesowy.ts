import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'angielski-biznesowy',
  title: 'Angielski biznesowy: maile, spotkania, negocjacje',
  category: 'Języki',
  tags: ['angielski biznesowy', 'e-maile po angielsku', 'spotkania', 'język angielski', 'poziom B1–B2'],
  imageUrl: 'https://images.unsplash.com/photo-1543269865-cbf427effbad?w=400',
  price: 179.99,
  currency: 'PLN',
  level: 'średniozaawansowany',
  duration: '45 lekcji',
  certificate: true,
  description:
    'Napiszesz po angielsku maila, który nie brzmi ani szorstko, ani jak z podręcznika sprzed trzydziestu lat. Przygotujesz się do spotkania, zabierzesz głos, dopytasz, gdy nie rozumiesz, przedstawisz wyniki i uprzejmie się nie zgodzisz. Kurs zakłada znajomość języka mniej więcej na poziomie B1.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Gdzie jesteś: test własny i wybór dziesięciu sytuacji z Twojej pracy',
    'E-mail: temat, otwarcie, prośba, zakończenie',
    'Ton: „I want” kontra „Could you possibly”, czyli uprzejmość bez nadmiaru',
    'Przedstawienie się, firmy i stanowiska bez recytowania CV',
    'Small talk przed spotkaniem: bezpieczne tematy i wyjście z rozmowy',
    'Spotkanie: zabieranie głosu, dopytywanie, przerywanie z klasą',
    'Wideorozmowa: „you’re on mute”, słabe łącze, podsumowanie ustaleń',
    'Liczby, trendy, wykresy: rise, drop, level off',
    'Prezentacja pięciominutowa ze szkieletem zdań',
    'Zgoda, sprzeciw, kompromis w negocjacjach',
    'Reklamacja, opóźnienie, przeprosiny, zła wiadomość',
    'Rozmowa o pracę i o własnych osiągnięciach po angielsku',
    'Fałszywi przyjaciele i polskie kalki: „actual”, „eventually”, „I have a question to you”',
    'Korpomowa z umiarem: follow up, touch base, ASAP',
  ],
  forWho: [
    'Rozumiesz większość maili, ale na swój odpisujesz pół godziny.',
    'Na spotkaniach z zagranicznym zespołem milczysz, choć masz coś do powiedzenia.',
    'Lata nauki z podręczników, a w pracy słyszysz zupełnie inny język.',
    'Szykujesz się do rozmowy kwalifikacyjnej, której część będzie po angielsku.',
  ],
  whatYouGet: [
    'Własne rozmówki: około dwustu zwrotów ułożonych według sytuacji, nie alfabetu.',
    'Dwanaście wzorów wiadomości przerobionych na Twoje realne sprawy.',
    'Pięciominutową prezentację o własnej pracy, przećwiczoną na głos.',
    'Listę dwudziestu kalk z polskiego, które już Ci się nie przytrafią.',
    'Cotygodniowy kwadrans powtórek, żeby zwroty zostały na dłużej.',
    'Zaświadczenie od Szlaku o ukończeniu kursu języka angielskiego w biznesie.',
  ],
  faq: [
    {
      q: 'Jak poprawię wymowę, skoro lekcje są tekstowe?',
      a: 'Przy trudnych słowach podajemy zapis fonetyczny i przybliżenie po polsku, a wymowę odsłuchasz w bezpłatnych słownikach Cambridge lub Oxford. Rozmowy z lektorem kurs nie zastąpi, więc mówienie ćwiczysz na głos, z dyktafonem.',
    },
    {
      q: 'Mój angielski jest na poziomie A2. Czy sobie poradzę?',
      a: 'Prawdopodobnie będzie za trudno: objaśnienia są po polsku, ale ćwiczenia wymagają swobody w czasach i prostych zdaniach złożonych. Pierwszy moduł zawiera test; najlepiej najpierw uzupełnić podstawy do B1.',
    },
    {
      q: 'Czy zaświadczenie liczy się jak TOEIC albo Cambridge?',
      a: 'Nie, potwierdza tylko ukończenie lekcji w Szlaku i nie określa poziomu. Słownictwo i typy zadań pomogą Ci jednak, jeśli zechcesz zdawać taki egzamin osobno.',
    },
  ],
};
