import { DESK_PAGES } from '#domain/desk/roles.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import type { ReportsAtDesk } from '#worker/services/desk/lesson-texts/reports.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { DeedOutcome, Typed } from '../deed-outcome.ts';
import { DeedForm } from '../DeedForm.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { DeskTextField } from '../DeskTextField.tsx';
import { OlderRows } from '../OlderRows.tsx';

type ReportsPageProps = ReportsAtDesk & { outcome: DeedOutcome; typed: Typed };

export function ReportsPage({ operator, data: { reports, next }, outcome, typed }: ReportsPageProps) {
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
