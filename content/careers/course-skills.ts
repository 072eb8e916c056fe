// What each of our courses teaches, by the names that an analysis may give it (domain/courses/recommend.ts). By hand, as the links: a
// course's tags hold 'Excel' where it is only used, and 'ryzyko', 'umowa' or 'grafika', which are words of a hundred trades.
const COURSE_SKILLS: Readonly<Record<string, string>> = {
  'ai-dla-kazdego': 'sztuczna inteligencja, AI, krytyczna ocena odpowiedzi AI, ChatGPT',
  'analiza-danych-w-pythonie': 'analiza danych w Pythonie, pandas, Jupyter',
  'angielski-biznesowy':
    'angielski biznesowy, język angielski w biznesie, angielski w pracy, e-maile po angielsku',
  'asystenci-ai-w-pracy': 'asystenci AI, praca z asystentem AI, narzędzia AI, prompty, prompt engineering',
  'automatyzacja-bez-kodu':
    'automatyzacja bez kodu, no-code, Zapier, Make i n8n, automatyzacja pracy biurowej',
  'budzet-domowy': 'budżet domowy, planowanie wydatków domowych',
  'canva-w-pracy': 'Canva',
  'chmura-dla-praktykow': 'chmura obliczeniowa, usługi chmurowe, AWS, Azure, Google Cloud, Terraform',
  'copywriting-uzytkowy': 'copywriting, prosty język, UX writing, pisanie ofert, pisanie tekstów użytkowych',
  'cv-i-list-motywacyjny': 'CV, list motywacyjny, pisanie CV',
  'docker-i-kubernetes': 'Docker, Kubernetes, konteneryzacja, Helm',
  'ecommerce-start':
    'e-commerce, sklep internetowy, prowadzenie sklepu internetowego, WooCommerce, sprzedaż internetowa',
  'etf-i-obligacje': 'ETF, portfel pasywny, alokacja aktywów',
  'excel-dla-poczatkujacych':
    'Excel, MS Excel, Microsoft Excel, arkusz kalkulacyjny, arkusz kalkulacyjny Excel, tabele przestawne, analiza danych w Excelu, raporty w Excelu',
  'figma-od-podstaw': 'Figma, projektowanie interfejsów, prototypowanie interfejsów, design system',
  'finanse-osobiste-bez-tajemnic': 'finanse osobiste, doradztwo w finansach osobistych',
  'freelancing-start': 'freelancing, wycena zleceń, pozyskiwanie zleceń',
  'git-i-ci-cd': 'Git, GitHub, CI/CD, GitHub Actions, kontrola wersji',
  'grafika-dla-laikow-gimp': 'GIMP, obróbka zdjęć, retusz zdjęć, grafika rastrowa',
  'html-i-css-od-zera': 'HTML, CSS, tworzenie stron internetowych, dostępność cyfrowa',
  'inteligencja-emocjonalna-w-pracy':
    'inteligencja emocjonalna, asertywność, empatia, rozwiązywanie konfliktów, udzielanie informacji zwrotnej',
  'inwestowanie-od-zera': 'inwestowanie, podstawy inwestowania',
  'java-i-spring-boot': 'Java, Spring Boot, programowanie w Javie',
  'javascript-dla-poczatkujacych': 'JavaScript, programowanie w JavaScripcie',
  'marketing-internetowy':
    'marketing internetowy, marketing cyfrowy, Google Ads, Meta Ads, Google Analytics, kampanie reklamowe',
  'media-spolecznosciowe-dla-firm':
    'media społecznościowe, prowadzenie mediów społecznościowych, prowadzenie profili firmowych, social media',
  'montaz-wideo-davinci': 'montaż wideo, montaż filmów, DaVinci Resolve, korekcja barwna',
  'negocjacje-w-praktyce': 'negocjacje, negocjowanie, negocjacje handlowe',
  'niemiecki-w-pracy': 'język niemiecki, niemiecki w pracy',
  'nodejs-i-api': 'Node.js, REST API, projektowanie API',
  'pierwsza-firma':
    'własna firma, zakładanie firmy, prowadzenie działalności gospodarczej, działalność gospodarcza',
  'pierwszy-raz-lider':
    'przywództwo, delegowanie, delegowanie zadań, kierowanie zespołem, zarządzanie zespołem',
  'podcast-od-pomyslu': 'podcast, nagrywanie podcastów, Audacity',
  'podstawy-ux': 'UX, badania użytkowników, makiety, testy użyteczności, architektura informacji',
  'power-bi-w-praktyce': 'Power BI, DAX, Power Query',
  'prezentacje-biznesowe': 'prezentacje biznesowe, PowerPoint, wystąpienia publiczne, prezentowanie wyników',
  'python-od-podstaw': 'Python, programowanie w Pythonie, pytest',
  'raportowanie-esg': 'ESG, raportowanie ESG, CSRD, ESRS, VSME, sprawozdawczość niefinansowa',
  'react-w-praktyce': 'React, TypeScript, testowanie frontendu',
  'rozmowa-kwalifikacyjna': 'rozmowa kwalifikacyjna, autoprezentacja na rozmowie kwalifikacyjnej',
  'scrum-w-praktyce': 'Scrum, Jira, metodyki zwinne, Product Owner, Scrum Master',
  'seo-w-praktyce': 'SEO, pozycjonowanie stron, Google Search Console, content marketing',
  'sql-od-podstaw': 'SQL, bazy danych, zapytania SQL, PostgreSQL',
  'techniki-uczenia-sie': 'techniki uczenia się, techniki zapamiętywania',
  'uczenie-maszynowe': 'uczenie maszynowe, machine learning, scikit-learn, PyTorch',
  'wordpress-dla-poczatkujacych': 'WordPress, tworzenie stron w WordPressie',
  'zarzadzanie-czasem': 'zarządzanie czasem, ustalanie priorytetów, planowanie tygodnia',
  'zarzadzanie-projektami': 'zarządzanie projektami, prowadzenie projektów, planowanie projektów',
  'zielone-kompetencje':
    'zielone kompetencje, ślad węglowy, gospodarka obiegu zamkniętego, efektywność energetyczna',
  'zmiana-branzy': 'zmiana branży, przekwalifikowanie',
};

export function skillsOf(course: string): string {
  const skills = COURSE_SKILLS[course];
  if (skills === undefined) throw new Error(`Nothing says what ${course} teaches.`);
  return skills;
}
