// The JSON Schema sent to the model that reads, the same for everybody: no bound and no long enum, which the provider unrolls
// (docs/decisions.md 'Schemas for the model'); what may stand in a field is said in words and checked when it comes. The alarm comes first.
const text = (description: string) => ({ type: 'string', description }) as const;

const quote = text('1–8 słów przepisanych z odpowiedzi znak w znak.');

const listOf = <Properties extends object>(properties: Properties) => {
  const names = Object.keys(properties);
  return {
    type: 'array',
    items: { type: 'object', properties, required: names, propertyOrdering: names },
  } as const;
};

const objectOf = <Properties extends object>(properties: Properties, required = Object.keys(properties)) =>
  ({ type: 'object', properties, required, propertyOrdering: Object.keys(properties) }) as const;

const additions = {
  activities: listOf({
    concept: text('Skrót z <pojecia>.'),
    stance: { type: 'string', enum: ['likes', 'can', 'dislikes'] },
    quote,
  }),
  work: listOf({
    occupation: text('Id z <zawody> albo pusty tekst.'),
    label: text('Ta praca słowami, w mianowniku.'),
    relation: text('now, before, trained, wants, leaves albo refuses.'),
    years: { type: 'number', description: 'Ile lat; 0 = nie napisano.' },
    quote,
  }),
  conditions: listOf({
    kind: text('Z <warunki>, albo months, pay, polish, field.'),
    value: text('avoid albo want; liczba; poziom; keep albo leave.'),
    firm: { type: 'boolean' },
    quote,
  }),
};

export const READING_RESPONSE = objectOf({
  alarm: text('none, crisis, violence albo minor.'),
  language: text('pl, uk, en albo other.'),
  ...additions,
  background: objectOf(
    {
      education: objectOf({ level: text('Z <wyksztalcenie>.'), field: text('Dziedzina słowami.'), quote }),
      licences: listOf({ key: text('Z <uprawnienia>.'), quote }),
      languages: listOf({ language: text('Po polsku.'), level: text('A1–C2 albo pusty tekst.'), quote }),
      place: objectOf({
        voivodeship: text('Z <wojewodztwa> albo pusty tekst.'),
        label: text('Słowami.'),
        quote,
      }),
      circumstances: listOf({ label: text('Krótko.'), quote }),
    },
    ['licences', 'languages', 'circumstances'],
  ),
  unclear: listOf({
    question: text('Jedno krótkie pytanie.'),
    quote: text('Słowa, które nie są jasne, albo pusty tekst.'),
    answers: listOf({ label: text('Gotowa odpowiedź.'), adds: objectOf(additions) }),
  }),
});
