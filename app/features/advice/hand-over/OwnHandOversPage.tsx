// /przekazanie for its owner: what to hand over and for how long, the open links with the days on which they were opened, and what came
// back. Plain forms: all of it works without JavaScript, but sharing by a press.
import { useEffect } from 'react';
import { Form } from 'react-router';
import { HAND_OVER_DAYS, type HandOverPart } from '#domain/advice/hand-over/hand-over.ts';
import { MAX_CARD_NAME } from '#domain/site/share/card.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Choice, ChoiceGroup } from '../../../ui/form/Choice.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { listenForShares } from '../../site/article/share-button.ts';
import { SharedAddress } from '../../site/share/SharedAddress.tsx';
import type { HandOverRefused, OwnHandOversView } from './hand-over.server.ts';
import { PART_WORDS } from './hand-over-words.ts';
import { letter } from '../paper/Sections.css.ts';

const LEAD =
  'Idziesz do doradcy zawodowego, urzędu pracy albo chcesz to z kimś omówić? Utwórz link do wybranych części swojej analizy. Osoba, która go dostanie, przeczyta je bez konta i może Ci odpisać.';
const FROZEN =
  'Pod linkiem jest to, co widzisz dziś – późniejsze zmiany tam nie trafią. Twojego adresu e-mail tam nie ma.';

const USUAL: readonly HandOverPart[] = ['reading', 'paths', 'plan'];

type OwnHandOversPageProps = {
  view: OwnHandOversView;
  done: string | null;
  refused: HandOverRefused | undefined;
};

export function OwnHandOversPage({ view, done, refused }: OwnHandOversPageProps) {
  useEffect(listenForShares, []);
  return (
    <Container space="page">
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>Przekaż doradcy</Heading>
          <Text tone="soft">{withNonBreakingSpaces(LEAD)}</Text>
        </Stack>
        {done === null || refused !== undefined ? null : <Notice tone="success">{done}</Notice>}
        {refused === undefined ? null : (
          <Notice tone="error">{withNonBreakingSpaces(refused.sentence)}</Notice>
        )}
        <Replies replies={view.replies} />
        <OpenLinks open={view.open} />
        {view.possible === null ? <NotYet /> : <NewLink {...view.possible} refused={refused} />}
        <Link tone="back" to="/dashboard">
          Dziś
        </Link>
      </Stack>
    </Container>
  );
}

function NotYet() {
  return (
    <Stack gap={4} align="start">
      <Text>
        {withNonBreakingSpaces(
          'Przekazać można gotową analizę, a tej jeszcze nie ma. To trzy krótkie pytania.',
        )}
      </Text>
      <ButtonLink to="/dashboard">Przejdź do quizu</ButtonLink>
    </Stack>
  );
}

function Replies({ replies }: { replies: OwnHandOversView['replies'] }) {
  if (replies.length === 0) return null;
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size={3}>
        Wiadomości do Ciebie
      </Heading>
      {replies.map(({ id, text, sentOn }) => (
        <Card key={id}>
          <Stack gap={3}>
            <Text size="small" tone="soft">
              {sentOn}
            </Text>
            <p className={letter}>{text}</p>
            <Form method="post">
              <input type="hidden" name="wiadomosc" value={id} />
              <Button type="submit" tone="quiet" name="zamiar" value="usun">
                Usuń wiadomość
              </Button>
            </Form>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

function OpenLinks({ open }: { open: OwnHandOversView['open'] }) {
  if (open.length === 0) return null;
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size={3}>
        Otwarte linki
      </Heading>
      {open.map(({ key, address, name, parts, endsOn, openings }) => (
        <Card key={key} tone="accent">
          <Stack gap={4}>
            <SharedAddress
              label={name === null ? 'Adres' : `Adres, podpis: ${name}`}
              hint={`Działa do ${endsOn}.`}
              address={address}
              title="Analiza kariery – Szlak"
            >
              <ButtonLink tone="secondary" to={`/przekazanie/${key}`}>
                Zobacz, co jest pod linkiem
              </ButtonLink>
              <Form method="post">
                <input type="hidden" name="klucz" value={key} />
                <Button type="submit" tone="quiet" name="zamiar" value="zamknij">
                  Zamknij link
                </Button>
              </Form>
            </SharedAddress>
            <Text size="small" tone="soft">
              {withNonBreakingSpaces(`W środku: ${parts}.`)}
            </Text>
            <Text size="small" tone="soft">
              {openings.length === 0 ? 'Jeszcze nikt go nie otworzył.' : `Otwarcia: ${openings.join(', ')}.`}
            </Text>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

type NewLinkProps = NonNullable<OwnHandOversView['possible']> & { refused: HandOverRefused | undefined };

function NewLink({ analysedOn, parts, refused }: NewLinkProps) {
  const chosen = refused?.parts ?? USUAL;
  const days = refused?.days ?? '30';
  return (
    <Card as="section">
      <Form method="post">
        <Stack gap={5}>
          <Stack gap={1}>
            <Heading level={2} size={3}>
              Nowy link
            </Heading>
            <Text size="small" tone="soft">
              {withNonBreakingSpaces(`Analiza z ${analysedOn}. ${FROZEN}`)}
            </Text>
          </Stack>
          <ChoiceGroup legend="Co przekazujesz?">
            {parts.map((part) => (
              <Choice
                key={part}
                type="checkbox"
                name="czesc"
                value={part}
                defaultChecked={chosen.includes(part)}
                {...PART_WORDS[part]}
              />
            ))}
          </ChoiceGroup>
          <ChoiceGroup legend="Jak długo ma działać?">
            {HAND_OVER_DAYS.map((one) => (
              <Choice
                key={one}
                type="radio"
                name="dni"
                value={one}
                defaultChecked={days === String(one)}
                label={`${one}\u00a0dni`}
              />
            ))}
          </ChoiceGroup>
          <Field
            label="Podpis (nieobowiązkowy)"
            hint={withNonBreakingSpaces('Na przykład imię. Bez podpisu analiza jest anonimowa.')}
          >
            {(control) => (
              <TextInput
                {...control}
                name="imie"
                autoComplete="given-name"
                maxLength={MAX_CARD_NAME}
                defaultValue={refused?.name ?? ''}
              />
            )}
          </Field>
          <div>
            <Button type="submit" name="zamiar" value="utworz">
              Utwórz link
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
