// /dashboard/co-gdyby: other conditions tried by the same rule, what moves and why, what excludes most, and the press that keeps them. A
// document with plain forms: nothing of it needs JavaScript.
import { Form } from 'react-router';
import type { Tried as TriedList, WhatIf } from '#domain/advice/decide/what-if.ts';
import { conditionName } from '#domain/advice/reading/condition-words.ts';
import { pluralized } from '#domain/platform/pluralized.ts';
import type { OwnWhatIf } from '#worker/services/advice/what-if.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Choice } from '../../../ui/form/Choice.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Disclosure } from '../../../ui/layout/Disclosure.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { PremiumLink } from '../analysis/parts/PremiumLink.tsx';
import { ChangeTags } from './ChangeTags.tsx';
import { MovedRows, MovedTable } from './MovedRows.tsx';
import { NoList } from './NoList.tsx';
import { WhatIfForm } from './WhatIfForm.tsx';
import { inShort, toResult } from './WhatIfPage.css.ts';
import { inShortWords, loosenedWords } from './move-words.ts';
import { WHAT_IF_PAGE, whatIfAddress, withChange } from './what-if-address.ts';

type WhatIfPageProps = { own: OwnWhatIf; done: string | null; refused: string | undefined };

const LEAD =
  'Zmień warunki i\u00a0zobacz, co to robi z\u00a0Twoją listą. Kolejność ustala ta sama reguła co w\u00a0analizie. To tylko próba: nic się nie zapisuje, dopóki tego nie zechcesz.';

export function WhatIfPage({ own, done, refused }: WhatIfPageProps) {
  const { tried, hasAnalysis } = own;
  return (
    <Container space="page">
      <Stack gap={8}>
        <Stack gap={3} align="start">
          <Link to="/dashboard/lista" tone="back">
            Cała lista zawodów
          </Link>
          <Heading level={1}>Co gdyby</Heading>
          <Text size="lead" tone="soft">
            {withNonBreakingSpaces(LEAD)}
          </Text>
        </Stack>
        {done === null || refused !== undefined ? null : <Notice tone="success">{done}</Notice>}
        {refused === undefined ? null : <Notice tone="error">{refused}</Notice>}
        {tried === null ? <NoList hasAnalysis={hasAnalysis} /> : <Tried {...own} tried={tried} />}
      </Stack>
    </Container>
  );
}

type TriedProps = OwnWhatIf & { tried: WhatIf };

function Tried({ tried, isWhole, needsConsent }: TriedProps) {
  const { asked, changes, count, rows, gone, paths } = tried;
  return (
    <>
      <Stack as="section" gap={4}>
        <Heading level={2} size={3}>
          Warunki
        </Heading>
        {/* A new key: going back in the browser brings the choices back, too. */}
        <WhatIfForm key={whatIfAddress(changes)} asked={asked} at={WHAT_IF_PAGE} />
      </Stack>
      <InShort tried={tried} />
      <Stack gap={8} id="wynik">
        {changes.length === 0 ? null : <Changes tried={tried} needsConsent={needsConsent} />}
        {paths.length === 0 ? null : (
          <Stack as="section" gap={3}>
            <Heading level={2} size={3}>
              {isWhole ? 'Ścieżki Twojej analizy' : 'Twoja ścieżka'}
            </Heading>
            {/* What they are stands above them. */}
            <MovedRows rows={paths.map((row) => ({ ...row, isPath: false }))} />
          </Stack>
        )}
        <StrictConditions tried={tried} isWhole={isWhole} />
        <Stack as="section" gap={3}>
          <Heading level={2} size={3}>
            {isWhole || rows.length === count
              ? 'Lista przy tych warunkach'
              : `Pierwsze z\u00a0${count} przy tych warunkach`}
          </Heading>
          {rows.length === 0 ? (
            <Text>
              {withNonBreakingSpaces('Przy tych warunkach nie zostaje żaden zawód. Poluzuj choć jeden.')}
            </Text>
          ) : (
            <MovedRows rows={rows} />
          )}
        </Stack>
        {gone.length === 0 ? null : (
          <Disclosure summary={`Poza listą przy tych warunkach: ${gone.length}`}>
            <MovedRows rows={gone} />
          </Disclosure>
        )}
        <Disclosure summary="To samo jako tabela">
          <MovedTable rows={[...rows, ...(isWhole ? gone : paths.filter(({ id }) => !has(rows, id)))]} />
        </Disclosure>
        {isWhole ? null : (
          <Card>
            <Stack gap={2} align="start">
              <Text>
                {withNonBreakingSpaces(
                  rows.length === count
                    ? 'W\u00a0planie Premium przy każdym zawodzie z\u00a0listy widać, jak się przesuwa i\u00a0dlaczego.'
                    : 'Plan Premium pokazuje przy tych samych warunkach całą listę: każdy zawód z\u00a0tym, jak się przesuwa i\u00a0dlaczego.',
                )}
              </Text>
              <PremiumLink />
            </Stack>
          </Card>
        )}
      </Stack>
    </>
  );
}

