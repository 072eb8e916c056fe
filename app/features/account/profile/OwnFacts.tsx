import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { ProfileSection } from './ProfileSection.tsx';

/** The way to /fakty. */
export function OwnFacts() {
  return (
    <ProfileSection
      title="Twoje fakty"
      intro={withNonBreakingSpaces(
        'Wykształcenie, doświadczenie i warunki pracy, z którymi dobieramy zawody. Tam też wycofasz zgodę na dane o zdrowiu.',
      )}
    >
      <div>
        <ButtonLink tone="secondary" to="/fakty">
          Zobacz i&nbsp;zmień
        </ButtonLink>
      </div>
    </ProfileSection>
  );
}
