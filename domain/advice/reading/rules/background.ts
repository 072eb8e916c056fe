// Schooling, licences, languages, the place and what the person lives in, as far as plain phrases say it.
import { POLISH_LEVELS, type Education, type PolishLevel } from '../../occupation.ts';
import type { Background, Condition } from '../reading.ts';
import { findAll, matchAt, patternsOf, type Match, type Pattern } from './patterns.ts';
import { isOfSomebodyElse } from './stances.ts';
import { placeNamed } from './places.ts';
import { quoteOf, type Part, type Text } from './text.ts';

const MINE = '=mam|=posiadam|=zrobiłam|=zrobiłem|=mając|=zdobyłem|=zdobyłam|=zrobilem|=zrobilam';

/** Before its end: 'rzucam szkołę'. A language or dance school is none, and a teacher leaves as a worker (NOT_DONE). */
const LEAVES_SCHOOL = `=rzucam|=rzuciłam|=rzuciłem|=rzucilam|=rzucilem|=przerwałam|=przerwałem|=przerywam ..1 =szkołę|=szkole|=liceum|=technikum|=branżówkę|=zawodówkę
     nie =skończyłam|=skończyłem|=ukończyłam|=ukończyłem|=dokończyłam|=dokończyłem ..1 =szkoły|=liceum|=technikum|=zawodówki|=branżówki
     =liceum|=technikum ..2 =ale? =rzuciłam|=rzuciłem|=rzucilam|=rzucilem|=przerwałam|=przerwałem
     =tyle ..2 =po =podstawówce|=podstawowce|=gimnazjum`;

/** From the highest; the first that is said counts. */
const SCHOOLING: readonly (readonly [Education, string])[] = [
  [
    'magister',
    `magister|=mgr|magisterski|doktorat|doktorant|doktorantka|podyplomowy
     =po =studiach =magisterskich
     wyższy wykształcenie =magisterskie
     =skończyłam|=skończyłem|=ukończyłam|=ukończyłem|=skonczylam|=skonczylem ..2 studia
     absolwent|absolwentka ..1 politechnika|uniwersytet|uczelnia|studia|akademia`,
  ],
  [
    'licencjat_inzynier',
    `licencjat|licencjacki|=lic\n=studia =inżynierskie|=pierwszego\ntytuł inżynier\nwyższy wykształcenie\nwykształcenie wyższy\n=po =studiach`,
  ],
  ['policealne', `policealny`],
  [
    'srednie',
    `technikum|liceum\nśredni wykształcenie\nwykształcenie średni\n=zdałam|=zdałem ..1 matura\nmam matura\n=po =maturze\n${MINE} ..1 matura`,
  ],
  [
    'branzowe',
    `zawodówka|branżówka\nszkoła|wykształcenie zawodowy|branżowy|zasadniczy\nzasadniczy|branżowy szkoła`,
  ],
  [
    'podstawowe',
    `${LEAVES_SCHOOL}
     wykształcenie podstawowy\npodstawowy wykształcenie\n=tylko|=jedynie podstawówka|podstawowy\n=po =podstawówce|=gimnazjum\n=skończyłam|=skończyłem ..1 podstawówka|gimnazjum`,
  ],
];
const NO_DEGREE =
  patternsOf(`nie =mam|=skończyłam|=skończyłem|=ukończyłam|=ukończyłem|=zrobiłam|=zrobiłem ..2 studia|licencjat|magister|wyższy
  =bez studia|dyplom
  =przerwałam|=przerwałem|=rzuciłam|=rzuciłem ..2 studia
  studia =niedokończone|=nieukończone|=przerwane|=rzucone
  =niedokończone|=nieukończone|=przerwane studia`);
const LEFT = patternsOf(LEAVES_SCHOOL);
const NOT_FOR_ME = patternsOf(`=to? nie =dla =mnie`);
const STUDIES =
  patternsOf(`=pierwszy|=drugi|=trzeci|=czwarty|=piąty|=ostatni|=1|=2|=3|=4|=5 =rok|=roku ..1 studia?
  student|studentka
  =studiuję|=studiuje`);
