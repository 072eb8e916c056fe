// What a person has here besides the account, each a press away: the one list from which all of it is found.
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { PageLink } from '../../../ui/text/PageLink.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { REVIEW_ADDRESS } from '../../courses/lessons/lesson-addresses.ts';
import { ShareSzlak } from './ShareSzlak.tsx';
import { about, link, list, name } from './OwnPlaces.css.ts';

const PLACES = [
  {
    to: '/fakty',
    label: 'Fakty o Tobie',
    text: 'Wykształcenie, doświadczenie i warunki, z którymi szukamy.',
  },
  { to: '/dashboard/historia', label: 'Historia analiz', text: 'Wcześniejsze wyniki i co się zmieniło.' },
  { to: '/moje-kursy', label: 'Kursy i certyfikaty', text: 'To, co masz, i jak daleko jesteś.' },
  { to: REVIEW_ADDRESS, label: 'Powtórka', text: 'Karty z lekcji, które masz za sobą.' },
  { to: '/ksiazeczka', label: 'Książeczka pieczątek', text: 'Zrobione kroki, próby i lekcje.' },
  { to: '/przypomnienia', label: 'Przypomnienia', text: 'Kiedy i o czym mamy pisać.' },
  { to: '/dashboard/dokument', label: 'Dokument', text: 'Cała analiza do druku albo w PDF.' },
  { to: '/karta', label: 'Karta', text: 'Twój szlak na obrazku, do pokazania innym.' },
  { to: '/przekazanie', label: 'Przekaż doradcy', text: 'Link do analizy dla kogoś, kto Ci doradza.' },
].map(({ to, label, text }) => ({
  to,
  label: withNonBreakingSpaces(label),
  text: withNonBreakingSpaces(text),
}));

export function OwnPlaces() {
  return (
    <Card as="section" aria-labelledby="twoje">
      <Stack gap={3}>
        <Heading level={2} size={3} id="twoje">
          Wszystko Twoje
        </Heading>
        <ul className={list}>
          {PLACES.map(({ to, label, text }) => (
            <li key={to}>
              <PageLink to={to} className={link} reloadDocument={to === REVIEW_ADDRESS}>
                <span className={name}>{label}</span>
                <span className={about}>{text}</span>
              </PageLink>
            </li>
          ))}
        </ul>
        <ShareSzlak />
      </Stack>
    </Card>
  );
}
