// The JSON Schema sent to the model that reads, the same for everybody: what may stand in a field is said in words and checked when it
// comes. The alarm comes first.
import { listOf, objectOf, text } from '../../platform/model-requests/response-shapes.ts';

const quote = text('1–8 słów przepisanych z odpowiedzi znak w znak.');

const rows = <Properties extends object>(properties: Properties) => listOf(objectOf(properties));

const additions = {
  activities: rows({
    concept: text('Skrót z <pojecia>.'),
    stance: { type: 'string', enum: ['likes', 'can', 'dislikes'] },
    quote,
  }),
  work: rows({
    occupation: text('Id z <zawody> albo pusty tekst.'),
    label: text('Ta praca słowami, w mianowniku.'),
    relation: text('now, before, trained, wants, leaves albo refuses.'),
    years: { type: 'number', description: 'Ile lat; 0 = nie napisano.' },
    quote,
  }),
  conditions: rows({
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
      licences: rows({ key: text('Z <uprawnienia>.'), quote }),
      languages: rows({ language: text('Po polsku.'), level: text('A1–C2 albo pusty tekst.'), quote }),
      place: objectOf({
        voivodeship: text('Z <wojewodztwa> albo pusty tekst.'),
        label: text('Słowami.'),
        quote,
      }),
      circumstances: rows({ label: text('Krótko.'), quote }),
    },
    ['licences', 'languages', 'circumstances'],
  ),
  ideas: rows({ occupation: text('Id z <zawody>.'), quote }),
  unclear: rows({
    question: text('Jedno krótkie pytanie.'),
    quote: text('Słowa, które nie są jasne, albo pusty tekst.'),
    answers: rows({ label: text('Gotowa odpowiedź.'), adds: objectOf(additions) }),
  }),
});
