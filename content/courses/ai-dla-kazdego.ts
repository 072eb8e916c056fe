import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'ai-dla-kazdego',
  title: 'AI dla każdego: rozumiesz, sprawdzasz, używasz',
  category: 'AI',
  tags: ['sztuczna inteligencja', 'ChatGPT', 'Gemini', 'krytyczne myślenie', 'kompetencje cyfrowe'],
  imageUrl: 'https://images.unsplash.com/photo-1485827404703-89b55fcc595e?w=400',
  price: 149.99,
  currency: 'PLN',
  level: 'początkujący',
  duration: 'około 6 godzin',
  certificate: true,
  description:
    'Bez wzorów i bez straszenia zrozumiesz, jak działa sztuczna inteligencja, z którą już rozmawiasz: skąd bierze odpowiedzi, dlaczego czasem zmyśla i co dzieje się z tym, co jej wpisujesz. Potem użyjesz jej do zwykłych spraw – listu do urzędu, planu wyjazdu, nauki – i sprawdzisz wynik, zanim mu zaufasz.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Czym jest AI, a czym nie jest: od filtra spamu do rozmówcy',
    'Jak model językowy układa zdania, nie wiedząc, że je układa',
    'Pierwsza rozmowa: ChatGPT, Gemini, Copilot i Claude obok siebie',
    'Dobre polecenie: cel, kontekst, przykład, forma odpowiedzi',
    'Zmyślenia: jak je zauważyć i gdzie szukać potwierdzenia',
    'AI w domu: pisma, przepisy, podróże, tłumaczenia',
    'Nauka z AI, która nie myśli za Ciebie',
    'Obrazy, głos i fałszywki: czego dziś nie widać gołym okiem',
    'Prywatność: co można wpisać, a czego nigdy',
    'Uprzedzenia, prawo autorskie i AI Act w zrozumiałych słowach',
    'Twój osobisty regulamin korzystania z AI',
  ],
  forWho: [
    'Wszyscy wokół mówią o AI, a Ty nie masz kogo zapytać o podstawy.',
    'Pierwsze pytanie do czatu masz za sobą, ale odpowiedź nic nie dała i temat ucichł.',
    'Wychowujesz albo uczysz dzieci i chcesz rozmawiać z nimi o AI ze znajomością rzeczy.',
    'Boisz się, że technologia Cię wyprzedzi, i wolisz sprawdzić ten lęk niż go nosić.',
  ],
  whatYouGet: [
    'Prosty, prawdziwy obraz tego, co dzieje się między Twoim pytaniem a odpowiedzią.',
    'Dziesięć poleceń dopasowanych do Twoich spraw i wypróbowanych podczas lekcji.',
    'Metodę sprawdzania odpowiedzi, która zajmuje dwie minuty i chroni przed kompromitacją.',
    'Listę danych, których nie wpiszesz do żadnego czatu.',
    'Zaświadczenie o ukończeniu „AI dla każdego”, które możesz dodać do CV jako kurs Szlaku.',
  ],
  faq: [
    {
      q: 'Czy muszę płacić za ChatGPT lub inny czat?',
      a: 'Nie, do ćwiczeń wystarczą bezpłatne wersje. Mają limity i czasem słabsze modele, więc uczysz się też rozpoznawać, kiedy dopłata ma sens, a kiedy nie.',
    },
    {
      q: 'Czy ten kurs napisała sztuczna inteligencja?',
      a: 'Lekcje powstają z pomocą AI według planu z tej strony, a po zakupie znajdziesz je w zakładce „Moje kursy”. Traktuj je tak, jak uczy moduł o zmyśleniach: czytaj uważnie i sprawdzaj to, na czym Ci zależy.',
    },
    {
      q: 'Mam 60 lat i słabo radzę sobie z komputerem. Nadążę?',
      a: 'Jeśli umiesz wysłać e-mail i otworzyć stronę internetową, tak. Nikt Cię nie pogania: lekcje są tekstowe, możesz je powiększyć, wydrukować i czytać w swoim tempie.',
    },
  ],
};
