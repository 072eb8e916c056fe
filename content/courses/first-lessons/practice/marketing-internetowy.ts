import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Jeden cel, który wyłącza złą reklamę',
  goal: 'Sprawdzisz, czy problem nadaje się dla reklamy, i zapiszesz jeden cel z liczbą, datą i pułapem kosztu.',
  leaves: 'Pierwsza strona planu kwartalnego: zdanie celu, rachunek pułapu, drabinka i daty sprawdzenia.',
  summary:
    'Po co reklama: Pracownia Glinka w Nałęczowie chce z 9 na 24 opłacone miejsca na sobotnich warsztatach. Zabawa „i co z tego?”, tabela wąskich gardeł, cel z czterech części, pułap 60 zł na miejsce (180 − 120) i 900 zł łącznie, drabinka cel–wskaźniki pomocnicze, umowa ze sobą z datą i warunkiem zatrzymania.',
  terms: [
    {
      term: 'cel biznesowy',
      meaning: 'Zmiana w pieniądzach, miejscach lub czasie firmy, zapisana z liczbą i terminem.',
    },
    {
      term: 'wskaźnik pomocniczy',
      meaning: 'Liczba z niższego szczebla, np. wejścia na stronę; pokazuje, gdzie ludzie odpadają.',
    },
    {
      term: 'pułap kosztu',
      meaning: 'Najwyższa kwota na jedną dodatkową sprzedaż, powyżej której firma dopłaca.',
    },
    {
      term: 'punkt odniesienia',
      meaning: 'Wynik zapisany przed startem kampanii, z którym porównuje się późniejszy.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Do salonu przychodzi wiele zapytań, ale prawie nikt nie rezerwuje. Co podpowiada tabela?',
      options: [
        'Zwiększyć budżet reklamy, bo ruch już jest',
        'Zatrzymać przyjmowanie zapytań do końca kwartału',
        'Najpierw poprawić ofertę, cenę lub stronę',
      ],
      right: 2,
      why: 'Wąskie gardło leży za drzwiami, a reklama przyprowadza tylko pod drzwi. Większy budżet kupiłby więcej tych samych odmów.',
    },
    {
      kind: 'gap',
      text: 'Usługa kosztuje 250 zł, a jej wykonanie 170 zł. Pułap kosztu pozyskania jednej sprzedaży to ___ zł.',
      accepted: ['80', '80 zł'],
      why: 'Powyżej różnicy między ceną a kosztem wykonania firma dopłaca do każdej sprzedaży. Rozsądny plan powinien zejść poniżej niej.',
    },
    {
      kind: 'order',
      text: 'Ułóż szczeble drabinki od celu w dół.',
      items: ['Opłacone miejsce', 'Wysłany formularz', 'Wejście na stronę', 'Zobaczenie reklamy'],
      why: 'Każdy szczebel ma sens o tyle, o ile porusza ten nad sobą. Duży zasięg bez formularzy nie przybliża do celu.',
    },
  ],
  exercise: {
    task: 'Napisz pierwszą stronę planu dla swojej firmy, klubu albo usługi znajomej osoby: problem w języku pieniędzy, miejsc lub czasu, wiersz z tabeli wąskich gardeł z uzasadnieniem, zdanie celu z czterema częściami, rachunek pułapu kosztu, drabinkę z trzema lub czterema szczeblami oraz umowę ze sobą: daty, warunek kontynuacji i zatrzymania. Dodaj wynik sprzed startu. Liczby możesz zmyślić, ale zaznacz, które i jak je sprawdzisz.',
    hint: 'Jeśli w zdaniu celu stoi „zasięg” albo „wizerunek”, zadaj jeszcze raz pytanie „i co z tego?”.',
    minutes: 30,
  },
  state: {
    now: 'Przykład: Ola, właścicielka Pracowni Glinka w Nałęczowie (sobotnie warsztaty). Raport z zasięgiem i polubieniami nie wyjaśnił, dlaczego w sobotę przy kołach garncarskich siedziały dwie osoby.\nProblem: piętnaście wolnych miejsc na sobotnich warsztatach. Wąskie gardło: pierwszy wiersz tabeli (mało kto pyta, kto przyjdzie, ten wraca – nie wiedzą, że istniejesz), więc reklama ma sens. Pozostałe wiersze: wielu pyta, nieliczni kupują – popraw ofertę; kupują raz i znikają – dziurawe wiadro; terminy pełne na dwa miesiące – wyższa cena lub drugi piec.\nZdanie celu:\nCo: opłacone miejsca na sobotnich warsztatach\nZ ilu na ile: z 9 na 24 w miesiącu (4 soboty po 6 miejsc)\nDo kiedy: do końca listopada\nZa ile: najwyżej 60 zł na jedno dodatkowe miejsce\nRachunek pułapu: warsztat 180 zł, koszty 120 zł (glina, wypał, kawa, praca prowadzącej), zostaje 60 zł; 15 brakujących miejsc × 60 = 900 zł najwyżej. Rozsądny plan mieści się wyraźnie niżej.\nDrabinka: 1. opłacone miejsce (cel); 2. wysłany formularz albo telefon; 3. wejście na stronę warsztatów; 4. zobaczenie reklamy lub posta.\nUmowa ze sobą: dni sprawdzenia (np. drugi i czwarty poniedziałek), warunek kontynuacji, koszt miejsca, przy którym kampania staje; pytanie w formularzu „Skąd o nas wiesz?”. Punkt odniesienia: 9 opłaconych miejsc.\nPlan kwartalny ma dwie strony: pierwsza to cel, wiersz tabeli, pułap i daty; druga (kanały) zapełni się po rozmowach z klientami. Żadnej kampanii jeszcze nie uruchomiono. Google Analytics przyjdzie w osobnym module.',
    concepts: [
      'problem w języku pieniędzy, miejsc lub czasu',
      'zabawa „i co z tego?”',
      'wąskie gardło i tabela objawów',
      'cel z czterech części',
      'pułap kosztu',
      'drabinka: cel i szczeble',
      'wskaźnik pomocniczy',
      'punkt odniesienia',
      'umowa ze sobą: daty i warunki',
      'pytanie „Skąd o nas wiesz?”',
    ],
    words: [
      'cel',
      'pułap kosztu',
      'wąskie gardło',
      'dziurawe wiadro',
      'oferta',
      'opłacone miejsce',
      'zasięg',
      'polubienia',
      'wskaźnik odrzuceń',
      'drabinka',
      'szczebel',
      'wskaźnik pomocniczy',
      'punkt odniesienia',
      'kampania',
      'formularz',
      'wejście na stronę',
      'kanał',
      'plan kwartalny',
      'Google Analytics',
    ],
  },
};