// 'Pracuję 4 rok na produkcji'.
const YEAR_OF_WORK = patternsOf(
  `pracować|mieszkać|jeździć|prowadzić ..2 =rok|=roku\n=rok|=roku ..2 pracować|mieszkać|jeździć|prowadzić`,
);
const NO_EXAM = patternsOf(`nie =mam|=zdałam|=zdałem ..1 matura\n=bez matura`);
// 'Skończyłam filologię angielską', 'ukończyłem prawo': said with the field instead of the degree.
const DONE = patternsOf(`=skończyłam|=skończyłem|=ukończyłam|=ukończyłem|=skonczylam|=skonczylem
  =jestem ..1 =po`);
const NOT_DONE = patternsOf(`nie
  =chcę|=chciałbym|=chciałabym|=planuję|=zamierzam|=idę|=pójdę|=wybieram|=myślę|=może|=żadnych|=kończę|=robię|=studiuję
  =uczę|=pracuję|=pracowałam|=pracowałem|=uczyłam|=uczyłem|=nauczycielka|=nauczyciel`);

const LICENCES: readonly (readonly [string, string])[] = [
  [
    'prawko-b',
    `${MINE} ..1 prawo =jazdy ..2 =b\nprawo =jazdy =kat|=kategorii|=kategoria? =b\n=prawko =kat|=kategorii? =b\n${MINE} ..1 prawo =jazdy\n${MINE} ..1 =prawko\nprawo =jazdy =b`,
  ],
  [
    'kierowca-zaw',
    `prawo =jazdy =kat|=kategorii? =c|=ce|=c+e\n     prawo =jazdy ..2 =c|=ce|=c+e\n=kod =95\nkwalifikacja zawodowy kierowca\n=prawko =na? =c|=ce`,
  ],
  ['kierowca-d', `prawo =jazdy =kat|=kategorii? =d\n=prawko =na? =d`],
  [
    'udt',
    `uprawnienie|=kurs|=papiery|=mam ..4 =udt\n=mam|=posiadam ..2 =udt\nuprawnienie|papiery ..3 wózek|=wózki|=suwnice`,
  ],
  ['sep', `=mam|=posiadam|uprawnienie|=sep ..3 =sep`],
  [
    'spawanie',
    `spawanie ..1 =w =papierach\nuprawnienie spawalniczy\nuprawnienie|=papiery ..1 spawacz\n=papiery ..1 =na =mig|=tig|=mag|=spawanie`,
  ],
  ['piel', `=prawo =wykonywania =zawodu ..1 pielęgniarka|położna`],
  ['wopr', `=mam|uprawnienie|ratownik ..2 =wopr`],
  ['nauczyciel', `przygotowanie|kwalifikacja|uprawnienie pedagogiczny`],
  ['upr-bud', `uprawnienie budowlany`],
];

// Any name of a language: an adjective in '-ski' or '-cki'.
const LANGUAGE = /^(?!polsk|ojczy)\p{L}{3,}(?:sk|ck|dzk)(?:i|iego|iemu|im|u)$/u;
const LEVELS = 'a1|=a2|=b1|=b2|=c1|=c2';
const KNOWS = patternsOf(`znać|mówić|władać|znajomość|=znam
  język
  =uczę =się`);
const WELL = patternsOf(`=biegle|=płynnie|=komunikatywnie|=komunikatywny|=perfekt|=dobrze|=dobry|=${LEVELS}`);

