import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { useSite } from '../auth/session/use-user.ts';
import { ProfileSection } from './ProfileSection.tsx';

export function Contact() {
  const { contactEmail } = useSite();
  if (contactEmail === null) return null;
  return (
    <ProfileSection title="Kontakt">
      <Text>
        {withNonBreakingSpaces('Masz pytanie albo coś nie działa? Napisz na adres ')}
        <Link to={`mailto:${contactEmail}`}>{contactEmail}</Link>.
      </Text>
    </ProfileSection>
  );
}
