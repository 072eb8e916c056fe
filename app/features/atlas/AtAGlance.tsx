// Pay, demand and the way in, before anything else: on a phone and on a desktop they stand in the first screen. Each figure with its
// source; the sections below say the rest.
import { DEMAND_LABELS } from './words.ts';
import { educationWords, monthsWords, paySource } from '../advice/analysis/facts/fact-words.ts';
import { zloty } from '../advice/analysis/money.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { glance, source } from './OccupationPage.css.ts';
import type { OccupationView } from './occupation-view.server.ts';

type Shown = Pick<OccupationView, 'occupation' | 'payGroup' | 'widePay' | 'demand' | 'licence' | 'sources'>;

export function AtAGlance({ view }: { view: Shown }) {
  const facts = [payOf(view), demandOf(view), wayOf(view)];
  return (
    <dl className={glance}>
      {facts.map(({ name, value, from }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {withNonBreakingSpaces(value)}
            <span className={source}>{withNonBreakingSpaces(from)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Fact = { name: string; value: string; from: string };

function payOf({ payGroup, widePay, sources }: Shown): Fact {
  const name = 'Płaca';
  const from = paySource({ period: sources.pay.period, isCompared: sources.pay.comparedWith !== null });
  if (payGroup !== null)
    return { name, value: `mediana ${zloty(payGroup.median)} brutto`, from: `cała grupa zawodów, ${from}` };
  if (widePay === null) return { name, value: 'brak statystyki', from: 'kwoty nie zgadujemy' };
  return {
    name,
    value: 'brak statystyki zawodu',
    from: `szersza grupa: średnio ${zloty(widePay.mean)} brutto, ${from}`,
  };
}

function demandOf({ demand }: Shown): Fact {
  const name = 'Zapotrzebowanie';
  return demand === null
    ? { name, value: 'brak pewnych danych', from: 'prognozy nie zgadujemy' }
    : {
        name,
        value: DEMAND_LABELS[demand.poland].toLowerCase(),
        from: 'Polska, Barometr zawodów 2026',
      };
}

function wayOf({ occupation: { entry }, licence }: Shown): Fact {
  const asked = licence === null ? '' : ', potrzebne uprawnienia';
  return {
    name: 'Droga od zera',
    value: monthsWords(entry.months) ?? 'brak oszacowania',
    from: `${educationWords(entry.education)}${asked} (nasza ocena)`,
  };
}