const CIRCUMSTANCES: readonly string[] = [
  `=rok|=lata|=lat|=miesięcy|=roku =do =emerytury`,
  `=do =emerytury ..3 =rok|=lata|=lat`,
  `=sama|=sam|=samotna|=samotny|=samotnie ..1 =wychowuję|=matka|=ojciec|=mama|=z ..1 =dzieckiem|=dziećmi|=dwójką|=trójką|=dwojgiem|=synem|=córką ..1 dziecko?`,
  `=samotna|=samotny =matka|=mama|=ojciec`,
  `=sama|=sam =z =dwójką|=trójką|=czwórką|=dwojgiem =dzieci|=dzieckiem?`,
  `=opiekuję =się ..2 mama|tata|ojciec|matka|rodzic|mąż|żona|syn|córka|babcia|dziadek|teściowa|teść`,
  `=na =urlopie =macierzyńskim|=wychowawczym|=rodzicielskim`,
  `=po =urlopie =macierzyńskim|=wychowawczym|=rodzicielskim`,
  `=po =macierzyńskim|=wychowawczym`,
  `=jestem =bezrobotna|=bezrobotny|=w =ciąży|=na =rencie|=na =emeryturze`,
  `=straciłam|=straciłem =pracę`,
  `=spłacam ..1 kredyt`,
  `=mam ..2 kredyt`,
  `=mam ..1 orzeczenie ..2 niepełnosprawność`,
  `orzeczenie =o =niepełnosprawności`,
  `=mam ..1 =dwoje|=troje|=dwójkę|=trójkę|=czworo|=małe|=małych|=jedno =dzieci|=dziecko`,
  `=wychowuję ..2 dziecko|syn|córka`,
  `=mam ..1 =małe =dziecko|=dzieci`,
  `=zdaję|=zdaje|=zdałam|=zdałem|=zdalam|=zdalem|=piszę|=pisze|=pisałam|=pisałem ..3 =maturę|=mature`,
  `=maturę|=mature ..1 =zdaję|=zdaje|=zdałam|=zdałem|=piszę|=pisze`,
  `=jestem? ..1 =maturzysta|=maturzystka|=maturzystą|=maturzystką`,
  `=matura =w =tym|=maju|=przyszłym ..1 =roku?`,
  `=w =tym|=maju|=czerwcu|=przyszłym =roku? ..1 =matura|=mature|=maturę`,
  `=chcę|=chce|=idę|=ide|=pójdę|=pojde|=wybieram|=planuję|=planuje|=zamierzam|=dostać|=dostac ..3 =na =studia`,
  `=matura =za ..1 =rok|=miesiąc|=miesiące|=tydzień|=chwilę`,
  `=w ..2 =klasie =maturalnej`,
  `=klasa =maturalna`,
  `=kończę|=koncze|=skończę ..1 =liceum|=technikum`,
  `=właśnie =skończyłam|=skończyłem ..1 =liceum|=technikum`,
  `=świeżo|=tuż|=zaraz|=właśnie =po =maturze`,
  `=muszę|=musze ..2 =zarabiać|=zarabiac`,
];

/** The firmest first. */
const POLISH: readonly (readonly [PolishLevel, boolean, string])[] = [
  ...(['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const).map((level) => {
    const at = `=${level.toLowerCase()}`;
    return [
      level,
      true,
      `polski =na? =poziomie? =na|=w|=jest|=mam|=to|=znam|=poziom? ${at}\n${at} =z =polskiego\npolski ..2 ${at}`,
    ] as const;
  }),
  ['A1', true, `nie ..1 =znam|=mówię|=rozumiem =po? =polsku|=polskiego|=polski`],
  [
    'A2',
    true,
    `=słabo|=slabo|=trochę|=troche|=kiepsko|=niewiele ..2 =po =polsku\n=po =polsku ..1 =słabo|=slabo|=kiepsko|=trochę|=troche\n=słabo|=slabo ..1 =znam ..1 polski\n=mój|=moj =polski =jest? =słaby|=kiepski|=podstawowy\npolski =słaby|=słabo|=podstawowy|=podstawowo|=kiepski`,
  ],
  [
    'B1',
    true,
    `=komunikatywnie ..2 =po =polsku\n=po =polsku ..1 =komunikatywnie\npolski =komunikatywny|=komunikatywnie`,
  ],
];
export const LEARNS_POLISH = patternsOf(`=uczę|=ucze =się|=sie ..2 =polskiego
  =dopiero =uczę|=ucze =się|=sie ..2 =polskiego
  =uczę|=ucze =się|=sie ..1 =mówić =po =polsku`);

const schooling = SCHOOLING.map(([level, lines]) => [level, patternsOf(lines)] as const);
const licences = LICENCES.map(([key, lines]) => [key, patternsOf(lines)] as const);
const circumstances = CIRCUMSTANCES.flatMap((line) => patternsOf(line));
const polish = POLISH.map(([level, firm, lines]) => [level, firm, patternsOf(lines)] as const);

