// Success stories (docs/product.md 'Success story'). We have no customers to quote: these are examples, labelled as such on the
// page, with a role in place of the name (docs/decisions.md 'Success stories and figures').
export type Story = {
  id: string;
  /** In place of the name. */
  role: string;
  before: string;
  after: string;
  quote: string;
  timeToTransition: string;
  salaryIncrease: string;
};

export const STORIES: readonly Story[] = [
  {
    id: 'recepcja',
    role: 'Osoba z recepcji hotelu',
    before: 'Recepcja hotelu',
    after: 'Testy oprogramowania',
    quote:
      'Na recepcji codziennie opisywało się, co nie działa i jak to powtórzyć. Z analizy wynikło, że to połowa pracy testera. Drugą połowę dało się rozpisać na wieczory.',
    timeToTransition: '9 miesięcy',
    salaryIncrease: '+45%',
  },
  {
    id: 'magazyn',
    role: 'Osoba z magazynu',
    before: 'Kompletowanie zamówień',
    after: 'Analiza danych w logistyce',
    quote:
      'Znajomość magazynu od środka okazała się atutem, a nie stratą czasu. Plan zaczął się od arkusza kalkulacyjnego i pytań, na które w pracy nikt nie znał odpowiedzi.',
    timeToTransition: '14 miesięcy',
    salaryIncrease: '+60%',
  },
  {
    id: 'szkola',
    role: 'Osoba ze szkoły podstawowej',
    before: 'Nauczanie przyrody',
    after: 'Edukacja ekologiczna w firmie',
    quote:
      'Nie trzeba było zaczynać od zera. Szlak pokazał, które umiejętności ze szkoły są cenione gdzie indziej, i w jakiej kolejności uzupełnić resztę.',
    timeToTransition: '7 miesięcy',
    salaryIncrease: '+35%',
  },
];
