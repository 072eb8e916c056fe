import type { Message } from '#content/mail/letter.ts';
import { DESK_PAGES } from '#domain/desk/roles.ts';
import type { Operator } from '#worker/services/desk/desk.ts';
import { Disclosure } from '../../../ui/layout/Disclosure.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { source } from './LetterPage.css.ts';

type LetterPageProps = { operator: Operator; letter: Message };

/** A letter with sample data; its HTML as text, so that nothing of it runs here. */
export function LetterPage({ operator, letter: { kind, subject, text, html } }: LetterPageProps) {
  const { path } = DESK_PAGES.mail;
  return (
    <DeskPage operator={operator} path={path} title={subject}>
      <Link to={path} tone="back">
        Poczta
      </Link>
      <Text size="small" tone="soft">
        Rodzaj: {kind}. Dane są przykładowe.
      </Text>
      <pre className={source}>{text}</pre>
      <Disclosure summary="HTML">
        <pre className={source}>{html}</pre>
      </Disclosure>
    </DeskPage>
  );
}
