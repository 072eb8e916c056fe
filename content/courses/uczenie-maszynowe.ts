import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'uczenie-maszynowe',
  title: 'Uczenie maszynowe: modele, które działają po wdrożeniu',
  category: 'AI',
  tags: ['uczenie maszynowe', 'Python', 'scikit-learn', 'PyTorch', 'statystyka', 'sztuczna inteligencja'],
  imageUrl: 'https://images.unsplash.com/photo-1555255707-c07966088b7b?w=400',
  price: 449.99,
  currency: 'PLN',
  level: 'zaawansowany',
  duration: 'około 38 godzin',
  certificate: true,
  description:
    'Wytrenowanie modelu to jedna linijka; trudność polega na tym, żeby działał też w przyszły wtorek. Nauczysz się stawiać punkt odniesienia, wykrywać wyciek danych, dobierać miary do skutków błędu i dopiero potem sięgać po wzmacnianie gradientowe czy sieci w PyTorch. Na koniec wdrożysz model i będziesz go pilnować.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Czy to w ogóle zadanie dla modelu: cel, koszt błędu, prosta reguła na start',
    'Podział danych, walidacja krzyżowa i wyciek, który psuje wszystko',
    'Regresja liniowa i logistyczna: mniej efektowne, za to zrozumiałe',
    'Przygotowanie cech w potokach scikit-learn',
    'Miary jakości: precyzja, czułość, kalibracja, próg decyzji',
    'Drzewa, lasy losowe i wzmacnianie gradientowe w LightGBM',
    'Dane niezrównoważone i rzadkie zdarzenia bez oszukiwania się',
    'Strojenie hiperparametrów z budżetem czasu',
    'Grupowanie i redukcja wymiarów: kiedy wynik coś znaczy',
    'Szeregi czasowe: prognoza wypożyczeń rowerów, która nie podgląda przyszłości',
    'Sieci neuronowe w PyTorch: pętla ucząca napisana samodzielnie',
    'Uczenie transferowe i reprezentacje tekstu z gotowych modeli',
    'Wyjaśnianie i sprawiedliwość: SHAP, grupy, wymogi AI Act',
    'Wdrożenie, MLflow i monitorowanie dryfu danych',
  ],
  forWho: [
    'Analizujesz dane w Pythonie i chcesz przejść od opisu do przewidywania.',
    'Programujesz i masz w zespole model, którego nikt nie odważa się ruszyć.',
    'Znasz algorytmy ze studiów, ale żaden Twój model nie wyszedł jeszcze poza notatnik.',
    'Oceniasz cudze rozwiązania AI i potrzebujesz trudnych pytań do dostawcy.',
  ],
  whatYouGet: [
    'Projekt od A do Z: prognoza wypożyczeń rowerów miejskich, z kodem, testami i opisem.',
    'Kartę modelu z granicami stosowania, napisaną językiem zrozumiałym poza działem danych.',
    'Szablon eksperymentu, w którym wynik da się odtworzyć po pół roku.',
    'Wyczulenie na wyciek danych: siedem miejsc, w których zwykle się chowa.',
    'Zaświadczenie o ukończeniu zaawansowanego kursu uczenia maszynowego w Szlaku.',
  ],
  faq: [
    {
      q: 'Ile matematyki potrzebuję, żeby ruszyć z uczeniem maszynowym?',
      a: 'Funkcje, wektory, pochodna jako tempo zmian oraz podstawy prawdopodobieństwa. Wyprowadzeń jest niewiele, ale bez tych pojęć dobór miar i strojenie będą dla Ciebie przepisem bez składników.',
    },
    {
      q: 'Czy bez karty graficznej wykonam moduły z PyTorch?',
      a: 'Tak, sieci w ćwiczeniach są małe i liczą się na zwykłym procesorze. Do większych eksperymentów możesz użyć darmowego notatnika w chmurze, pamiętając o jego limitach.',
    },
    {
      q: 'Dlaczego tyle miejsca zajmują klasyczne metody, a nie duże modele językowe?',
      a: 'Na danych tabelarycznych metody klasyczne nadal bywają najlepsze i najtańsze, a sposób oceny jest wspólny dla wszystkich. Z gotowych modeli językowych korzystasz w module o reprezentacjach tekstu.',
    },
  ],
};
