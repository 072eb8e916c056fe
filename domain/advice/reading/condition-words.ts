// What each condition is called, for the model that reads, for the screen and for the list that one adds from. One table, so that a chip says
// what the model was told the condition means.
import { zloty } from '../../platform/zloty.ts';
import type { Condition, ConditionValue, WishKind } from './reading.ts';

export const WISH_WORDS: Readonly<Record<WishKind, { avoid: string; want: string }>> = {
  lifting: { avoid: 'bez dźwigania', want: 'praca fizyczna, z\u00a0dźwiganiem' },
  standing: { avoid: 'bez stania cały dzień', want: 'praca na stojąco' },
  sitting: { avoid: 'bez siedzenia cały dzień', want: 'praca na siedząco' },
  kneeling: { avoid: 'bez klękania i\u00a0schylania', want: 'klękanie i\u00a0schylanie' },
  walking: { avoid: 'bez chodzenia cały dzień', want: 'dużo chodzenia' },
  heights: { avoid: 'nie na wysokości', want: 'praca na wysokości' },
  driving: { avoid: 'nie za kierownicą', want: 'praca za kierownicą' },
  outdoors: { avoid: 'nie na dworze', want: 'praca na dworze' },
  indoors: { avoid: 'nie w\u00a0zamknięciu', want: 'praca pod dachem' },
  night: { avoid: 'bez pracy w\u00a0nocy', want: 'praca w\u00a0nocy' },
  shifts: { avoid: 'bez pracy na zmiany', want: 'praca na zmiany' },
  weekends: { avoid: 'wolne weekendy', want: 'praca w\u00a0weekendy' },
  away: { avoid: 'bez wyjazdów', want: 'praca w\u00a0wyjazdach' },
  'part-time': { avoid: 'pełny etat', want: 'część etatu' },
  remote: { avoid: 'nie zdalnie', want: 'praca zdalna' },
  screen: { avoid: 'bez komputera cały dzień', want: 'praca przy komputerze' },
  telephone: { avoid: 'bez telefonów', want: 'rozmowy przez telefon' },
  strangers: { avoid: 'bez obcych ludzi twarzą w\u00a0twarz', want: 'praca z\u00a0ludźmi' },
  conflict: { avoid: 'bez konfliktów', want: 'trudne rozmowy i\u00a0spory' },
  noise: { avoid: 'bez hałasu', want: 'głośne miejsce' },
  dust: { avoid: 'bez kurzu, pyłu i\u00a0mąki', want: 'praca w\u00a0pyle' },
  chemicals: { avoid: 'bez chemii i\u00a0środków czystości', want: 'praca z\u00a0chemią' },
  pollen: { avoid: 'bez pyłków i\u00a0roślin', want: 'praca przy roślinach' },
  fumes: { avoid: 'bez obróbki metalu i\u00a0spawania', want: 'obróbka metalu i\u00a0spawanie' },
  animals: { avoid: 'bez zwierząt', want: 'praca przy zwierzętach' },
  blood: { avoid: 'bez krwi', want: 'praca, w\u00a0której bywa krew' },
  hazards: { avoid: 'bez niebezpiecznych maszyn i\u00a0miejsc', want: 'praca z\u00a0ryzykiem' },
  hearing: { avoid: 'nie na słuch', want: 'praca na słuch' },
  sight: { avoid: 'nie na dobry wzrok', want: 'praca na dobry wzrok' },
  hands: { avoid: 'bez precyzyjnej pracy rąk', want: 'precyzyjna praca rąk' },
  legs: { avoid: 'do zrobienia na wózku lub o\u00a0kulach', want: 'praca na sprawne nogi' },
  pace: { avoid: 'bez pośpiechu', want: 'szybkie tempo' },
  monotony: { avoid: 'bez monotonii', want: 'stały, powtarzalny rytm' },
  alone: { avoid: 'nie w\u00a0pojedynkę', want: 'praca w\u00a0pojedynkę' },
  team: { avoid: 'bez pracy w\u00a0zespole', want: 'praca w\u00a0zespole' },
  deciding: { avoid: 'bez decydowania za innych', want: 'decyzje i\u00a0odpowiedzialność' },
  studies: { avoid: 'bez studiów', want: 'droga przez studia' },
  school: { avoid: 'bez lat w\u00a0szkole', want: 'nauka w\u00a0szkole' },
  record: { avoid: 'bez wymogu niekaralności', want: 'praca z\u00a0wymogiem niekaralności' },
};

const FIELD_WORDS = { keep: 'zostać w\u00a0swojej dziedzinie', leave: 'odejść ze swojej dziedziny' };

export function conditionName(condition: ConditionValue | Condition): string {
  switch (condition.kind) {
    case 'months':
      return `pierwsza praca do ${condition.value} mies.`;
    case 'pay':
      return `co najmniej ${zloty(condition.value)} brutto`;
    case 'polish':
      return `polski na poziomie ${condition.value}`;
    case 'field':
      return FIELD_WORDS[condition.value];
    default:
      return WISH_WORDS[condition.kind][condition.value];
  }
}
