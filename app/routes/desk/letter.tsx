// /panel/poczta/{letter}: one letter with sample data.
import type { Message } from '#content/mail/letter.ts';
import { DESK_PAGES } from '#domain/desk/roles.ts';
import type { Operator } from '#worker/services/desk/desk.ts';
import { readLetter } from '#worker/services/desk/mail.ts';
import { scopeContext } from '../../context.ts';
import { DeskPage } from '../../features/desk/DeskPage.tsx';
import { source } from './letter.css.ts';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskData } from '../../features/desk/desk-route.server.ts';
import { Disclosure } from '../../ui/layout/Disclosure.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Route } from './+types/letter.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return deskData(readLetter(context.get(scopeContext), params.letter), url);
}

export const meta = deskMeta('List');

export default function LetterRoute({ loaderData }: Route.ComponentProps) {
  return <LetterPage operator={loaderData.operator} letter={loaderData.data} />;
}

type LetterPageProps = { operator: Operator; letter: Message };

/** A letter with sample data; its HTML as text, so that nothing of it runs here. */
function LetterPage({ operator, letter: { kind, subject, text, html } }: LetterPageProps) {
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
