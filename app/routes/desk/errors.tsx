// /panel/bledy: what broke, in groups.
import { DESK_PAGES } from '#domain/desk/roles.ts';
import { pluralized } from '#domain/platform/pluralized.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import type { AtDesk } from '#worker/services/desk/desk.ts';
import { type ErrorGroup, type ErrorPage, errorsAtDesk, silenceAtDesk } from '#worker/services/desk/today.ts';
import { scopeContext } from '../../context.ts';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import { DeedForm } from '../../features/desk/DeedForm.tsx';
import { DeskPage } from '../../features/desk/DeskPage.tsx';
import { OlderRows } from '../../features/desk/OlderRows.tsx';
import { type DeedOutcome, outcomeOf } from '../../features/desk/deed-outcome.ts';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskAction, deskData } from '../../features/desk/desk-route.server.ts';
import { doneSentence } from '../../lib/done-sentence.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Badge } from '../../ui/text/Badge.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Route } from './+types/errors.ts';

const DONE = { wycisz: 'Wyciszony. Wróci, gdy zdarzy się w innej wersji.' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await deskData(errorsAtDesk(context.get(scopeContext), url.searchParams.get('po')), url);
  return { page, done: doneSentence(url, DONE) };
}

export function action({ context, request, url }: Route.ActionArgs) {
  const scope = context.get(scopeContext);
  return deskAction(request, url, {
    wycisz: (form) => silenceAtDesk(scope, formText(form, 'id'), formText(form, 'version')),
  });
}

export const meta = deskMeta('Błędy');

export default function ErrorsRoute({ loaderData: { page, done }, actionData }: Route.ComponentProps) {
  return <ErrorsPage {...page} outcome={outcomeOf(done, actionData)} />;
}

// /panel/bledy: errors by group, the one seen last first.
type ErrorsPageProps = AtDesk<ErrorPage> & { outcome: DeedOutcome };

function ErrorsPage({ operator, data: { groups, next }, outcome }: ErrorsPageProps) {
  const { path, name } = DESK_PAGES.errors;
  return (
    <DeskPage operator={operator} path={path} title={name} outcome={outcome}>
      {groups.length === 0 ? <Text tone="soft">Żadnych błędów.</Text> : null}
      <Stack as="ul" gap={4}>
        {groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </Stack>
      <OlderRows path={path} next={next === null ? null : `${next.lastSeen}.${next.id}`} />
    </DeskPage>
  );
}

const SOURCES = {
  worker: { name: 'serwer', tone: 'negative' },
  browser: { name: 'przeglądarka', tone: 'warning' },
  stranger: { name: 'przeglądarka bez konta', tone: 'neutral' },
} as const;

const TIMES = ['raz', 'razy', 'razy'] as const;

function Group({ group }: { group: ErrorGroup }) {
  const { id, source, message, frame, route, version, count, firstSeen, lastSeen, requestIds } = group;
  return (
    <Card as="li">
      <Stack gap={3}>
        <Inline gap={2}>
          <Badge tone={SOURCES[source].tone}>{SOURCES[source].name}</Badge>
          {group.isSilenced ? <Badge tone="neutral">wyciszony w tej wersji</Badge> : null}
          <Text as="span" size="small" tone="soft" hasFigures>
            {count} {pluralized(count, TIMES)}, od {polishMoment(firstSeen)} do {polishMoment(lastSeen)}
          </Text>
        </Inline>
        <Heading level={2} size={4}>
          {message}
        </Heading>
        <Text size="small" tone="soft">
          {[route, frame, `wersja ${version}`, requestIds.length > 0 && `żądania: ${requestIds.join(', ')}`]
            .filter((part) => typeof part === 'string' && part !== '')
            .join(' · ')}
        </Text>
        {group.isSilenced ? null : (
          <DeedForm deed="wycisz" button="Wycisz w tej wersji" asksWhy={false}>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="version" value={version} />
          </DeedForm>
        )}
      </Stack>
    </Card>
  );
}
