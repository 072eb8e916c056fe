// Writes one path from a candidate's own fields and its field of work. `place` (0 to 3) among the paths and `variant` (0 or 1) of the
// field choose the sentences, so that no two paths repeat one.
import { quoteCheck } from '#domain/analysis/advice/quotes.ts';
import type { PlanStep, Reason } from '#domain/analysis/analysis.ts';
import type { WrittenPath } from '#domain/analysis/reply/written.ts';
import { mentions, type Answers, type Fragment } from './answers.ts';
import { fold } from './answers.ts';
import type { Candidate } from './candidates.ts';
import type { Field, Step } from './fields/field.ts';
import * as formalWay from './formal-way.ts';
import * as phrases from './phrases.ts';

export type PathToWrite = { candidate: Candidate; field: Field; place: 0 | 1 | 2 | 3; variant: 0 | 1 };

const LONG_WAY_MONTHS = 12;
const MAX_QUOTE_WORDS = 8;
const WORD_START = 5;

export function writePath(path: PathToWrite, reasons: Reason[]): WrittenPath {
  const { candidate, field, place, variant } = path;
  const [first, second] = halfOf(field.steps, variant);
  const [co, godziny, koszt] = field.tests[variant];
  const formal = kindOfWay(candidate);
  return {
    zawodId: candidate.id,
    opis: descriptionOf(path),
    dlaczego: reasons,
    przeciw: [...againstOf(candidate, place), ...halfOf(field.against, variant)].slice(0, 3),
    luka: `${field.gap[variant]} ${withLicence(formalWay.FORMAL_GAPS[formal][place], candidate)}`,
    proba: { co, godziny, koszt },
    kroki: [first, second, formalWay.FORMAL_STEPS[formal][place], phrases.LAST_STEPS[place]].map((step) =>
      planStep(step, candidate),
    ),
    potencjalRozwoju: field.growth[variant],
    korzysci: [...halfOf(field.benefits, variant), ...benefitsOf(candidate, place)].slice(0, 4),
    wymagania: requirementsOf(path),
    umiejetnosciPowiazane: [
      ...halfOf(field.skills, variant).map(([nazwa]) => nazwa),
      ...halfOf(field.related, variant),
    ],
  };
}

/** Up to two for each path, in the order of the paths: first words that lead to it, each word once as long as there are others. */
export function reasonsFor(
  paths: readonly PathToWrite[],
  answers: Answers,
  fragments: readonly Fragment[],
): Reason[][] {
  const isSaid = quoteCheck({
    preferences: answers.preferences,
    additional_interests: answers.interests,
    additional_info: answers.info,
  });
  const quotable = fragments
    .filter(({ disliked }) => !disliked)
    .map((fragment) => ({
      ...fragment,
      quote: fragment.quote.split(' ').slice(0, MAX_QUOTE_WORDS).join(' '),
    }))
    .filter(({ quote }) => isSaid(quote));
  const used = new Map<string, number>();
  let loose = 0;
  return paths.map(({ candidate, field, variant }) => {
    const timesUsed = ({ quote }: Fragment) => used.get(quote) ?? 0;
    const ordered = quotable
      .map((fragment) => ({ fragment, leads: leadsTo(fragment, candidate, field) }))
      .toSorted(
        (one, other) =>
          Number(other.leads) - Number(one.leads) || timesUsed(one.fragment) - timesUsed(other.fragment),
      );
    const own = [...halfOf(field.reasons, variant)];
    const leading = ordered.filter(({ leads }) => leads).slice(0, 2);
    // What somebody says of their situation is a reason only where it leads to the path.
    const others = ordered.filter(({ leads, fragment }) => !leads && fragment.from === 'interests');
    const chosen = [...leading, ...others].slice(0, 2);
    return chosen.map(({ fragment, leads }) => {
      used.set(fragment.quote, timesUsed(fragment) + 1);
      const fitting = leads ? own.shift() : undefined;
      if (fitting !== undefined) return { cytat: fragment.quote, wniosek: fitting };
      const wniosek = phrases.LOOSE_REASONS[loose++ % phrases.LOOSE_REASONS.length] ?? '';
      return { cytat: fragment.quote, wniosek };
    });
  });
}

