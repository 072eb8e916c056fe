// 'Opisz tę ścieżkę' of the occupation that is asked for: a plain form that waits for the whole; with a script the path is written before one's
// eyes (stream-path.ts). Anyone who can't have it is told why.
import type { Adding } from '#domain/advice/added-path/may-add.ts';
import { PATH_PARTS, type PathPart } from '#domain/advice/analysis/events.ts';
import type { AnalysisLanguage } from '#domain/advice/analysis/language.ts';
import { pluralized } from '#domain/platform/pluralized.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { FieldFault } from '../../../../ui/form/Field.tsx';
import { Button } from '../../../../ui/form/Button.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { AiContent } from '../../analysis/document/AiContent.tsx';
import { useWrittenLanguage } from '../../analysis/document/written-language.ts';
import { PremiumLink } from '../../analysis/parts/PremiumLink.tsx';
import { bullet, bulleted, label, written } from '../../analysis/parts/parts.css.ts';
import { PART_NAMES } from './part-words.ts';
import {
  ADD_ANCHOR,
  addAddress,
  LIST_PATH,
  PATH_DEED,
  PATH_FIELDS,
  PATH_PLACE,
  writtenAddress,
} from './path-form.ts';

type AddPathProps = {
  id: string;
  name: string;
  adding: Adding;
  analysisId: string;
  language: AnalysisLanguage | undefined;
  /** Why it was refused just now; null = it wasn't. */
  refused: string | null;
};

export function AddPath({ refused, ...props }: AddPathProps) {
  return (
    <Stack as="section" gap={3} id={ADD_ANCHOR}>
      <Heading level={3} size={4}>
        Opisz tę ścieżkę
      </Heading>
      {refused === null ? null : (
        <div role="alert">
          <FieldFault id="opisz-blad">{withNonBreakingSpaces(refused)}</FieldFault>
        </div>
      )}
      <Told {...props} />
    </Stack>
  );
}

function Told({ id, name, adding, ...form }: Omit<AddPathProps, 'refused'>) {
  switch (adding.kind) {
    case 'there':
      return (
        <Link to={writtenAddress(adding.place)} tone="forward">
          Jest już w&nbsp;Twojej analizie
        </Link>
      );
    case 'premium':
      return (
        <Stack gap={2} align="start">
          <Said>
            W planie Premium opiszemy tę ścieżkę tak jak te z analizy: co przemawia za i przeciw, czego
            brakuje, próba i kroki. Dwa takie opisy w każdym opłaconym okresie.
          </Said>
          <PremiumLink />
        </Stack>
      );
    case 'excluded':
      return <Said>Opisujemy tylko zawody, których nic u Ciebie nie wyklucza.</Said>;
    case 'being-written':
      return (
        <Stack gap={2} align="start">
          <Said>
            {adding.isThis
              ? 'Opisujemy tę ścieżkę. Zwykle trwa to niecałą minutę, także gdy zamkniesz stronę.'
              : 'Opisujemy właśnie inną ścieżkę. Tę zamówisz za chwilę.'}
          </Said>
          <Link to={addAddress(id)} data-awaits="">
            Sprawdź, czy jest gotowy
          </Link>
        </Stack>
      );
    case 'full':
      return <Said>Do tej analizy są już dopisane cztery ścieżki, więcej się nie zmieści.</Said>;
    case 'none-left':
      return <Said>Oba opisy z tego okresu są wykorzystane. Dwa następne przyjdą z odnowieniem planu.</Said>;
    case 'free':
      return <PathForm id={id} name={name} left={adding.left} {...form} />;
  }
}

type PathFormProps = Pick<AddPathProps, 'id' | 'name' | 'analysisId' | 'language'> & { left: number };

function PathForm({ id, name, left, analysisId, language }: PathFormProps) {
  return (
    <>
      <form method="post" action={`${LIST_PATH}?zawod=${id}`} data-streamed="path" data-place={PATH_PLACE}>
        <input type="hidden" name="zamiar" value={PATH_DEED} />
        <input type="hidden" name={PATH_FIELDS.occupation} value={id} />
        <input type="hidden" name={PATH_FIELDS.analysis} value={analysisId} />
        <Stack gap={3} align="start">
          <Said>
            {`Model AI napisze go tak jak te z analizy: co przemawia za i przeciw, czego brakuje, próba i kroki. Zapiszemy go w Twojej analizie i będzie można nim iść. W tym okresie masz jeszcze ${pluralized(left, ['taki opis', 'takie opisy', 'takich opisów'])}.`}
          </Said>
          <Button type="submit">{`Opisz: ${name}`}</Button>
        </Stack>
      </form>
      <div id={PATH_PLACE}>
        <output />
        <div data-parts="" hidden>
          <AiContent language={language}>
            {PATH_PARTS.map((part) => (
              <PartPlace key={part} part={part} />
            ))}
            <Link to="/dashboard/analiza" tone="forward" data-written="" hidden>
              Zobacz go w&nbsp;analizie, z&nbsp;faktami i&nbsp;bilansem
            </Link>
          </AiContent>
        </div>
      </div>
    </>
  );
}

const TEXTS: ReadonlySet<PathPart> = new Set(['opis', 'luka', 'proba', 'potencjalRozwoju']);

/** Empty until the script fills it. */
function PartPlace({ part }: { part: PathPart }) {
  const language = useWrittenLanguage();
  return (
    <div data-part={part} hidden>
      <Stack gap={1}>
        <p className={label}>{PART_NAMES[part]}</p>
        {TEXTS.has(part) ? (
          <div>
            <p className={written} data-line="" {...language} />
          </div>
        ) : (
          <ul className={bulleted}>
            <li className={bullet} data-line="" {...language} />
          </ul>
        )}
      </Stack>
    </div>
  );
}

function Said({ children }: { children: string }) {
  return <Text>{withNonBreakingSpaces(children)}</Text>;
}
