// The same said in five other ways, made by rule: another order, other words for the same, other forms, hurried typing, and wrapped
// into polite sentences. The words are chosen by ear, not from content/careers/words.ts.
import type { AdviceAnswers } from '#domain/advice/person.ts';

type Text = (text: string) => string;

export const PARAPHRASES: Readonly<Record<string, (answers: AdviceAnswers) => AdviceAnswers>> = {
  order: (answers) => ({
    preferences: answers.preferences.toReversed(),
    additional_interests: inOtherOrder(answers.additional_interests),
    additional_info: sentencesReversed(answers.additional_info),
  }),
  synonyms: (answers) => inTexts(answers, (text) => replaced(text, SYNONYMS)),
  inflection: (answers) => ({
    ...inTexts(answers, (text) => replaced(text, FORMS)),
    additional_interests: replaced(answers.additional_interests, FORMS),
  }),
  hurried: (answers) =>
    inTexts(answers, (text) =>
      mistyped(text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l')),
    ),
  polite: (answers) => ({
    ...answers,
    additional_interests: `Dzień dobry, trudno powiedzieć o sobie w kilku zdaniach. ${answers.additional_interests} To chyba wszystko, dziękuję bardzo!`,
    additional_info:
      answers.additional_info === '' ? '' : `${answers.additional_info} Z góry dziękuję za odpowiedź.`,
  }),
};

function inTexts(answers: AdviceAnswers, change: Text): AdviceAnswers {
  return {
    ...answers,
    additional_interests: change(answers.additional_interests),
    additional_info: change(answers.additional_info),
  };
}

const sentencesReversed: Text = (text) =>
  text
    .split(/(?<=[.!?])\s+/)
    .toReversed()
    .join(' ');

/** A plain list ('Las, zwierzęta, cisza.') is turned round as well. */
const inOtherOrder: Text = (text) =>
  sentencesReversed(text)
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => {
      const items = sentence.replace(/[.!?]$/, '').split(', ');
      const isPlain = items.length > 2 && !/\b(?:nie|bez|ale|lubię)\b/i.test(sentence);
      return isPlain ? `${items.toReversed().join(', ')}.` : sentence;
    })
    .join(' ');

function replaced(text: string, table: readonly (readonly [RegExp, string])[]): string {
  return table.reduce((said, [from, to]) => said.replace(from, to), text);
}

const SYNONYMS = [
  [/\bLubię\b/g, 'Uwielbiam'],
  [/\blubię\b/g, 'uwielbiam'],
  [/Nie uwielbiam/g, 'Nie znoszę'],
  [/nie uwielbiam/g, 'nie znoszę'],
  [/[Pp]rogramowanie/g, 'kodowanie'],
  [/samochody/g, 'auta'],
  [/[Zz]abawy z dziećmi/g, 'zabawy z maluchami'],
  [/starszymi osobami/g, 'seniorami'],
  [/starszym ludziom/g, 'seniorom'],
  [/[Gg]otowanie/g, 'kucharzenie'],
  [/[Pp]isanie/g, 'redagowanie'],
  [/[Rr]ysowanie/g, 'szkicowanie'],
  [/[Oo]gród/g, 'działka'],
  [/[Ll]iczby/g, 'cyfry'],
  [/dokładność/gi, 'precyzja'],
  [/kontakt z ludźmi/gi, 'praca z ludźmi'],
  [/[Ss]przątanie/g, 'porządki'],
  [/cisza/g, 'spokój'],
  [/[Zz]wierzęta/g, 'czworonogi, zwierzaki'],
  [/[Pp]rzepisy/g, 'ustawy'],
  [/[Mm]atematyka/g, 'rachunki, matma'],
  [/[Nn]aprawa/g, 'reperowanie'],
  [/[Ff]otografia/g, 'robienie zdjęć'],
  [/chcę/g, 'chciałbym'],
  [/nie mogę dźwigać/g, 'nie wolno mi dźwigać'],
  [/\bpracy\b/g, 'roboty'],
  [/komputerze/g, 'komputerem'],
] as const;

const FORMS = [
  [/\bLubię\b/g, 'Zawsze lubiłam'],
  [/\bNie lubię\b/g, 'Nie lubiłam nigdy'],
  [/[Pp]rogramowanie/g, 'programować'],
  [/[Gg]otowanie/g, 'gotować'],
  [/[Pp]ieczenie/g, 'piec ciasta'],
  [/[Pp]isanie/g, 'piszę'],
  [/[Rr]ysowanie/g, 'rysuję'],
  [/[Ss]zycie/g, 'szyć'],
  [/[Ll]iczby/g, 'liczbami'],
  [/[Zz]wierzęta/g, 'zwierzętami'],
  [/maszyny/g, 'maszynami'],
  [/[Ss]amochody/g, 'samochodami'],
  [/[Rr]owery/g, 'rowerami'],
  [/[Oo]gród/g, 'w ogrodzie'],
  [/[Ll]as\b/g, 'w lesie'],
  [/[Dd]rewno/g, 'w drewnie'],
  [/[Mm]eble/g, 'meblami'],
  [/[Mm]etal\b/g, 'w metalu'],
  [/rysunek/g, 'rysunki'],
  [/[Pp]rzepisy/g, 'przepisami'],
  [/[Hh]istoria/g, 'historią'],
  [/[Mm]atematyka/g, 'matematykę'],
  [/[Bb]iologia/g, 'biologię'],
  [/[Pp]sychologia/g, 'psychologię'],
  [/[Ee]lektronika/g, 'elektroniką'],
  [/podróże/g, 'podróżowanie'],
  [/[Oo]rganizowanie/g, 'organizować'],
  [/nauczycielką/g, 'nauczycielem'],
] as const;

/** Every third word of six letters and more gets two letters swapped in its middle. */
const mistyped: Text = (text) => {
  let long = 0;
  return text.replaceAll(/[a-z]{6,}/g, (word) => {
    long++;
    if (long % 3 !== 0) return word;
    const at = Math.floor(word.length / 2);
    return `${word.slice(0, at - 1)}${word[at] ?? ''}${word[at - 1] ?? ''}${word.slice(at + 1)}`;
  });
};