function leadsTo({ folded }: Fragment, { name, oneLine }: Candidate, field: Field): boolean {
  if (field.keywords !== '' && field.keywords.split('|').some((keyword) => mentions(folded, keyword)))
    return true;
  const starts = fold(`${name} ${oneLine}`)
    .split(' ')
    .filter((word) => word.length > WORD_START)
    .map((word) => word.slice(0, WORD_START));
  return starts.some((start) => folded.includes(` ${start}`));
}

function descriptionOf({ candidate, field, place, variant }: PathToWrite): string {
  const { oneLine, physical, outdoors, people } = candidate;
  const opening = `${phrases.OPENINGS[place]} ${oneLine.charAt(0).toLocaleLowerCase('pl')}${oneLine.slice(1)}`;
  const circumstances = [
    phrases.EFFORTS[physical] ?? '',
    outdoors === null ? '' : outdoors ? 'w terenie' : 'pod dachem',
    people === null ? '' : people ? 'wśród ludzi' : 'bardziej z zadaniem niż z rozmówcą',
  ].filter((one) => one !== '');
  const setting = circumstances.length === 0 ? '' : ` ${phrases.SETTINGS[place]} ${listed(circumstances)}.`;
  return `${opening} ${field.day[variant]}${setting}`;
}

function againstOf(candidate: Candidate, place: PathToWrite['place']): string[] {
  const { AGAINST } = phrases;
  const held = [
    candidate.months > LONG_WAY_MONTHS ? AGAINST.longWay : null,
    candidate.physical === 'heavy' ? AGAINST.heavy : null,
    candidate.shifts === true ? AGAINST.shifts : null,
    candidate.demand === 'nadwyzka' ? AGAINST.surplus : null,
    candidate.licence === null ? null : AGAINST.licence,
    candidate.screen === true ? AGAINST.screen : null,
    candidate.people === true ? AGAINST.people : null,
  ];
  return held.flatMap((four) => (four === null ? [] : [four[place]])).slice(0, 1);
}

function benefitsOf(candidate: Candidate, place: PathToWrite['place']): string[] {
  const { BENEFITS } = phrases;
  const held = [
    candidate.startableNow ? BENEFITS.startableNow : null,
    candidate.demand === 'deficyt' ? BENEFITS.shortage : null,
    candidate.remote === true ? BENEFITS.remote : null,
    candidate.outdoors === true ? BENEFITS.outdoors : null,
    candidate.shifts === false ? BENEFITS.fixedHours : null,
    candidate.people === true ? BENEFITS.people : null,
    BENEFITS.always,
  ];
  return held.flatMap((four) => (four === null ? [] : [four[place]]));
}

function requirementsOf({ candidate, field, place, variant }: PathToWrite): string[] {
  const education = formalWay.EDUCATION[candidate.education]?.[place];
  return [
    ...(education === undefined ? [] : [education]),
    ...(candidate.licence === null ? [] : [candidate.licence]),
    ...halfOf(field.requirements, variant),
  ];
}

function kindOfWay({ licence, education }: Candidate): formalWay.WayKind {
  if (licence !== null) return 'licence';
  if (education === 'licencjat_inzynier' || education === 'magister') return 'studies';
  return education === 'bez_wymogow' || education === 'podstawowe' ? 'open' : 'school';
}

function planStep([nazwa, czasWykonania, opis]: Step, candidate: Candidate): PlanStep {
  return { nazwa, czasWykonania, opis: withLicence(opis, candidate) };
}

/** A function as replacement, since a name may hold '$'; it may also end with a full stop of its own. */
function withLicence(template: string, { licence }: Candidate): string {
  return template.replace('{uprawnienie}', () => licence?.replace(/\.$/, '') ?? '');
}

export function halfOf<Value>(list: readonly [Value, Value, Value, Value], variant: 0 | 1): [Value, Value] {
  return variant === 0 ? [list[0], list[1]] : [list[2], list[3]];
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} i ${names.at(-1)}`;
}