export const BACKGROUND_PATTERNS: readonly Pattern[] = [
  ...schooling.flatMap(([, patterns]) => patterns),
  ...licences.flatMap(([, patterns]) => patterns),
  ...KNOWS,
  ...WELL,
  ...polish.flatMap(([, , patterns]) => patterns),
  ...circumstances,
  ...NO_DEGREE,
  ...NO_EXAM,
  ...DONE,
  ...LEFT,
  ...NOT_FOR_ME,
  ...STUDIES,
  ...YEAR_OF_WORK,
  ...NOT_DONE,
  ...LEARNS_POLISH,
];

export function backgroundIn(text: Text, clauses: readonly Part[]): Background {
  const { tokens } = text;
  const own = clauses.filter((part) => !isOfSomebodyElse(text, part));
  const firstOf = (patterns: readonly Pattern[]): Match | null => {
    for (const { start, end } of own) {
      const [match] = findAll(patterns, tokens, start, end);
      if (match !== undefined) return match;
    }
    return null;
  };
  const quoted = ({ from, to }: Match) => quoteOf(text, from, to);
  return {
    education: educationIn(text, own),
    licences: licences.flatMap(([key, patterns]) => {
      const match = firstOf(patterns);
      if (match === null || tokens[match.from - 1]?.form === 'nie') return [];
      return [{ key, quote: quoted(match) }];
    }),
    languages: languagesIn(text, own),
    place: placeIn(text, own),
    circumstances: circumstancesIn(text, own),
  };
}

function languagesIn({ tokens, ...text }: Text, own: readonly Part[]): Background['languages'] {
  const whole = { tokens, ...text };
  const found = own.flatMap(({ start, end }) => {
    const isDenied = tokens.slice(start, end).some(({ form }) => form === 'nie');
    const knows = findAll(KNOWS, tokens, start, end);
    return tokens.slice(start, end).flatMap((token, offset) => {
      const at = start + offset;
      if (isDenied || !LANGUAGE.test(token.form)) return [];
      const before = knows.find(({ to }) => to < at && at - to <= 4);
      const [well] = findAll(WELL, tokens, at + 1, Math.min(end, at + 4));
      if (before === undefined && well === undefined) return [];
      const level = tokens.slice(at, at + 5).find(({ form }) => /^[abc][12]$/.test(form));
      const from = before?.from ?? at;
      return [
        {
          language: `${token.form.replace(/(?:i|iego|iemu|im|u)$/, '')}i`,
          level: (level?.form.toUpperCase() ?? null) as PolishLevel | null,
          quote: quoteOf(whole, from, at),
        },
      ];
    });
  });
  return found;
}

function educationIn(text: Text, own: readonly Part[]): Background['education'] {
  const { tokens } = text;
  const isTeacher = tokens.some(({ words, form }) => words.has('uczyć') || form.startsWith('nauczyciel'));
  const hasLeft = !isTeacher && findAll(LEFT, tokens).length > 0;
  for (const [level, patterns] of schooling) {
    // Who leaves school has none of those that are named beside it.
    if (hasLeft && level !== 'podstawowe') continue;
    if (!hasLeft && level === 'podstawowe' && isTeacher) continue;
    for (const { start, end } of own) {
      const match = findAll(patterns, tokens, start, end).find(
        ({ from, to }) =>
          hasLeft ||
          (findAll(NOT_DONE, tokens, start, from + 1).length === 0 &&
            !NOT_FOR_ME.some((pattern) => matchAt(pattern, tokens, to + 1) !== null)),
      );
      if (match === undefined) continue;
      const lacksDegree = tokens.length > 0 && findAll(NO_DEGREE, tokens).length > 0;
      if (lacksDegree && (level === 'magister' || level === 'licencjat_inzynier')) continue;
      return {
        level,
        field: fieldBehind(text, match.to, end) ?? fieldBefore(text, match.from),
        quote: quoteOf(text, match.from, match.to),
      };
    }
  }
  const degree = degreeIn(text, own) ?? schoolAlone(text, own, isTeacher);
  if (degree !== null) return degree;
  // Who studies has done the school before it.
  for (const { start, end } of own) {
    const [match] = findAll(STUDIES, tokens, start, end);
    const isOfWork = findAll(YEAR_OF_WORK, tokens, start, end).length > 0;
    if (match !== undefined && !isOfWork && findAll(NO_DEGREE, tokens).length === 0)
      return {
        level: 'srednie',
        field: fieldBehind(text, match.to, end),
        quote: quoteOf(text, match.from, match.to),
      };
  }
  const [noExam] = findAll(NO_EXAM, tokens);
  if (noExam !== undefined)
    return { level: 'branzowe', field: null, quote: quoteOf(text, noExam.from, noExam.to) };
  return null;
}

