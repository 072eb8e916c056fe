// /karta for its owner: what others would see, before they can; the address, the pictures, and the way back. Plain forms: all of it
// works without JavaScript, but copying by a press.
import { useEffect, type ReactNode } from 'react';
import { Form } from 'react-router';
import { MAX_CARD_NAME } from '#domain/site/share/card.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Disclosure } from '../../../ui/layout/Disclosure.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { listenForShares } from '../article/share-button.ts';
import { figure, pair, picture, tall } from './Pictures.css.ts';
import type { CardRefused, OwnCardView } from './card.server.ts';
import { SharedAddress } from './SharedAddress.tsx';

const LEAD =
  'Obrazek, którym możesz pokazać, dokąd idziesz. Jest na nim tylko to, co poniżej: zawód, kolor szlaku, trzy mocne strony i profil zawodu – nic z Twoich słów ani z treści analizy.';

type OwnCardPageProps = { view: OwnCardView; done: string | null; refused: CardRefused | undefined };

export function OwnCardPage({ view, done, refused }: OwnCardPageProps) {
  useEffect(listenForShares, []);
  return (
    <Container space="page">
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>Karta Twojego szlaku</Heading>
          <Text tone="soft">{withNonBreakingSpaces(LEAD)}</Text>
        </Stack>
        {done === null || refused !== undefined ? null : <Notice tone="success">{done}</Notice>}
        {refused === undefined || refused.isOfName ? null : <Notice tone="error">{refused.sentence}</Notice>}
        {view.card === null ? (
          <NotYet possible={view.possible} refused={refused} />
        ) : (
          <Shared card={view.card} canChange={view.possible !== null} refused={refused} />
        )}
        <Link tone="back" to="/dashboard">
          Dziś
        </Link>
      </Stack>
    </Container>
  );
}

function NotYet({
  possible,
  refused,
}: {
  possible: OwnCardView['possible'];
  refused: CardRefused | undefined;
}) {
  if (possible === null) {
    return (
      <Stack gap={4} align="start">
        <Text>
          {withNonBreakingSpaces(
            'Karta powstaje z Twojego szlaku, a tego jeszcze nie ma. Zacznij od analizy: to trzy krótkie pytania.',
          )}
        </Text>
        <ButtonLink to="/dashboard">Przejdź do quizu</ButtonLink>
      </Stack>
    );
  }
  return (
    <>
      <Pictures folder="/karta/podglad/" version="0" words={possible.words} canDownload={false} />
      <Card>
        <Stack gap={4}>
          <NameForm intent="utworz" typed={refused?.typed ?? ''} refused={refused}>
            <Button type="submit" name="zamiar" value="utworz">
              Utwórz kartę
            </Button>
          </NameForm>
          <Text size="small" tone="soft">
            {withNonBreakingSpaces(
              'Karta dostanie własny adres. Zobaczy ją tylko ten, kto go ma; cofniesz ją jednym kliknięciem.',
            )}
          </Text>
        </Stack>
      </Card>
    </>
  );
}

type SharedProps = {
  card: NonNullable<OwnCardView['card']>;
  canChange: boolean;
  refused: CardRefused | undefined;
};

function Shared({ card, canChange, refused }: SharedProps) {
  const { address, key, version, words, name, typed, endsOn, isOutdated } = card;
  return (
    <>
      <Card tone="accent">
        <Stack gap={4}>
          <SharedAddress label="Adres karty" address={address} title={`${name} – mój szlak`}>
            <ButtonLink tone="secondary" to={`/karta/${key}`}>
              Otwórz kartę
            </ButtonLink>
            <Form method="post">
              <Button type="submit" tone="quiet" name="zamiar" value="cofnij">
                Cofnij udostępnienie
              </Button>
            </Form>
          </SharedAddress>
          <Text size="small" tone="soft">
            {withNonBreakingSpaces(
              `Karta działa do ${endsOn}. Po cofnięciu znika od razu razem z obrazkami – zostanie tylko to, co ktoś już zapisał u siebie.`,
            )}
          </Text>
        </Stack>
      </Card>
      <Pictures folder={`/karta/${key}/`} version={version} words={words} canDownload />
      {canChange ? (
        <Disclosure
          summary={isOutdated ? 'Twój szlak się zmienił – odśwież kartę' : 'Zmień imię na karcie'}
          isOpen={isOutdated || refused !== undefined}
        >
          <NameForm intent="zmien" typed={refused?.typed ?? typed} refused={refused}>
            <Button type="submit" tone="secondary" name="zamiar" value="zmien">
              Zapisz na karcie
            </Button>
          </NameForm>
        </Disclosure>
      ) : null}
    </>
  );
}

type NameFormProps = {
  intent: string;
  typed: string;
  refused: CardRefused | undefined;
  children: ReactNode;
};

function NameForm({ intent, typed, refused, children }: NameFormProps) {
  return (
    // What was saved is read again into the field.
    <Form method="post" key={`${intent} ${typed}`}>
      <Inline align="end" gap={4}>
        <Stack grow={18}>
          <Field
            label="Imię na karcie (nieobowiązkowe)"
            hint={withNonBreakingSpaces('Zobaczy je każdy, kto ma adres karty.')}
            error={refused?.isOfName === true ? refused.sentence : null}
          >
            {(control) => (
              <TextInput
                {...control}
                name="imie"
                autoComplete="given-name"
                maxLength={MAX_CARD_NAME}
                defaultValue={typed}
              />
            )}
          </Field>
        </Stack>
        {children}
      </Inline>
    </Form>
  );
}

// A card's picture in both shapes, as it will be seen; with a way to keep each.
export const SHAPES = {
  wide: { file: 'obraz.png', width: 1200, height: 630 },
  tall: { file: 'obraz-pion.png', width: 1080, height: 1350 },
} as const;

type PicturesProps = {
  /** Before the file's name: '/karta/…/'. */
  folder: string;
  /** Changes with what is on the picture. */
  version: string;
  words: string;
  canDownload: boolean;
};

function Pictures({ folder, version, words, canDownload }: PicturesProps) {
  const address = (file: string) => `${folder}${file}?z=${version}`;
  return (
    <div className={pair}>
      {(['wide', 'tall'] as const).map((shape) => {
        const { file, width, height } = SHAPES[shape];
        return (
          <figure key={shape} className={shape === 'tall' ? tall : figure}>
            <img
              className={picture}
              src={address(file)}
              width={width}
              height={height}
              alt={shape === 'wide' ? words : 'Ta sama karta w\u00a0pionie'}
            />
            {canDownload ? (
              <figcaption>
                <a href={address(file)} download={`szlak-${width}x${height}.png`}>
                  Pobierz {shape === 'wide' ? 'w\u00a0poziomie' : 'w\u00a0pionie'}
                </a>{' '}
                ({width}&nbsp;×&nbsp;{height})
              </figcaption>
            ) : null}
          </figure>
        );
      })}
    </div>
  );
}