const has = (rows: WhatIf['rows'], id: string) => rows.some((row) => row.id === id);

/** What is tried, and the press that keeps all of it. */
function Changes({ tried, needsConsent }: { tried: WhatIf; needsConsent: boolean }) {
  const { changes } = tried;
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size={3}>
        Sprawdzasz
      </Heading>
      <ChangeTags changes={changes} at={WHAT_IF_PAGE} />
      <Form method="post" action={whatIfAddress(changes)}>
        <Stack gap={3} align="start">
          {needsConsent ? (
            <Choice
              type="checkbox"
              look="sentence"
              name="zgoda"
              value="tak"
              label={withNonBreakingSpaces(
                'Wyraźnie zgadzam się, aby Szlak używał ograniczeń zdrowotnych z\u00a0tych warunków do doboru zawodów i\u00a0je przechowywał (art. 9 ust. 2 lit. a RODO). Zgodę wycofasz na stronie „Twoje fakty”.',
              )}
            />
          ) : null}
          <Button type="submit" name="zamiar" value="zapamietaj">
            Zapamiętaj te warunki
          </Button>
          <Text size="small" tone="soft">
            {withNonBreakingSpaces(
              'Od tej pory liczą się w\u00a0Twojej liście, w\u00a0bilansach i\u00a0w następnej analizie. Zmienisz je tutaj.',
            )}
          </Text>
        </Stack>
      </Form>
    </Stack>
  );
}

// What the conditions that must be met take away: which excludes most, and what one of them loosened would let in.
function StrictConditions({ tried, isWhole }: { tried: WhatIf; isWhole: boolean }) {
  const { strict, loosened, changes } = tried;
  if (strict.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size={3}>
        Który warunek wyklucza najwięcej
      </Heading>
      <Stack as="ol" gap={3}>
        {strict.map(({ condition, count }) => {
          const loose = loosened.find((one) => one.condition.kind === condition.kind);
          return (
            <li key={condition.kind}>
              <Text>
                {withNonBreakingSpaces(
                  `„${conditionName(condition)}” wyklucza ${pluralized(count, ['zawód', 'zawody', 'zawodów'])} z\u00a0atlasu.`,
                )}
              </Text>
              {loose === undefined ? null : (
                <Text size="small">
                  {withNonBreakingSpaces(loosenedWords(loose))}{' '}
                  <Link
                    to={whatIfAddress(withChange(changes, { kind: condition.kind, condition: loose.to }))}
                  >
                    {isWhole ? 'Sprawdź to' : 'Sprawdź, co z\u00a0Twoją ścieżką'}
                  </Link>
                </Text>
              )}
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}

// What the conditions come to, in a line that follows each choice (live-conditions.ts); on a phone, where the result lies screens below, it stays in
// sight and leads there.
function InShort({ tried }: { tried: TriedList }) {
  return (
    <div className={inShort}>
      <output id="wynik-w-skrocie">{inShortWords(tried)}</output>
      <a href="#wynik" className={toResult}>
        Zobacz
      </a>
    </div>
  );
}