/** '52 lata, podstawówka, wieś': a part of one word. */
const ALONE: readonly (readonly [Education, RegExp])[] = [
  ['licencjat_inzynier', /^wy[żz]sze$/],
  ['srednie', /^(?:[śs]rednie|matura)$/],
  ['branzowe', /^(?:zawodowe|bran[żz]owe)$/],
  ['podstawowe', /^(?:podstaw[óo]wka|podstawowe)$/],
];

function schoolAlone(text: Text, own: readonly Part[], isTeacher: boolean): Background['education'] {
  for (const { start, end } of own) {
    const token = text.tokens[start];
    if (token === undefined || end !== start + 1) continue;
    const found = ALONE.find(
      ([level, form]) => form.test(token.form) && !(isTeacher && level === 'podstawowe'),
    );
    if (found !== undefined) return { level: found[0], field: null, quote: quoteOf(text, start, start) };
  }
  return null;
}

// 'Po japonistyce', 'po prawie': studies that are over, whichever degree they gave.
const OF_STUDIES =
  /^(?:\p{Ll}+[iy]styce|\p{Ll}*(?:psycho|socjo|polito|bio|geo|filo|teo)logii|\p{Ll}+znawstwie|pedagogice|informatyce|matematyce|ekonomii|administracji|zarz[ąa]dzaniu|prawie|filozofii|architekturze|awf-?ie|awf|asp|sgh|politechnice|polibudzie|uniwersytecie|medycynie)$/u;

const STUDIED =
  /^(?:\p{Ll}+[iy]styk[ęea]|(?:psycho|socjo|polito|bio|geo|filo|teo)logi[ęea]|\p{Ll}+znawstwo|pedagogik[ęea]|informatyk[ęea]|matematyk[ęea]|ekonomi[ęea]|administracj[ęea]|zarz[ąa]dzanie|prawo|filozofi[ęea]|architektur[ęea]|medycyn[ęea]|fizjoterapi[ęea]|dziennikarstwo|awf|asp|sgh)$/u;

function fieldOfStudies(text: Text, { start, end }: Part): Background['education'] {
  for (const { from, to } of findAll(DONE, text.tokens, start, end)) {
    const field = text.tokens[to + 1];
    if (field === undefined || to + 1 >= end || !STUDIED.test(field.form)) continue;
    if (text.tokens[from - 1]?.form === 'nie') continue;
    // 'Filologię angielską': which one it is.
    const next = text.tokens[to + 2];
    const last = next?.before === 'none' && /(?:sk|ck|dzk)[ąa]$/u.test(next.form) ? to + 2 : to + 1;
    return {
      level: 'licencjat_inzynier',
      field: quoteOf(text, to + 1, last),
      quote: quoteOf(text, from, last),
    };
  }
  return null;
}

function degreeIn(text: Text, own: readonly Part[]): Background['education'] {
  const { tokens, raw } = text;
  for (const { start, end } of own) {
    const studied = fieldOfStudies(text, { start, end });
    if (studied !== null) return studied;
    for (let at = start + 1; at < end; at++) {
      const field = tokens[at];
      const before = tokens[at - 1];
      if (field === undefined || before?.form !== 'po' || !OF_STUDIES.test(field.form)) continue;
      return { level: 'licencjat_inzynier', field: field.raw, quote: raw.slice(before.start, field.end) };
    }
  }
  return null;
}

// 'Magister anglistyki', 'technikum mechaniczne': the next word names the field.
function fieldBehind(text: Text, at: number, end: number): string | null {
  const next = text.tokens[at + 1];
  if (next === undefined || at + 1 >= end) return null;
  return /^\p{Ll}{5,}(?:ki|gii|mii|fii|ii|cji|stwa|ycy|yki|wa|wo|ne|czne|wy|we|nej|ej|ości|gię|mię|fię|cję|ykę|ikę)$/u.test(
    next.form,
  )
    ? next.raw
    : null;
}

