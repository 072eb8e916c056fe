// Selling, and receiving guests.
import type { Field } from './field.ts';

export const GUEST_FIELDS: Field[] = [
  {
    codes: '243 244 332 522 523 524 3334',
    keywords:
      'sprzeda|market|reklam|handel|sklep|klient|negocj|social|instagram|tiktok|marka|marek|biznes|firm',
    day: [
      'Zaczyna się od zrozumienia, czego ktoś potrzebuje, a dopiero potem przychodzi oferta, rozmowa o warunkach i pilnowanie, by obietnica była spełniona.',
      'Rytm wyznaczają cele i sezony: raz liczy się pomysł, raz wytrwałość w setnej podobnej rozmowie.',
    ],
    reasons: [
      'Kto lubi takie rzeczy, ten szybciej wyczuwa, co dla kogoś jest ważne, a od tego zaczyna się uczciwa sprzedaż.',
      'W tej pracy podobna swoboda w kontakcie oszczędza miesięcy nauki.',
      'Tu taki pomysł można sprawdzić od razu: ktoś odpowie albo nie.',
      'To zapowiada upór, który przydaje się po kilku odmowach z rzędu.',
    ],
    against: [
      'Odmowa jest codziennością i trzeba umieć nie brać jej do siebie.',
      'Wynik mierzy się często, a słabszy miesiąc widać od razu.',
      'Bywa presja, by obiecać więcej, niż da się spełnić.',
      'Sezon i promocje przesuwają dni wolne.',
    ],
    gap: [
      'Najbardziej brakuje rozmów z prawdziwymi klientami: dopiero one pokazują, czy oferta jest jasna.',
      'Potrzebna jest znajomość produktu i rynku, bo sama sympatia nie wystarcza.',
    ],
    tests: [
      [
        'Sprzedaj w internecie pięć niepotrzebnych rzeczy z domu: opis, zdjęcia, rozmowa, wysyłka, podsumowanie.',
        7,
        20,
      ],
      ['Przygotuj prosty plan promocji dla znajomej firmy lub klubu i wypróbuj jeden pomysł.', 8, 50],
    ],
    steps: [
      [
        'Rozmowy z dziesięcioma klientami',
        '3–4 tygodnie',
        'Zapytaj ludzi, jak wybierają jeden konkretny produkt i co ich zraża. Spisz trzy wnioski z dowodem.',
      ],
      [
        'Prowadzenie małej sprzedaży',
        '4–6 tygodni',
        'Zbierz kilka rzeczy, wystaw je i dopracuj opis po każdej odmowie. Krok kończy się rozliczeniem i listą pytań klientów.',
      ],
      [
        'Kampania dla lokalnej organizacji',
        '4–6 tygodni',
        'Zaproponuj jeden cel i dwa kanały. Po zakończeniu porównaj, co zadziałało, a co nie.',
      ],
      [
        'Trening prezentacji oferty',
        '2–3 tygodnie',
        'Nagraj dwuminutowe omówienie produktu i popraw je pięć razy. Poproś obcą osobę o streszczenie tego, co słyszy.',
      ],
    ],
    growth: [
      'Można iść ku większym klientom, prowadzeniu marki, zespołu albo własnej działalności.',
      'Doświadczenie z klientem otwiera też drogę do zakupów, obsługi i rozwoju produktu.',
    ],
    benefits: [
      'Szybko widać, czy pomysł działa',
      'Dużo kontaktu z ludźmi',
      'Umiejętności przydatne we własnej firmie',
      'Możliwość łączenia liczb z pomysłowością',
    ],
    requirements: [
      'Łatwość w nawiązywaniu rozmowy',
      'Poznanie produktu od środka',
      'Odporność na odmowę',
      'Rzetelność w obietnicach',
    ],
    skills: [
      [
        'Badanie potrzeb',
        'Dobre pytanie sprzedaje lepiej niż zachwalanie. Ćwicz pytania, po których ktoś mówi dłużej od Ciebie.',
      ],
      ['Pisanie oferty', 'Jasny opis oszczędza rozmów. Zacznij od korzyści i jednego dowodu.'],
      ['Analiza wyników działań', 'Pozwala powtarzać to, co działa. Zapisuj cel przed startem, nie po nim.'],
      ['Negocjowanie', 'Chroni obie strony przed rozczarowaniem. Przygotuj zawsze trzy warianty.'],
    ],
    related: ['Prezentacja', 'Obsługa reklamacji', 'Media społecznościowe', 'Znajomość rynku'],
    certificates: ['Google Ads: certyfikat z podstaw reklamy', 'Kurs obsługi kasy fiskalnej i klienta'],
    projects: [
      'Opis i zdjęcia oferty dla małej firmy z Twojej okolicy.',
      'Miesięczny plan promocji klubu lub wydarzenia z podsumowaniem.',
    ],
  },
  {
    codes: '511 515 4221 4224 3332',
    keywords: 'podroz|turyst|wycieczk|hotel|jezyk|angielsk|ludzi|ludzm|wydarze|event|gosc|gory|gorach|swiat',
    day: [
      'Goście widzą uśmiech i sprawność, a za kulisami trwa ciągłe przewidywanie: co zaraz będzie potrzebne i kto się tym zajmie.',
      'Każdy dzień przynosi nowych ludzi, więc liczy się szybkie czytanie nastroju i rozwiązywanie kłopotów na miejscu.',
    ],
    reasons: [
      'Tu z takiej ciekawości świata robi się opowieść, po którą ktoś chce wrócić.',
      'W pracy z gośćmi podobna swoboda szybko zamienia obcą osobę w zadowoloną.',
      'Kto to lubi, ten łatwiej znosi nagłą zmianę planu.',
      'To dobry znak, bo gościnności trudniej nauczyć niż procedur.',
    ],
    against: [
      'W sezonie dni są długie, a wolne wypada wtedy, gdy inni pracują.',
      'Trudny gość potrafi zepsuć nastrój, a uprzejmość i tak obowiązuje.',
      'Poza sezonem zleceń bywa wyraźnie mniej.',
      'Stała gotowość do pomocy męczy bardziej niż samo chodzenie.',
    ],
    gap: [
      'Brakuje najczęściej języka w praktyce i obycia z gośćmi, którzy są zmęczeni lub niezadowoleni.',
      'Najpilniejszy jest pierwszy sezon, w którym widać, jak to wszystko działa od zaplecza.',
    ],
    tests: [
      [
        'Przygotuj i poprowadź dla kilku osób spacer po okolicy z trzema opowieściami i jednym planem na deszcz.',
        6,
        20,
      ],
      [
        'Pomóż przez dzień przy wydarzeniu lub w punkcie informacji i zapisz pytania, które padają najczęściej.',
        8,
        0,
      ],
    ],
    steps: [
      [
        'Ćwiczenie języka w rozmowie',
        '6–8 tygodni',
        'Umów się dwa razy w tygodniu na krótką rozmowę z kimś z zagranicy. Po miesiącu opowiedz bez notatek o swojej okolicy.',
      ],
      [
        'Praca przy jednym wydarzeniu',
        '2–4 tygodnie',
        'Zgłoś się do pomocy przy festiwalu, targach albo zawodach. Zapisz, co się nie udało i kto to uratował.',
      ],
      [
        'Sezon na próbę',
        '8–12 tygodni',
        'Podejmij krótką pracę w recepcji, schronisku lub punkcie turystycznym. Zbierz opinię przełożonej osoby.',
      ],
      [
        'Opracowanie własnej oferty dla gości',
        '3–4 tygodnie',
        'Ułóż plan dnia dla rodziny i dla osoby podróżującej w pojedynkę. Sprawdź czasy przejść na żywo.',
      ],
    ],
    growth: [
      'Z czasem można koordynować wyjazdy, prowadzić obiekt albo budować własną ofertę.',
      'Języki i obycie z gośćmi otwierają drogę do pracy za granicą i w organizacji wydarzeń.',
    ],
    benefits: [
      'Codziennie nowi ludzie',
      'Nauka języków w praktyce',
      'Miejsca, które inni odwiedzają raz w roku',
      'Szybki start dla osób z energią',
    ],
    requirements: [
      'Komunikatywny język obcy',
      'Uprzejmość pod presją',
      'Gotowość do pracy w sezonie',
      'Orientacja w okolicy lub ofercie',
    ],
    skills: [
      ['Język obcy w rozmowie', 'Daje swobodę, której nie zastąpi tłumacz. Mów codziennie choć pięć minut.'],
      [
        'Rozwiązywanie skarg',
        'Z niezadowolenia potrafi zrobić lojalność. Ćwicz: wysłuchać, nazwać, zaproponować.',
      ],
      ['Planowanie dnia grupy', 'Chroni przed pośpiechem. Dodawaj zapas czasu do każdego przejścia.'],
      [
        'Opowiadanie o miejscu',
        'Fakty zapamiętuje się przez historię. Zbierz trzy anegdoty z rzetelnym źródłem.',
      ],
    ],
    related: ['Obsługa rezerwacji', 'Pierwsza pomoc', 'Improwizacja', 'Praca zmianowa'],
    certificates: ['Certyfikat językowy B2', 'Kurs obsługi systemu rezerwacyjnego'],
    projects: [
      'Autorski spacer po okolicy z mapą i opowieściami.',
      'Plan weekendu dla gości z zagranicy, sprawdzony na znajomych.',
    ],
  },
];
