import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'budzet-domowy',
  title: 'Budżet domowy od podstaw: plan na pierwszy miesiąc',
  category: 'Finanse osobiste',
  tags: ['budżet domowy', 'oszczędzanie', 'Excel', 'Arkusze Google', 'planowanie wydatków'],
  imageUrl: 'https://images.unsplash.com/photo-1554224155-6726b3ff858f?w=400',
  price: 79.99,
  currency: 'PLN',
  level: 'początkujący',
  duration: 'około 5 godzin',
  certificate: false,
  description:
    'W jeden wieczór policzysz, na co poszły pieniądze z ostatnich trzech miesięcy, a w następny ułożysz plan na kolejny. Zbudujesz prosty arkusz, rozłożysz na miesiące wydatki, które co roku Cię zaskakują, i zaczniesz odkładać na czarną godzinę, nawet jeśli na początek to 50 zł.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Punkt wyjścia: ile naprawdę wpływa i gdzie się rozchodzi',
    'Wyciąg z banku pod lupą: trzy miesiące w jeden wieczór',
    'Kategorie wydatków: tyle, ile utrzymasz, a nie tyle, ile się da wymyślić',
    'Arkusz budżetu w Excelu lub Arkuszach Google krok po kroku',
    'OC, święta, wakacje: wydatki roczne podzielone przez dwanaście',
    'Przegląd abonamentów i umów, o których już nie pamiętasz',
    'Poduszka finansowa: ile, na jakim koncie i co przed nią',
    'Pieniądze we dwoje: konto wspólne, osobne albo jedno i drugie',
    'Dochód, który skacze: budżet na zleceniach i na własnej działalności',
    'Niedzielny kwadrans, dzięki któremu budżet przeżyje drugi miesiąc',
  ],
  forWho: [
    'Zarabiasz nieźle, a dwudziestego i tak zaglądasz na konto z niepokojem.',
    'Zaczynasz pierwszą pracę albo pierwsze mieszkanie na swoim i nie wiesz, ile czego planować.',
    'W telefonie masz trzy aplikacje do wydatków, każdą porzuconą po tygodniu.',
    'Szykujesz się do zmiany pracy i musisz wiedzieć, ile miesięcy wytrzymasz bez pensji.',
  ],
  whatYouGet: [
    'Własny arkusz budżetu, w którym każda formuła jest dla Ciebie zrozumiała.',
    'Listę wydatków nieregularnych z kwotą, którą trzeba na nie odłożyć co miesiąc.',
    'Policzoną poduszkę: cel, pierwszą wpłatę i termin, w którym ją zbierzesz.',
    'Sposób na rozmowę o pieniądzach w domu, która nie kończy się kłótnią o kawę na mieście.',
    'Nawyk krótkiego przeglądu, po którym wiesz, co poprawić w następnym miesiącu.',
  ],
  faq: [
    {
      q: 'Czy trzeba zapisywać każdy paragon?',
      a: 'Szkoda na to wieczorów. Budżet opierasz na wyciągu z banku i na kilku szerokich kategoriach, a gotówkę ujmujesz jedną kwotą tygodniowo. Dokładność co do grosza zwykle zabija ten nawyk szybciej niż lenistwo.',
    },
    {
      q: 'Nie mam Excela. Czy dam radę?',
      a: 'Tak, wystarczą bezpłatne Arkusze Google albo LibreOffice Calc. Formuły z lekcji działają w każdym z tych programów, a jeśli wolisz kartkę, plan da się prowadzić i w zeszycie.',
    },
    {
      q: 'Gdzie znajdę lekcje po zakupie?',
      a: 'W zakładce „Moje kursy”, bez daty końcowej. Zadania rozwiązujesz na własnych liczbach i niczego nie trzeba nam przesyłać ani łączyć z kontem bankowym.',
    },
  ],
};
