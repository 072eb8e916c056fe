/** The first page's title and description, and those of every page that says nothing about itself. */
export const SITE = {
  title: 'Szlak – doradca kariery AI',
  description:
    'Trzy krótkie pytania, a\u00a0potem analiza kariery: predyspozycje, ścieżki zawodowe z\u00a0tym, co za i\u00a0co przeciw, oraz plan krok po kroku.',
};
