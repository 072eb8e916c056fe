// /panel/bledy: errors by group, the one seen last first.
import { DESK_PAGES } from '#domain/desk/roles.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import { pluralized } from '#domain/platform/pluralized.ts';
import type { AtDesk } from '#worker/services/desk/desk.ts';
import type { ErrorGroup, ErrorPage } from '#worker/services/desk/today.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Badge } from '../../ui/text/Badge.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { DeedOutcome } from './deed-outcome.ts';
import { DeedForm } from './DeedForm.tsx';
import { DeskPage } from './DeskPage.tsx';
import { OlderRows } from './OlderRows.tsx';

type ErrorsPageProps = AtDesk<ErrorPage> & { outcome: DeedOutcome };

export function ErrorsPage({ operator, data: { groups, next }, outcome }: ErrorsPageProps) {
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
