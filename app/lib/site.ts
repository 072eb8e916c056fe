/** The first page's title and description, and those of every page that says nothing about itself. */
export const SITE = {
  title: 'Szlak – doradca kariery AI',
  description:
    'Trzy krótkie pytania, a\u00a0potem analiza kariery: predyspozycje, ścieżki zawodowe, za i\u00a0przeciw każdej, i\u00a0plan krok po kroku.',
};
