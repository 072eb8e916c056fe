import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { ButtonLink } from '../../../../ui/form/ButtonLink.tsx';
import { ProfileSection } from '../ProfileSection.tsx';

/** The way to /profil/bezpieczenstwo. */
export function SecurityHistory() {
  return (
    <ProfileSection
      title="Historia bezpieczeństwa"
      intro={withNonBreakingSpaces(
        'Kto i kiedy logował się na Twoje konto, zmieniał hasło albo za coś płacił.',
      )}
    >
      <div>
        <ButtonLink tone="secondary" to="/profil/bezpieczenstwo">
          Zobacz historię
        </ButtonLink>
      </div>
    </ProfileSection>
  );
}
