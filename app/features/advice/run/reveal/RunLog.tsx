// What has been written, in the order in which it came and only ever longer at its end: nothing that is being read moves.
import type { ReactNode } from 'react';
import { isLocked, type VisibleAnalysis, type VisiblePath } from '#domain/advice/analysis/events.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Blaze } from '../../../../ui/text/Blaze.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { FactNotes } from '../../analysis/facts/FactNotes.tsx';
import { moreSkills } from '../../analysis/panels/panel-words.ts';
import { ClosedNote } from '../../analysis/parts/ClosedNote.tsx';
import { arriving } from '../../analysis/parts/parts.css.ts';
import { BeyondTable } from '../../analysis/parts/BeyondTable.tsx';
import { QuestionBack } from '../../analysis/parts/QuestionBack.tsx';
import { Rejected } from '../../analysis/parts/Rejected.tsx';
import { trailColour } from '#domain/site/trail-colour.ts';
import { LockedPathCard } from '../../analysis/path/LockedPathCard.tsx';
import { PathCard } from '../../analysis/path/PathCard.tsx';
import { PathFrame } from '../../analysis/path/PathFrame.tsx';
import type { RunState } from '../run-state.ts';
import { blank, entries, entry, legend, line, link, pathEntry, row, rowName, waiting } from './RunLog.css.ts';
import { WrittenText } from '../../analysis/parts/WrittenText.tsx';

type RunLogProps = Pick<RunState, 'begun'> & {
  analysis: VisibleAnalysis;
  /** Of the axis of pay: the same from the first path to the last. */
  scaleEnd: number;
};

export function RunLog({ analysis, begun, scaleEnd }: RunLogProps) {
  const { predyspozycje, umiejetnosci, planRozwoju, podsumowanieInspirujace } = analysis;
  const { kroki, certyfikacje, projekty } = planRozwoju;
  const { zastrzezenie, odrzucone = [], pytanie, pozaTabela } = analysis;
  const lockedSkills = moreSkills(umiejetnosci.filter((skill) => skill === null).length);
  return (
    <>
      {zastrzezenie === undefined && odrzucone.length === 0 ? null : (
        <Stack gap={3} className={arriving}>
          {odrzucone.length === 0 ? null : <Rejected entries={odrzucone} />}
          {zastrzezenie === undefined ? null : <WrittenText>{zastrzezenie}</WrittenText>}
        </Stack>
      )}
      <Chapter title="Twoje predyspozycje" length={predyspozycje.length}>
        {predyspozycje.map(({ nazwa, uzasadnienie }) => (
          <Entry key={nazwa} title={nazwa} text={uzasadnienie} />
        ))}
      </Chapter>
      <Paths analysis={analysis} begun={begun} scaleEnd={scaleEnd} />
      <Chapter title="Kluczowe umiejętności" length={umiejetnosci.length}>
        {umiejetnosci.map((skill) =>
          skill === null ? null : <Entry key={skill.nazwa} title={skill.nazwa} text={skill.opis} />,
        )}
        {lockedSkills === null ? null : (
          <li className={entry} data-entry>
            <ClosedNote>{lockedSkills}</ClosedNote>
          </li>
        )}
      </Chapter>
      <Chapter title="Plan rozwoju" length={kroki.length}>
        {kroki.map(({ nazwa, czasWykonania, opis }) => (
          <Entry key={nazwa} title={nazwa} note={czasWykonania} text={opis} />
        ))}
        {[...certyfikacje.map(of('Certyfikat')), ...projekty.map(of('Projekt'))].map(({ kind, text }) => (
          <Entry key={text} title={text} note={kind} text="" />
        ))}
      </Chapter>
      <Chapter title={'Na\u00a0drogę'} length={podsumowanieInspirujace.length}>
        <Entry title="" text={podsumowanieInspirujace} />
      </Chapter>
      <Chapter title="Czego nie wiemy" length={pytanie === undefined ? 0 : 1}>
        <li className={classNames(entry, arriving)} data-entry>
          {pytanie === undefined ? null : (
            <QuestionBack question={pytanie} paths={analysis.sciezkiKariery} objecting={null} />
          )}
          <p className={line}>{withNonBreakingSpaces('Odpowiesz w swojej analizie, gdy będzie gotowa.')}</p>
        </li>
      </Chapter>
      {pozaTabela === undefined ? null : (
        <div className={arriving} data-entry>
          <BeyondTable occupation={pozaTabela} />
        </div>
      )}
    </>
  );
}

