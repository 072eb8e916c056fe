import { useId, type ReactNode } from 'react';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';

type ProfileSectionProps = {
  title: string;
  /** Where a link of another page leads. */
  id?: string;
  intro?: ReactNode;
  children: ReactNode;
};

/** One block of the profile: what it is about on the left, what can be done on the right. */
export function ProfileSection({ title, id, intro, children }: ProfileSectionProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} id={id}>
      <Columns layout="name" gap={5} columnGap={12}>
        <Stack gap={2}>
          <Heading level={2} size={3} id={titleId} tabIndex={-1}>
            {title}
          </Heading>
          {intro === undefined ? null : (
            <Text size="small" tone="soft">
              {intro}
            </Text>
          )}
        </Stack>
        <Stack gap={6}>{children}</Stack>
      </Columns>
    </Card>
  );
}
