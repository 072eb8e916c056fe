// Who has an account with the local Google.
export type GooglePerson = {
  /** Google's own id of the account. */
  sub: string;
  email: string;
  isVerified: boolean;
  name: string;
  /** For whoever tries it out: what this person is good for. */
  note: string;
};

export const GOOGLE_PEOPLE: readonly GooglePerson[] = [
  {
    sub: '100000000000000000001',
    email: 'zofia.nowa@gmail.example',
    isVerified: true,
    name: 'Zofia Nowa',
    note: 'adres zweryfikowany, w Szlaku jeszcze bez konta',
  },
  {
    sub: '100000000000000000002',
    email: 'igor.niepewny@firma.example',
    isVerified: false,
    name: 'Igor Niepewny',
    note: 'adres niezweryfikowany – Szlak go nie wpuści',
  },
  {
    sub: '100000000000000000003',
    email: 'free@szlak.example',
    isVerified: true,
    name: 'Fredek Darmowy',
    note: 'ma już konto w Szlaku z tym samym adresem',
  },
];
