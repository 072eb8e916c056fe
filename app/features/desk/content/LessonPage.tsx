// One lesson at the desk: what readers see, what breaks the rules, its versions, and the form that mends it.
import { DESK_PAGES, MAX_REASON_LENGTH } from '#domain/desk/roles.ts';
import { polishDate, polishMoment } from '#domain/platform/polish-date.ts';
import type { LessonAtDesk } from '#worker/services/desk/lessons.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { Disclosure } from '../../../ui/layout/Disclosure.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { LessonText } from '../../courses/lessons/reader/LessonText.tsx';
import type { DeedOutcome, Typed } from '../deed-outcome.ts';
import { DeedForm } from '../DeedForm.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { DeskPart } from '../DeskPart.tsx';
import { DeskTextField } from '../DeskTextField.tsx';
import { OlderRows } from '../OlderRows.tsx';
import { DeskTable } from '../DeskTable.tsx';

type LessonPageProps = LessonAtDesk & { outcome: DeedOutcome; typed: Typed };

export function LessonPage({ operator, data, outcome, typed }: LessonPageProps) {
  const { courseId, lessonId, courseTitle, title, state, version, readAt, issues, blocks, versions } = data;
  const { path } = DESK_PAGES.lessons;
  return (
    <DeskPage operator={operator} path={path} title={title} outcome={outcome}>
      <Link to={`${path}/${courseId}`} tone="back">
        {courseTitle}
      </Link>
      <Text>
        Wersja {version}, {LESSON_STATES[state]}
        {readAt === null ? '' : `, przeczytana ${polishDate(readAt)}`}.
      </Text>
      <DeskPart title="Co łamie zasady">
        {issues.length === 0 ? (
          <Text tone="soft">Nic.</Text>
        ) : (
          <Stack as="ul" gap={2}>
            {issues.map(({ sentence }) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Stack>
        )}
      </DeskPart>
      <DeskPart title="Tak widzą ją czytelnicy">
        <Disclosure summary="Pokaż lekcję">
          <Stack gap={6}>
            <LessonText blocks={blocks} />
            {state !== 'ready' || readAt !== null ? null : (
              <Stack gap={3}>
                <Text>
                  Kupujący czytają, ile lekcji kursu redakcja przeczytała. Liczy się tylko ta wersja.
                </Text>
                <DeedForm deed="przeczytana" button="Przeczytana w całości, z pytaniami" asksWhy={false}>
                  <input type="hidden" name="read" value={version} />
                </DeedForm>
              </Stack>
            )}
          </Stack>
        </Disclosure>
      </DeskPart>
      <DeskPart title="Popraw">
        <MendForm
          markdown={typed['markdown'] ?? data.markdown}
          practice={typed['practice'] ?? data.practice}
          note={typed['note'] ?? ''}
          // What was typed was typed on the version that was read then; what stands now is read above.
          read={version}
        />
      </DeskPart>
      <DeskPart title="Wersje">
        <DeskTable
          caption="Wersje"
          head={['Wersja', 'Kto', 'Co i dlaczego', 'Kiedy', 'Powrót']}
          rows={versions.rows.map((one) => ({
            key: one.version,
            cells: [
              one.version,
              one.author === 'editor' ? 'redakcja' : one.author,
              one.note === '' ? '–' : one.note,
              polishMoment(one.at),
              one.version === version ? (
                'obowiązuje'
              ) : (
                <DeedForm key={one.version} deed="wroc" button={`Wróć do ${one.version}`} asksWhy={false}>
                  <input type="hidden" name="read" value={version} />
                  <input type="hidden" name="to" value={one.version} />
                </DeedForm>
              ),
            ],
          }))}
        />
        <OlderRows path={`${path}/${courseId}/${lessonId}`} next={versions.next} />
      </DeskPart>
    </DeskPage>
  );
}

type MendFormProps = { markdown: string; practice: string; note: string; read: number };

/** A new version in the place of `read`. */
export function MendForm({ markdown, practice, note, read }: MendFormProps) {
  return (
    <DeedForm deed="popraw" button="Zapisz jako nową wersję" tone="primary" asksWhy={false}>
      <input type="hidden" name="read" value={read} />
      <DeskTextField name="markdown" label="Tekst w Markdown" typed={markdown} rows={24} />
      <DeskTextField
        name="practice"
        label="Pytania i ćwiczenie (JSON)"
        hint="Puste = zostają te, które są."
        typed={practice}
        rows={8}
        isRequired={false}
      />
      <Field label="Co się zmienia i dlaczego" hint="Zostaje przy wersji.">
        {(control) => (
          <TextInput
            {...control}
            name="note"
            defaultValue={note}
            required
            minLength={3}
            maxLength={MAX_REASON_LENGTH}
          />
        )}
      </Field>
    </DeedForm>
  );
}

export const LESSON_STATES = { missing: 'brak', ready: 'gotowa', 'needs-work': 'do poprawy' } as const;
