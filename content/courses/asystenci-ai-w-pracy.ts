import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'asystenci-ai-w-pracy',
  title: 'Asystenci AI w pracy: prompty i dobre nawyki',
  category: 'AI',
  tags: ['asystent AI', 'prompty', 'produktywność', 'Copilot', 'praca biurowa', 'bezpieczeństwo danych'],
  imageUrl: 'https://images.unsplash.com/photo-1677442136019-21780ecad995?w=400',
  price: 169.99,
  currency: 'PLN',
  level: 'początkujący',
  duration: '18 lekcji',
  certificate: false,
  description:
    'Raport na jutro, czterdzieści e-maili i ustalenia z narady, których nikt nie zapisał: na takich zadaniach uczysz się oddawać asystentowi AI to, co męczące, a zachować dla siebie to, za co odpowiadasz. Zbudujesz bibliotekę promptów do własnej pracy i zasady, dzięki którym poufne dane zostają w firmie.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Twój tydzień pod lupą: co oddać, czego nie oddawać nigdy',
    'Który asystent do czego: Copilot, Gemini, ChatGPT, Claude',
    'Prompt jak zlecenie dla nowej osoby w zespole',
    'Rozmowa zamiast jednego strzału: poprawki, przykłady, pytania zwrotne',
    'E-maile i trudne wiadomości w Twoim tonie, nie w tonie automatu',
    'Długie dokumenty: streszczenie, porównanie wersji, wyłapanie ryzyka',
    'Od nagrania lub notatek do ustaleń z terminami i nazwiskami',
    'Arkusze i dane: formuły, porządki, pierwsze pytania do tabeli',
    'Prezentacja i raport: szkielet, kontrargumenty, redakcja',
    'Kontrola jakości: liczby, cytaty, nazwiska, źródła',
    'Tajemnica firmy, dane osobowe i zasady Twojego pracodawcy',
    'Biblioteka promptów i asystent z własną instrukcją',
  ],
  forWho: [
    'Pracujesz z tekstem, tabelami i pocztą, a dzień kończysz z poczuciem, że zabrakło dwóch godzin.',
    'Firma kupiła Copilota lub Gemini i poprzestała na wysłaniu linku do logowania.',
    'Używasz AI po cichu i nie masz pewności, czy wolno.',
    'Prowadzisz zespół i chcesz ustalić z nim rozsądne reguły, zanim zrobi to przypadek.',
  ],
  whatYouGet: [
    'Piętnaście przetestowanych promptów do zadań, które naprawdę wykonujesz.',
    'Własnego asystenta z instrukcją, stylem i przykładami, gotowego do powtarzalnej pracy.',
    'Kontrolę odpowiedzi w pięciu punktach, zanim podpiszesz ją swoim nazwiskiem.',
    'Szkic zasad korzystania z AI, który można zanieść przełożonemu.',
    'Pomiar przed i po: uczciwy rachunek, ile czasu AI Ci oddała, a ile zabrała.',
  ],
  faq: [
    {
      q: 'Czym różni się to szkolenie od „AI dla każdego”?',
      a: '„AI dla każdego” tłumaczy, jak to działa, i zaczyna od codziennych spraw. Tutaj od pierwszej lekcji pracujesz na zadaniach zawodowych i dużo więcej miejsca zajmują poufność oraz kontrola jakości.',
    },
    {
      q: 'Pracodawca zablokował czaty AI. Czy jest sens zaczynać?',
      a: 'Ćwiczyć możesz prywatnie na zmyślonych danych, ale blokady nie należy obchodzić. Moduł o zasadach pomoże Ci przygotować rozmowę o bezpiecznym, służbowym narzędziu.',
    },
    {
      q: 'Czy prompty nie zestarzeją się z następną wersją modelu?',
      a: 'Konkretne sformułowania mogą, dlatego uczysz się ich budowy: celu, kontekstu, przykładów i sprawdzenia. To przetrwało już niejedną zmianę wersji.',
    },
  ],
};
