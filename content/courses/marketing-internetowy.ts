import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'marketing-internetowy',
  title: 'Marketing internetowy: plan, kanały, pierwsze kampanie',
  category: 'Marketing',
  tags: ['marketing internetowy', 'Google Ads', 'Meta Ads', 'newsletter', 'Google Analytics', 'strategia'],
  imageUrl: 'https://images.unsplash.com/photo-1533750516457-a7f992034fec?w=400',
  price: 199.99,
  currency: 'PLN',
  level: 'początkujący',
  duration: 'około 14–16 godzin',
  certificate: true,
  description:
    'Zamiast wrzucać coś wszędzie i czekać, ułożysz plan na trzy miesiące: do kogo mówisz, w których dwóch kanałach, za ile i po czym poznasz, że działa. Uruchomisz małą kampanię w Google Ads i Meta Ads, zaczniesz zbierać adresy do newslettera i odczytasz w Analytics, skąd przychodzą klienci.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Po co w ogóle reklama: jeden cel biznesowy zamiast dziesięciu wskaźników',
    'Rozmowa z pięcioma klientami i opis odbiorcy bez wymyślania',
    'Droga do zakupu: co człowiek musi wiedzieć na każdym kroku',
    'Oferta i strona docelowa, która dotrzymuje obietnicy reklamy',
    'Wybór kanałów: wyszukiwarka, media społecznościowe, e-mail, polecenia',
    'Google Ads: słowa kluczowe, dopasowania, wykluczenia, pierwsza kampania',
    'Meta Ads: grupa odbiorców, kreacja, budżet na naukę',
    'Newsletter: zapis, powitanie, regularność i zgody według RODO oraz Prawa komunikacji elektronicznej',
    'Treści na kwartał: kalendarz, który da się utrzymać po godzinach',
    'Google Analytics 4: zdarzenia, zgoda na pliki cookie, cztery potrzebne raporty',
    'Koszt pozyskania klienta i próg opłacalności na kartce',
    'Podsumowanie kampanii: co wyłączyć, co poprawić, co zwiększyć',
  ],
  forWho: [
    'Prowadzisz niewielką firmę i reklamujesz się wtedy, kiedy akurat brakuje zleceń.',
    'Zmieniasz zawód i chcesz zobaczyć cały marketing, zanim wybierzesz jego kawałek.',
    'W pracy dołożono Ci „jeszcze profil i reklamy”, a nikt nie powiedział, co ma z tego wynikać.',
    'Zlecasz kampanie agencji i chcesz wiedzieć, o co pytać przy raporcie.',
  ],
  whatYouGet: [
    'Kwartalny plan marketingu na dwóch stronach, z budżetem i miernikami.',
    'Uruchomioną lub w pełni przygotowaną kampanię w wyszukiwarce i w mediach społecznościowych.',
    'Sekwencję trzech wiadomości powitalnych do nowych subskrybentów.',
    'Rachunek, który pokazuje, przy jakiej cenie kliknięcia przestajesz zarabiać.',
    'Zaświadczenie o ukończeniu kursu marketingu, wystawione przez Szlak.',
  ],
  faq: [
    {
      q: 'Ile pieniędzy przygotować na reklamy w trakcie nauki?',
      a: 'Możesz nie wydać nic i zatrzymać kampanię tuż przed włączeniem. Jeśli chcesz zobaczyć prawdziwe dane, ustal kwotę, której utrata nie zaboli, i ustaw dzienny limit; wyniku z góry nie zna nikt.',
    },
    {
      q: 'Nie mam firmy. Na czym będę ćwiczyć kampanie?',
      a: 'Na wymyślonej pracowni ceramiki albo na sprawie, która jest Ci bliska: fundacji, klubie, usłudze znajomej osoby. Dostęp do cudzych kont reklamowych tylko za zgodą.',
    },
    {
      q: 'Czy zgody i RODO będą omówione na tyle, żeby nie pytać prawnika?',
      a: 'Poznasz zasady, które dotyczą newslettera, formularza i plików cookie, oraz typowe błędy. To nie jest porada prawna; przy danych wrażliwych lub dużej bazie skonsultuj się ze specjalistą.',
    },
  ],
};