// 'Administracja, licencjat'.
function fieldBefore({ tokens }: Text, at: number): string | null {
  const before = tokens[at - 1];
  if (before === undefined || tokens[at]?.before === 'stop') return null;
  return /^\p{L}{3,}(?:yka|gika|cja|gia|mia|fia|stwo|ctwo)$|^prawo$/u.test(before.form) ? before.raw : null;
}

const LIVES = patternsOf(`=mieszkam|=mieszkamy =w|=we|=pod|=koło|=niedaleko|=obok|=na
  =jestem =z|=ze|=spod
  =pochodzę =z|=ze
  =w =okolicach
  =okolice`);

const IN_VOIVODESHIP = patternsOf(`=województwo|=województwie|=województwa|=woj`);

function placeIn(text: Text, own: readonly Part[]): Background['place'] {
  for (const { start, end } of own) {
    for (const { from, to } of findAll(IN_VOIVODESHIP, text.tokens, start, end)) {
      // 'Warmińsko-mazurskie' is two words here; the full stop of 'woj.' ends no sentence.
      for (const last of [to + 2, to + 1].filter((at) => at < text.tokens.length)) {
        const known = placeNamed(quoteOf(text, to + 1, last));
        if (known === null) continue;
        return { voivodeship: known.voivodeship, label: known.name, quote: quoteOf(text, from, last) };
      }
    }
    for (const { from, to } of findAll(LIVES, text.tokens, start, end)) {
      const place = text.tokens[to + 1];
      if (place === undefined || to + 1 >= end || !/^\p{Lu}/u.test(place.raw)) continue;
      if (ABROAD.test(place.form)) continue;
      const second = text.tokens[to + 2];
      const last = second?.before === 'none' && /^\p{Lu}\p{Ll}/u.test(second.raw) ? to + 2 : to + 1;
      const label = quoteOf(text, to + 1, last);
      const known = placeNamed(label);
      return {
        voivodeship: known?.voivodeship ?? null,
        label: known?.name ?? label,
        quote: quoteOf(text, from, last),
      };
    }
  }
  return null;
}

/** Where somebody comes from, and no place to look for work. */
const ABROAD =
  /^(?:ukrain|bia[łl]orus|rosj|gruz[ij]|mo[łl]daw|wietnam|indi|filipin|nepal|kolumbi|turcj|armeni|kazachst|litw)/;

function circumstancesIn(text: Text, own: readonly Part[]): Background['circumstances'] {
  const found = own.flatMap(({ start, end }) => {
    const all = findAll(circumstances, text.tokens, start, end).filter(
      ({ from }) => from === start || text.tokens[from - 1]?.form !== 'nie',
    );
    // One a part, the longest.
    const best = all.toSorted((one, other) => other.to - other.from - (one.to - one.from))[0];
    if (best === undefined) return [];
    const from =
      text.tokens[best.from]?.form.match(/^(?:lat|lata|rok|roku|miesięcy)$/) && best.from > start
        ? best.from - 1
        : best.from;
    return [quoteOf(text, from, best.to)];
  });
  return [...new Set(found)].map((quote) => ({ label: quote, quote }));
}

/** How well the person speaks Polish, where it is said. A teacher of Polish says nothing of it: 'uczę polskiego'. */
export function polishIn(text: Text, clauses: readonly Part[]): Condition[] {
  for (const part of clauses) {
    if (isOfSomebodyElse(text, part)) continue;
    for (const [level, firm, patterns] of polish) {
      const [match] = findAll(patterns, text.tokens, part.start, part.end);
      if (match !== undefined) {
        // 'B1/B2' is somebody between the two: nobody is kept from what the higher one opens.
        const next = text.tokens[match.to + 1]?.form.toUpperCase();
        const higher = POLISH_LEVELS.find((one) => one === next && one > level);
        const to = higher === undefined ? match.to : match.to + 1;
        return [{ kind: 'polish', value: higher ?? level, firm, quote: quoteOf(text, match.from, to) }];
      }
    }
  }
  return [];
}
