import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'niemiecki-w-pracy',
  title: 'Niemiecki w pracy: telefon, mail, zmiana, urząd',
  category: 'Języki',
  tags: ['język niemiecki', 'niemiecki w pracy', 'praca w Niemczech', 'korespondencja', 'Bewerbung'],
  imageUrl: 'https://images.unsplash.com/photo-1560969184-10fe8719e047?w=400',
  price: 169.99,
  currency: 'PLN',
  level: 'średniozaawansowany',
  duration: 'około 40 godzin',
  certificate: true,
  description:
    'Odbierzesz telefon od klienta z Lipska, zgłosisz awarię na zmianie, zrozumiesz pasek wypłaty i napiszesz Bewerbung zgodnie z niemieckim zwyczajem. Uczysz się całymi zwrotami, a gramatykę – szyk zdania, przypadki, Konjunktiv II – porządkujesz tam, gdzie naprawdę przeszkadza. Punkt wyjścia: A2/B1.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Sprawdzian na wejściu i słownik Twojego stanowiska',
    'Sie czy du: powitania, tytuły, przejście na „ty”',
    'Pierwszy dzień: przedstawienie, obieg po firmie, zasady BHP',
    'Polecenia i dopytywanie: „Habe ich richtig verstanden, dass…”',
    'Telefon: literowanie, liczby od tyłu, przekazanie wiadomości',
    'Mail i pismo: od „Sehr geehrte Damen und Herren” do „Mit freundlichen Grüßen”',
    'Szyk zdania raz na zawsze: czasownik drugi, czasownik ostatni',
    'Uprzejma prośba: könnte, würde, hätte',
    'Przypadki w dziesięciu zdaniach z biura, magazynu i oddziału',
    'Zebranie zespołu: raport, opóźnienie, własna propozycja',
    'Konflikt i krytyka wprost: jak mówić, jak nie brać do siebie',
    'Bewerbung: życiorys, Anschreiben, rozmowa',
    'Umowa, Lohnabrechnung, Krankmeldung: czytanie ważnych pism',
    'Zameldowanie, kasa chorych, urząd: rozmowy krok po kroku',
  ],
  forWho: [
    'Współpracujesz z klientami z Niemiec, Austrii lub Szwajcarii i ratujesz się angielskim.',
    'Wyjeżdżasz do pracy za Odrę albo już tam pracujesz wśród Polaków i język stoi w miejscu.',
    'Obsługujesz biuro, logistykę, opiekę lub produkcję, gdzie liczy się konkretny zwrot na czas.',
    'W szkole niemiecki kojarzył Ci się z tabelką końcówek, a teraz jest naprawdę potrzebny.',
  ],
  whatYouGet: [
    'Notes z trzystoma zwrotami, w tym setką wybraną pod Twój zawód.',
    'Życiorys i Anschreiben po niemiecku, przygotowane według lokalnych zwyczajów.',
    'Dziesięć odegranych na głos dialogów, od infolinii po rozmowę z przełożoną.',
    'Jednostronicową ściągę szyku zdania i przypadków.',
    'Umiejętność wyłowienia terminu, kwoty i żądania z urzędowego pisma.',
    'Zaświadczenie Szlaku o ukończeniu kursu języka niemieckiego w pracy.',
  ],
  faq: [
    {
      q: 'Czy z tym kursem zdam egzamin Goethe albo telc?',
      a: 'Nie jest kursem egzaminacyjnym, choć zwroty i teksty użytkowe pokrywają się z częścią zadań na B1. Jeśli pracodawca lub urząd wymaga certyfikatu, trzeba go zdobyć w uprawnionym ośrodku.',
    },
    {
      q: 'Pracuję w opiece. Czy znajdę swoje słownictwo?',
      a: 'Znajdziesz dialogi z oddziału i z domu podopiecznego oraz zadanie, w którym budujesz słownik własnego stanowiska. Pełnej terminologii medycznej ani przygotowania do uznania dyplomu tu nie ma.',
    },
    {
      q: 'Z kim będę rozmawiać podczas nauki?',
      a: 'Z kartką, dyktafonem i, jeśli chcesz, z asystentem AI według podanych poleceń. Zajęć z lektorem nie przewidziano, dlatego podpowiadamy też, gdzie szukać partnera do tandemu językowego.',
    },
  ],
};
