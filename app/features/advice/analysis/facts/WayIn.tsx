// How one gets into an occupation: our estimate, which is said once. A press away what it is called officially, and the licence with the
// act that asks for it.
import type { PublicFacts } from '#domain/advice/public-facts.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { screenOnly } from '../../../../styles/print.css.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { educationWords, monthsWords } from './fact-words.ts';
import { fact, official, quiet } from './Fact.css.ts';

type WayInProps = { facts: Pick<PublicFacts, 'wayIn' | 'officialName' | 'code'> };

export function WayIn({ facts: { wayIn, officialName, code } }: WayInProps) {
  const { education, months, licence, withoutExperience } = wayIn;
  const time = monthsWords(months);
  const parts = [
    time === null ? '' : `zwykle ${time} od zera`,
    educationWords(education),
    withoutExperience ? 'da się zacząć bez doświadczenia' : 'zwykle potrzebne doświadczenie',
  ];
  const asked = licence === null ? '' : ` Uprawnienia: ${licence.name}. Podstawa: ${licence.legalBasis}.`;
  return (
    <div className={fact}>
      <p>
        <strong>Wejście do zawodu:</strong>
        {withNonBreakingSpaces(` ${parts.filter((part) => part !== '').join(', ')} (nasza ocena).`)}
      </p>
      <details className={licence === null ? screenOnly : undefined}>
        <summary className={classNames(quiet, screenOnly)}>
          {licence === null
            ? 'Nazwa urzędowa i\u00a0kod'
            : 'Nazwa urzędowa, kod i\u00a0potrzebne uprawnienia'}
        </summary>
        <p className={official}>{withNonBreakingSpaces(`Urzędowo: ${officialName}, kod ${code}.${asked}`)}</p>
      </details>
    </div>
  );
}
