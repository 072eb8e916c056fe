// OPERATOR: PUT TRUE FIGURES HERE BEFORE LAUNCH. These are the specification's samples (docs/product.md 'Marketing claims');
// nothing measured stands behind them. Once they are true, set `areSamples` to false, and the page drops its note.
export const FIGURES = {
  areSamples: true,
  entries: [
    { figure: '15 000+', label: 'osób zmieniło karierę' },
    { figure: '78%', label: 'średni wzrost zarobków' },
    { figure: '95%', label: 'zadowolenia' },
  ],
} as const;
