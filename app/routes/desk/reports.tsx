// /panel/lekcje/zgloszenia: readers' reports that wait for an answer.
import { DESK_PAGES } from '#domain/desk/roles.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import { answerAtDesk, readReports, type ReportsAtDesk } from '#worker/services/desk/lesson-texts/reports.ts';
import { scopeContext } from '../../context.ts';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import { DeedForm } from '../../features/desk/DeedForm.tsx';
import { DeskPage } from '../../features/desk/DeskPage.tsx';
import { DeskTextField } from '../../features/desk/DeskTextField.tsx';
import { OlderRows } from '../../features/desk/OlderRows.tsx';
import { type DeedOutcome, outcomeOf, type Typed } from '../../features/desk/deed-outcome.ts';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskAction, deskData, formNumber } from '../../features/desk/desk-route.server.ts';
import { doneSentence } from '../../lib/done-sentence.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Route } from './+types/reports.ts';

const DONE = { odpowiedz: 'Odpowiedź jest zapisana i wysłana osobie, która zgłosiła.' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await deskData(readReports(context.get(scopeContext), url.searchParams.get('po')), url);
  return { page, done: doneSentence(url, DONE) };
}

export function action({ context, request, url }: Route.ActionArgs) {
  const scope = context.get(scopeContext);
  return deskAction(request, url, {
    odpowiedz: (form) => {
      const [came, text] = [formText(form, 'came'), formText(form, 'text')];
      const version = /^\d{1,6}$/.test(came) ? Number(came) : null;
      return answerAtDesk(scope, {
        id: formNumber(form, 'id'),
        answer: came === 'rejected' ? { state: 'rejected', text } : { state: 'answered', text, version },
      });
    },
  });
}

export const meta = deskMeta('Zgłoszenia');

export default function ReportsRoute({ loaderData: { page, done }, actionData }: Route.ComponentProps) {
  return <ReportsPage {...page} outcome={outcomeOf(done, actionData)} typed={actionData?.typed ?? {}} />;
}

type ReportsPageProps = ReportsAtDesk & { outcome: DeedOutcome; typed: Typed };

function ReportsPage({ operator, data: { reports, next }, outcome, typed }: ReportsPageProps) {
  const { path } = DESK_PAGES.lessons;
  return (
    <DeskPage operator={operator} path={path} title="Zgłoszenia czytelników" outcome={outcome}>
      <Link to={path} tone="back">
        Wszystkie kursy
      </Link>
      {reports.length === 0 ? <Text tone="soft">Żadne zgłoszenie nie czeka na odpowiedź.</Text> : null}
      {reports.map((report) => (
        <Report key={report.id} report={report} typed={typed['id'] === String(report.id) ? typed : {}} />
      ))}
      <OlderRows path={`${path}/zgloszenia`} next={next === null ? null : String(next)} words="Dalsze" />
    </DeskPage>
  );
}

type ReportProps = { report: ReportsAtDesk['data']['reports'][number]; typed: Typed };

function Report({ report, typed }: ReportProps) {
  const { id, courseId, courseTitle, lessonId, lessonTitle, text, createdAt, hasAuthor, version } = report;
  return (
    <Card as="article">
      <Stack gap={3}>
        <Heading level={2} size={4}>
          <Link to={`${DESK_PAGES.lessons.path}/${courseId}/${lessonId}`}>{lessonTitle}</Link>
        </Heading>
        <Text size="small" tone="soft">
          {courseTitle} · {polishMoment(createdAt)}
          {hasAuthor ? '' : ' · konto usunięte, odpowiedzi nikt nie dostanie'}
        </Text>
        <Text>{text}</Text>
        <DeedForm deed="odpowiedz" button="Odpowiedz" tone="primary" asksWhy={false}>
          <input type="hidden" name="id" value={id} />
          <Field label="Co z lekcją">
            {(control) => (
              <Select {...control} name="came" defaultValue={typed['came'] ?? 'answered'}>
                {version === null ? null : <option value={version}>Poprawiona w wersji {version}</option>}
                <option value="answered">Odpowiadamy, bez wersji</option>
                <option value="rejected">Zostaje bez zmian</option>
              </Select>
            )}
          </Field>
          <DeskTextField
            name="text"
            label="Odpowiedź"
            hint="Całymi zdaniami. Idzie mailem i stoi przy lekcji."
            typed={typed['text'] ?? ''}
          />
        </DeedForm>
      </Stack>
    </Card>
  );
}
