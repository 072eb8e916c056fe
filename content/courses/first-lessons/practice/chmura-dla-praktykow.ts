import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Konto w chmurze, które Cię nie zaskoczy',
  goal: 'Zabezpieczysz użytkownika root, założysz budżet z dwoma ostrzeżeniami i przećwiczysz usuwanie zasobu po etykiecie.',
  leaves: 'Konto z MFA i budżetem oraz dwa pliki JSON do odtworzenia tych ustawień na kolejnym.',
  summary:
    'Bezpieczny start w AWS na przykładzie wypożyczalni Kajaki Krutynia: opłata za istnienie zasobów, root z MFA i bez kluczy, codzienna tożsamość z IAM Identity Center, budżet z plików JSON (50% wydane, 100% prognozy), magazyn utworzony, oznaczony i usunięty. Odpowiedniki w Azure i Google Cloud.',
  terms: [
    {
      term: 'użytkownik root',
      meaning: 'Właściciel konta AWS z pełnymi prawami; chroniony przez MFA i nieużywany na co dzień.',
    },
    {
      term: 'poświadczenia tymczasowe',
      meaning: 'Dane logowania dla terminala, które po pewnym czasie same wygasają.',
    },
    {
      term: 'budżet w chmurze',
      meaning: 'Próg kosztów z powiadomieniem; ostrzega z opóźnieniem i niczego nie wyłącza.',
    },
    {
      term: 'etykieta zasobu',
      meaning: 'Para klucz–wartość nadana zasobowi, po której można go odszukać i rozliczyć.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Kamil wyłączył maszynę, a rachunek dalej rósł. Dlaczego?',
      options: [
        'Alert budżetowy zatrzymał usuwanie zasobów',
        'Użytkownik root nie miał włączonego MFA, więc konto działało poza budżetem',
        'Dysk, adres IP i brama nadal istniały i naliczały opłatę',
        'Dane o kosztach nigdy nie uwzględniają wyłączeń',
      ],
      right: 2,
      why: 'Opłata należy się także za zajęte miejsce, nie tylko za pracę. Zatrzymanie maszyny nie usuwa zasobów, które powstały obok niej.',
    },
    {
      kind: 'multiple',
      text: 'Które stwierdzenia o liście zasobów odszukanych po etykiecie są prawdziwe?',
      options: [
        'Pokazuje jeden wskazany region',
        'Obejmuje wszystkie regiony naraz',
        'Może pominąć zasób, którego nie oznaczono',
        'Usuwa znalezione zasoby',
      ],
      right: [0, 2],
      why: 'Lista powstaje dla jednego regionu i jednej etykiety, więc zasób w innym regionie albo bez etykiety może jej umknąć. Samo zapytanie niczego nie kasuje.',
    },
    {
      kind: 'gap',
      text: 'W Azure zbiór, który można skasować jednym poleceniem wraz z zawartością, to grupa ___.',
      accepted: ['zasobów'],
      why: 'To pudełko mieszczące cały projekt. W AWS podobną rolę pełni dopiero osobne konto, dlatego tyle zależy tam od etykiet.',
    },
  ],
  exercise: {
    task: 'Napisz krótką procedurę „nowe konto w chmurze” dla swojej firmy lub projektu: ochrona użytkownika root, codzienna tożsamość, budżet z progami i odbiorcami alertów, jeden region, obowiązkowa etykieta, lista sprzątania na koniec dnia. Wklej też wynik polecenia get-caller-identity z zasłoniętym numerem konta i wyjaśnij w dwóch zdaniach, po czym poznajesz, że to nie root. Nie masz konta? Opisz te same kroki dla dostawcy, którego planujesz wybrać, i wskaż, gdzie sprawdzisz limity.',
    hint: 'Procedura jest dobra, jeśli wykona ją ktoś, kto widzi konsolę pierwszy raz. Zamień ogólniki na czynności.',
    minutes: 40,
  },
  state: {
    now: 'Przykład: Kamil, strona wypożyczalni Kajaki Krutynia; po weekendzie płacił za dysk, zarezerwowany adres IP i bramę NAT, choć maszyna była zatrzymana.\nStan konta AWS: root z dwoma urządzeniami MFA i bez kluczy dostępu; na co dzień tożsamość administratora z IAM Identity Center, profil kurs (aws configure sso), kontrola: aws sts get-caller-identity --profile kurs, w Arn ma być assumed-role.\nbudzet.json:\n{ "BudgetName": "kurs-chmura", "BudgetType": "COST", "TimeUnit": "MONTHLY", "BudgetLimit": { "Amount": "10", "Unit": "USD" } }\npowiadomienia.json: dwa powiadomienia, GREATER_THAN, PERCENTAGE, EMAIL alerty@example.com: ACTUAL Threshold 50 oraz FORECASTED Threshold 100.\nZałożenie budżetu:\nKONTO=$(aws sts get-caller-identity --query Account --output text --profile kurs)\naws budgets create-budget --account-id "$KONTO" --profile kurs --budget file://budzet.json --notifications-with-subscribers file://powiadomienia.json\nPróba sprzątania:\nREGION=eu-central-1\nNAZWA="kurs-proba-$KONTO"\naws s3 mb "s3://$NAZWA" --region "$REGION" --profile kurs\naws s3api put-bucket-tagging --bucket "$NAZWA" --region "$REGION" --profile kurs --tagging \'TagSet=[{Key=projekt,Value=kurs}]\'\naws resourcegroupstaggingapi get-resources --region "$REGION" --profile kurs --tag-filters Key=projekt,Values=kurs\naws s3 rb "s3://$NAZWA" --region "$REGION" --profile kurs\nMagazyn usunięty, zero działających zasobów. Oba pliki JSON idą do repozytorium.\nReguły kursu: jeden region (eu-central-1) i etykieta projekt=kurs przy każdym tworzeniu.\nZapowiedź: regiony i granice odpowiedzialności.',
    concepts: [
      'opłata za istnienie zasobu, nie tylko za pracę',
      'zatrzymać a usunąć',
      'użytkownik root i MFA',
      'IAM Identity Center, poświadczenia tymczasowe',
      'aws sts get-caller-identity i pole Arn',
      'budżet z pliku: aws budgets create-budget',
      'powiadomienie ACTUAL 50% i FORECASTED 100%',
      'budżet ostrzega z opóźnieniem, niczego nie wyłącza',
      'etykieta i lista sprzątania (jeden region)',
      'odpowiedniki w Azure i Google Cloud',
    ],
    words: [
      'root',
      'MFA',
      'klucz dostępu',
      'profil kurs',
      'poświadczenia tymczasowe',
      'assumed-role',
      'Arn',
      'budżet',
      'próg',
      'prognoza',
      'powiadomienie',
      'region eu-central-1',
      'magazyn obiektów (S3)',
      'etykieta projekt',
      'brama NAT',
      'adres IP',
      'grupa zasobów (Azure)',
      'projekt (Google Cloud)',
      'AWS Budgets',
      'Microsoft Entra ID',
    ],
  },
};