function of(kind: string) {
  return (text: string) => ({ kind, text });
}

function Chapter({ title, length, children }: { title: string; length: number; children: ReactNode }) {
  if (length === 0) return null;
  return (
    <Stack as="section" gap={4}>
      <Heading level={3} size={2}>
        {title}
      </Heading>
      <ul className={entries}>{children}</ul>
    </Stack>
  );
}

type EntryProps = { title: string; note?: string; text: string };

function Entry({ title, note = '', text }: EntryProps) {
  return (
    <li className={classNames(entry, arriving)} data-entry>
      {title === '' ? null : <Heading level={4}>{withNonBreakingSpaces(title)}</Heading>}
      {note === '' ? null : <p className={line}>{withNonBreakingSpaces(note)}</p>}
      {text === '' ? null : <WrittenText>{text}</WrittenText>}
    </li>
  );
}

function Paths({ analysis: { sciezkiKariery, zrodla }, begun, scaleEnd }: RunLogProps) {
  const length = Math.max(sciezkiKariery.length, begun.size);
  const sources = zrodla ?? begun.get(0)?.zrodla ?? null;
  return (
    <Chapter title="Rekomendowane ścieżki kariery" length={length}>
      {Array.from({ length }, (_, index) => {
        const path = sciezkiKariery[index] ?? lockedOf(begun.get(index));
        const common = { index, sources, scaleEnd };
        return (
          <li
            key={pathAnchor(index)}
            id={pathAnchor(index)}
            className={pathEntry}
            // One that only begins doesn't take the one that has just been finished out of sight.
            data-entry={index === 0 || path !== null ? '' : undefined}
          >
            <ul className={entries}>
              {path === null ? (
                <PathFrame
                  name={begun.get(index)?.nazwa ?? ''}
                  about={begun.get(index)?.fakty?.oneLine ?? ''}
                  index={index}
                  className={arriving}
                >
                  {null}
                </PathFrame>
              ) : isLocked(path) ? (
                <LockedPathCard path={path} className={arriving} {...common} />
              ) : (
                <PathCard path={path} {...common} />
              )}
            </ul>
          </li>
        );
      })}
      {sources === null ? null : (
        <li>
          <FactNotes sources={sources} namesFrom={sources.names} />
        </li>
      )}
    </Chapter>
  );
}

/** All that will ever be seen of a closed path is known when it begins. */
function lockedOf(begun: ReturnType<RunState['begun']['get']>): VisiblePath | null {
  if (begun?.locked !== true) return null;
  const { nazwa, zawodId, fakty } = begun;
  return { locked: true, nazwa, zawodId, fakty };
}

// The paths of the map by name, each in a place that is there from the beginning.
type NamedPath = { name: string; isThere: boolean };

/** As many as there are at least (docs/product.md 'Analysis validity'). */
const PLACES = 2;

function pathAnchor(index: number): string {
  return `szlak-${index + 1}`;
}

export function PathLegend({ paths, isDone }: { paths: readonly NamedPath[]; isDone: boolean }) {
  const places = isDone ? paths.length : Math.max(PLACES, paths.length);
  return (
    <ol className={legend}>
      {Array.from({ length: places }, (_, index) => {
        const path = paths[index];
        const colour = trailColour(index);
        if (path === undefined) {
          return (
            <li key={colour} className={row} aria-hidden="true">
              <span className={blank} />
              <span className={waiting}>{`Ścieżka ${index + 1}`}</span>
            </li>
          );
        }
        return (
          <li key={colour} className={row}>
            <Blaze colour={colour} />
            <a className={link} href={`#${pathAnchor(index)}`}>
              <VisuallyHidden>{`Ścieżka ${index + 1}: `}</VisuallyHidden>
              <span className={rowName}>{withNonBreakingSpaces(path.name)}</span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}
