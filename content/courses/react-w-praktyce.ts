import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'react-w-praktyce',
  title: 'React w praktyce: aplikacja z TypeScriptem i testami',
  category: 'Frontend',
  tags: ['React', 'TypeScript', 'Vite', 'React Router', 'testy automatyczne', 'dostępność cyfrowa'],
  imageUrl: 'https://images.unsplash.com/photo-1633356122544-f134324a6cee?w=400',
  price: 349.99,
  currency: 'PLN',
  level: 'średniozaawansowany',
  duration: 'około 36 godzin',
  certificate: true,
  description:
    'Zbudujesz w React 19 i TypeScripcie aplikację do rezerwacji sal: z logowaniem, formularzami, danymi z serwera i testami. Nauczysz się dzielić ekran na komponenty, trzymać stan tam, gdzie jego miejsce, i rozpoznawać, kiedy useEffect nie jest Ci do niczego potrzebny.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Projekt w Vite: struktura, TypeScript, pierwszy komponent',
    'JSX i właściwości: interfejs jako funkcja danych',
    'Stan i zdarzenia: co trzymać, a co po prostu policzyć',
    'Listy, klucze i warunkowe fragmenty ekranu',
    'TypeScript w komponentach: typy właściwości, unie, zawężanie',
    'Efekty: synchronizacja ze światem i dziesięć przypadków, gdy są zbędne',
    'Własne hooki i kontekst: współdzielenie bez przekazywania przez pięć pięter',
    'React Router: trasy, parametry, ładowanie danych, ekran błędu',
    'Dane z serwera w TanStack Query: pamięć podręczna, ponawianie, optymistyczna zmiana',
    'Formularze: akcje, useActionState, walidacja w Zod, błędy przy polach',
    'Dostępność: fokus, okna dialogowe, komunikaty dla czytnika ekranu',
    'Testy w Vitest i Testing Library oczami użytkownika',
    'Wydajność: React Compiler, Profiler, dzielenie kodu',
    'Wdrożenie i przegląd kodu gotowej aplikacji',
  ],
  forWho: [
    'Piszesz w JavaScripcie i znasz obietnice, moduły oraz metody tablic.',
    'Dziedziczysz w pracy projekt w React i poruszasz się w nim po omacku.',
    'Uczysz się z nagrań sprzed lat i gubisz się między klasami a hookami.',
    'Masz w portfolio kalkulator i listę zadań, a chcesz pokazać coś dojrzalszego.',
  ],
  whatYouGet: [
    'Działającą aplikację rezerwacji z historią zmian w repozytorium i plikiem README.',
    'Kilkanaście testów, które przestają przechodzić dokładnie wtedy, kiedy powinny.',
    'Wzorce do ponownego użycia: formularz, tabela, okno dialogowe, obsługa błędu.',
    'Kryteria wyboru między stanem lokalnym, kontekstem, adresem URL a pamięcią zapytań.',
    'Przygotowanie do rozmowy o swoim kodzie: decyzje, kompromisy i to, co dziś wyglądałoby w nim inaczej.',
    'Zaświadczenie o ukończeniu praktycznego kursu Reacta, wydawane przez Szlak.',
  ],
  faq: [
    {
      q: 'Czy muszę znać TypeScript?',
      a: 'Wprowadzamy go po kawałku od pierwszego modułu, zawsze na przykładzie komponentu. JavaScript natomiast trzeba już czytać bez słownika.',
    },
    {
      q: 'Czy kurs obejmuje Next.js?',
      a: 'Tego frameworka nie. Uczysz się samego Reacta z Vite i React Routerem; w ostatnim module porównujemy to podejście z frameworkami renderującymi na serwerze, żeby ułatwić Ci następny krok.',
    },
    {
      q: 'Czy mogę odstąpić od zakupu, jeśli poziom okaże się za wysoki?',
      a: 'Masz na to 14 dni, ale prawo odstąpienia wygasa z chwilą otwarcia pierwszej lekcji. Najpierw przejrzyj więc plan i sprawdź, czy rozumiesz wymagania z listy „dla kogo”.',
    },
  ],
};
