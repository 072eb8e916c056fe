// Success stories (docs/product.md 'Success story'). We have no customers to quote: these are examples, labelled as such on the
// page, with a role in place of the name (docs/decisions.md 'Success stories and figures').
export type Story = {
  id: string;
  /** In place of the name. */
  role: string;
  before: string;
  after: string;
  quote: string;
  /** The occupation it leads to, in the atlas. */
  occupation: { id: string; name: string };
};

export const STORIES: readonly Story[] = [
  {
    id: 'recepcja',
    role: 'Osoba z recepcji hotelu',
    before: 'Recepcja hotelu',
    after: 'Testy oprogramowania',
    quote:
      'Na recepcji codziennie opisywało się, co nie działa. To połowa pracy testera. Drugą dało się rozpisać na wieczory.',
    occupation: { id: 'tester-oprogramowania', name: 'Tester / testerka oprogramowania' },
  },
  {
    id: 'magazyn',
    role: 'Osoba z magazynu',
    before: 'Kompletowanie zamówień',
    after: 'Analiza danych',
    quote:
      'Znajomość magazynu od środka okazała się atutem. Plan zaczął się od arkusza i pytań, na które nikt nie znał odpowiedzi.',
    occupation: { id: 'data-scientist', name: 'Analityk / analityczka danych (data science)' },
  },
  {
    id: 'szkola',
    role: 'Osoba ze szkoły podstawowej',
    before: 'Nauczanie przyrody',
    after: 'Szkolenia w firmie',
    quote:
      'Nie trzeba było zaczynać od zera. Szlak pokazał, co ze szkoły liczy się gdzie indziej i jak uzupełnić resztę.',
    occupation: { id: 'trener-szkoleniowiec', name: 'Trener / trenerka (szkolenia dla dorosłych)' },
  },
];
