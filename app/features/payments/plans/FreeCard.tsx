import { PLANS, type Plan } from '#domain/payments/plan/plans.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { body, head, sheets } from './PlanCards.css.ts';
import { PlanMap } from './PlanMap.tsx';
import { FreePrice } from './PlanPrice.tsx';
import { CHOOSE_FREE } from './plan-texts.ts';

/** `plan` of the visitor; null = a stranger. */
export function FreeCard({ plan }: { plan: Plan | null }) {
  const hasPaidPlan = plan !== null && PLANS[plan].resets > 0;
  return (
    <article className={sheets.free} aria-labelledby="plan-darmowy">
      <div className={head}>
        <Heading level={2} size={3} id="plan-darmowy">
          Darmowy
        </Heading>
        {plan === 'free' ? <Badge tone="soft">Twój aktualny plan</Badge> : null}
      </div>
      <PlanMap open={PLANS.free.view.paths} title="Mapa planu darmowego: otwarta jedna ścieżka z czterech" />
      <div className={body}>
        <FreePrice />
        <Text>
          {withNonBreakingSpaces(
            'Jedna analiza, która zostaje z Tobą: jedna ścieżka opisana w całości, cały plan rozwoju i podsumowanie.',
          )}
        </Text>
        <Stack gap={3}>
          {hasPaidPlan ? <BackToFree /> : <ChooseFree />}
          {plan === null ? (
            <Text size="small" tone="soft">
              {withNonBreakingSpaces('Zaczynasz od quizu: trzy pytania i kilka minut.')}
            </Text>
          ) : null}
        </Stack>
      </div>
    </article>
  );
}

function ChooseFree() {
  return (
    <form method="post" action="/plany">
      <Button type="submit" name="zamiar" value="darmowy" tone="secondary" isWide>
        {CHOOSE_FREE}
      </Button>
    </form>
  );
}

/** Who pays goes back by ending the subscription, so the button leads there and claims nothing. */
function BackToFree() {
  return (
    <>
      <ButtonLink tone="secondary" isWide to="/profil#subskrypcja">
        {CHOOSE_FREE}
      </ButtonLink>
      <Text size="small" tone="soft">
        {withNonBreakingSpaces('Zrezygnujesz w profilu. Płatny plan działa do końca opłaconego okresu.')}
      </Text>
    </>
  );
}
