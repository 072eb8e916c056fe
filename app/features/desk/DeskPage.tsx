// The frame of a page of the operator's desk: its menu by role, the page's name, and what the last form came to. Without React.
import type { ReactNode } from 'react';
import { pagesOf } from '#domain/desk/roles.ts';
import type { Operator } from '#worker/services/desk/desk.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { pushedRow } from '../../ui/layout/pushed-row.css.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { TagLink } from '../../ui/text/Tag.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { DeedOutcome } from './deed-outcome.ts';

const ROLE_NAMES = { support: 'obsługa klientów', editor: 'redakcja', owner: 'właściciel' } as const;

type DeskPageProps = {
  operator: Operator;
  /** The address of the menu's page that this is or belongs to. */
  path: string;
  title: string;
  outcome?: DeedOutcome;
  children: ReactNode;
};

export function DeskPage({ operator, path, title, outcome, children }: DeskPageProps) {
  return (
    <Container space="page">
      <Stack gap={6}>
        <Stack gap={4}>
          <Text size="small" tone="soft">
            Panel obsługi · {operator.email} · {ROLE_NAMES[operator.role]}
          </Text>
          <nav aria-label="Panel obsługi">
            <ul className={pushedRow}>
              {pagesOf(operator.role).map((page) => (
                <li key={page.path}>
                  <TagLink to={page.path} aria-current={page.path === path ? 'page' : undefined}>
                    {page.name}
                  </TagLink>
                </li>
              ))}
            </ul>
          </nav>
        </Stack>
        <Heading level={1}>{title}</Heading>
        {outcome === undefined || outcome.done === null ? null : (
          <Notice tone="success">{outcome.done}</Notice>
        )}
        {outcome === undefined || outcome.fault === null ? null : (
          <Notice tone="error">{outcome.fault}</Notice>
        )}
        {children}
      </Stack>
    </Container>
  );
}
