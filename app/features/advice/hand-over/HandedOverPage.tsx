// /przekazanie/{key}: what somebody handed over, for their counsellor to read, print and answer. Nothing on it changes anything but the
// message that is sent back.
import { useEffect } from 'react';
import { Form } from 'react-router';
import { MAX_REPLY_LENGTH } from '#domain/advice/hand-over/hand-over.ts';
import { screenOnly, toTheEdges } from '../../../styles/print.css.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { area } from '../../../ui/form/TextArea.css.ts';
import { input } from '../../../ui/form/TextInput.css.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { scriptOnly } from '../../../ui/script-only.css.ts';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { listenForPrint } from '../../site/article/print-button.ts';
import type { HandedOverView, ReplyRefused } from './hand-over.server.ts';
import { Sections } from '../paper/Sections.tsx';
import { lines as list } from '../paper/Sections.css.ts';

const HOW: readonly string[] = [
  'Model językowy, a bez niego proste reguły, czyta odpowiedzi i zamienia je w listę: co ktoś lubi, umie, czego chce i czego nie. Model może też podpowiedzieć zawody. Osoba widzi jedno i drugie i to poprawia.',
  'Kolejność zawodów ustala reguła, nie model: liczy punkty według tego, co zostało potwierdzone, a twarde warunki skreślają zawody. Z tego samego odczytania wychodzi zawsze ta sama lista.',
  'Uzasadnienia pisze model, a zarobki, zapotrzebowanie i droga do zawodu pochodzą z tabel ze źródłami.',
  'Zarobki dotyczą grupy zawodów, nie jednego zawodu i nie jednego miasta. Profil zainteresowań zawodu i czas nauki to nasze szacunki.',
  'Szlak nie zna wyników testów, stanu zdrowia, sytuacji rodzinnej ani lokalnego rynku pracy – chyba że ktoś sam o tym napisał. To punkt wyjścia do rozmowy, nie diagnoza.',
];

type HandedOverPageProps = { view: HandedOverView; done: string | null; refused: ReplyRefused | undefined };

export function HandedOverPage({ view, done, refused }: HandedOverPageProps) {
  useEffect(listenForPrint, []);
  const { name, analysedOn, handedOn, endsOn, sections } = view;
  return (
    <Container space="page" gap={6} className={toTheEdges}>
      <Stack gap={2}>
        <Heading level={1}>
          {name === null ? 'Analiza kariery do rozmowy' : `Analiza kariery: ${name}`}
        </Heading>
        <Text tone="soft">
          {withNonBreakingSpaces(
            `Analiza z ${analysedOn}, przekazana ${handedOn}. Link działa do ${endsOn} i może zostać zamknięty wcześniej. Przekazała ją osoba, której dotyczy – nie podawaj tego adresu dalej bez jej zgody.`,
          )}
        </Text>
        <div className={classNames(scriptOnly, screenOnly)}>
          <Button tone="quiet" data-print>
            <Icon name="print" />
            Drukuj
          </Button>
        </div>
      </Stack>
      {done === null || refused !== undefined ? null : <Notice tone="success">{done}</Notice>}
      <Sections sections={sections} />
      <Card as="section">
        <Stack gap={3}>
          <Heading level={2} size={3}>
            Jak to powstało i czego nie mówi
          </Heading>
          <ul className={list}>
            {HOW.map((sentence) => (
              <li key={sentence}>{withNonBreakingSpaces(sentence)}</li>
            ))}
          </ul>
          <Link tone="forward" to="/dane-i-metoda">
            Dane i&nbsp;metoda
          </Link>
        </Stack>
      </Card>
      <Reply done={done} refused={refused} />
    </Container>
  );
}

function Reply({ done, refused }: { done: string | null; refused: ReplyRefused | undefined }) {
  return (
    <Card as="section" className={screenOnly}>
      <Form method="post">
        <Stack gap={4}>
          <Heading level={2} size={3}>
            {done === null ? 'Odpisz' : 'Dopisz jeszcze coś'}
          </Heading>
          <Field
            label="Wiadomość"
            hint={withNonBreakingSpaces(
              `Do ${MAX_REPLY_LENGTH} znaków. Zobaczy ją tylko osoba, która przekazała analizę. Nie trzeba się przedstawiać ani zakładać konta.`,
            )}
            error={refused?.sentence ?? null}
          >
            {(control) => (
              <textarea
                {...control}
                className={classNames(input, area)}
                name="tekst"
                rows={6}
                required
                maxLength={MAX_REPLY_LENGTH}
                defaultValue={refused?.typed ?? ''}
              />
            )}
          </Field>
          <div>
            <Button type="submit" name="zamiar" value="wyslij">
              Wyślij
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
