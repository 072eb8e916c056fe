// An employer has come to the wrong door: nothing here is advised to them, so neither an account nor a list is offered, and where to go instead is.
import type { ReactNode } from 'react';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';

type HiringProps = {
  /** Of the occupation that is looked for; '' = none that the table knows. */
  occupation: string;
  name: string | undefined;
  /** How to say that it is a mistake. */
  children: ReactNode;
};

export function Hiring({ occupation, name, children }: HiringProps) {
  return (
    <Notice tone="info">
      <Stack gap={3}>
        <Text>
          Szukasz kogoś do pracy, a&nbsp;Szlak doradza osobom, które wybierają zawód dla siebie. Konto ani
          analiza nie pomogą więc w&nbsp;rekrutacji. Ofertę pracy zgłosisz bezpłatnie w&nbsp;powiatowym
          urzędzie pracy.
        </Text>
        <Text>
          Możesz tu za to sprawdzić, ile zarabia się w&nbsp;zawodzie i&nbsp;czy w&nbsp;Twoim województwie
          trudno o&nbsp;pracowników.{' '}
          {name === undefined ? (
            <Link to="/zawody">Zobacz zawody w&nbsp;atlasie</Link>
          ) : (
            <Link to={`/zawody/${occupation}`}>Zobacz w&nbsp;atlasie: {name}</Link>
          )}
        </Text>
        {children}
      </Stack>
    </Notice>
  );
}
