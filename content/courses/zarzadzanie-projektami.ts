import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'zarzadzanie-projektami',
  title: 'Zarządzanie projektami: zakres, termin i ludzie',
  category: 'Zarządzanie',
  tags: ['zarządzanie projektami', 'harmonogram', 'ryzyko', 'komunikacja', 'budżet projektu'],
  imageUrl: 'https://images.unsplash.com/photo-1552664730-d307ca884978?w=400',
  price: 299.0,
  currency: 'PLN',
  level: 'średniozaawansowany',
  duration: 'około 18 godzin',
  certificate: true,
  description:
    'Poprowadzisz przez kurs jeden projekt – przeprowadzkę biura albo własny – od niejasnego „trzeba by to zrobić” po odbiór i wnioski. Nauczysz się zamykać zakres, układać harmonogram, który wytrzyma pierwszą chorobę w zespole, i mówić o opóźnieniu tak wcześnie, żeby dało się jeszcze coś zrobić.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Projekt czy kolejne zadanie: cel, korzyść, kryteria sukcesu',
    'Karta projektu i rozmowa ze sponsorem, której nie wolno pominąć',
    'Interesariusze: kto pomoże, kto zablokuje, kogo nikt nie zapytał',
    'Zakres i struktura podziału prac, z listą „tego nie robimy”',
    'Szacowanie: widełki zamiast życzeń',
    'Harmonogram, zależności, ścieżka krytyczna, zapas czasu',
    'Budżet i kontrola kosztów w prostym arkuszu',
    'Rejestr ryzyk, do którego ktoś faktycznie zagląda',
    'Kaskadowo, zwinnie czy po trochu: dobór podejścia do sprawy',
    'Spotkania, statusy i eskalacja bez szukania winnych',
    'Zmiana w połowie drogi: jak ją przyjąć, wycenić albo odrzucić',
    'Trudne chwile: konflikt, przeciążenie, projekt do zatrzymania',
    'Odbiór, przekazanie i wnioski zapisane dla następnych',
  ],
  forWho: [
    'Koordynujesz ludzi, którzy nie są Twoimi podwładnymi, i masz dość proszenia.',
    'Projekty „spadają” na Ciebie obok zwykłych obowiązków, bez tytułu i bez narzędzi.',
    'Jesteś specjalistką lub specjalistą i przymierzasz się do roli kierowniczej.',
    'Realizujesz granty w organizacji społecznej, gdzie terminów nie da się przesunąć.',
  ],
  whatYouGet: [
    'Komplet dokumentów jednego projektu: kartę, strukturę prac, harmonogram, rejestr ryzyk i raport.',
    'Gotowe zdania na trudne rozmowy: o opóźnieniu, dodatkowym zakresie i braku ludzi.',
    'Rytm tygodnia kierownika, który zajmuje cztery godziny, a nie czterdzieści.',
    'Rozeznanie, ile metodyki potrzebuje Twój projekt, a ile byłoby przerostem formy.',
    'Zaświadczenie Szlaku o ukończeniu kursu zarządzania projektami.',
  ],
  faq: [
    {
      q: 'Czy ten kurs przygotowuje do PMP albo PRINCE2?',
      a: 'Daje praktykę i słownictwo, które ułatwią naukę, ale nie jest akredytowanym szkoleniem do żadnego z tych egzaminów. Zaświadczenie Szlaku potwierdza ukończenie kursu i ich nie zastępuje.',
    },
    {
      q: 'W jakim programie układamy harmonogram?',
      a: 'W zwykłym arkuszu, żeby zrozumieć zależności, a potem w narzędziu, które masz w pracy: Jirze, Asanie, Plannerze lub innym. Kursu obsługi konkretnego programu tu nie ma.',
    },
    {
      q: 'Pracuję w Scrumie. Czy znajdę tu coś dla siebie?',
      a: 'Tak: zakres, ryzyko, budżet i interesariusze nie znikają dlatego, że praca idzie w sprintach. Same wydarzenia i role Scruma ma osobny kurs w tej samej kategorii.',
    },
  ],
};
