// 'Tak Cię rozumiemy' as a form: what isn't ticked goes, what is chosen for it changes it, what is typed is added.
import { ADDED_RELATIONS, FIELDS, type FormGroup } from '#domain/advice/reading/reading-form.ts';
import { RELATION_WORDS } from '#domain/advice/reading/reading-groups.ts';
import { zloty } from '#domain/platform/zloty.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Button } from '../../../../ui/form/Button.tsx';
import { Choice, ChoiceGroup } from '../../../../ui/form/Choice.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Disclosure } from '../../../../ui/layout/Disclosure.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { HelpLine } from '../../gate/HelpLine.tsx';
import { Hiring } from '../../understood/Hiring.tsx';
import { firstsLead, firstsTitle } from '../../understood/firsts-words.ts';
import { LANGUAGE_CHOICES } from '../../understood/reading-words.ts';
import type { PlainUnderstood } from './plain-quiz.server.ts';
import { PLAIN_FIELDS, type PlainValues } from './plain-values.ts';

type PlainUnderstoodFormProps = { values: PlainValues; understood: PlainUnderstood };

export function PlainUnderstoodForm({ values, understood }: PlainUnderstoodFormProps) {
  const { firsts, questions, groups, says, isGentle, asksAge, asksTrade, hires } = understood;
  if (hires !== null)
    return (
      <form method="post">
        <Stack gap={4}>
          <Heading level={2}>Tak Cię rozumiemy</Heading>
          {isGentle ? <HelpLine help="gentle" /> : null}
          {/* Back to the answers: what was read is read anew. */}
          <Answered values={values} />
          <Hiring {...hires}>
            <Inline>
              <Button type="submit" tone="secondary" name="zamiar" value="czytaj">
                To nie tak, szukam pracy dla siebie
              </Button>
              <Button type="submit" tone="quiet" name="zamiar" value="wroc">
                Wstecz
              </Button>
            </Inline>
          </Hiring>
        </Stack>
      </form>
    );
  return (
    <form method="post">
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={2}>Tak Cię rozumiemy</Heading>
          <Text tone="soft">{withNonBreakingSpaces(says)}</Text>
          <Text tone="soft">Odznacz, co się nie zgadza. Jak jest naprawdę, wybierzesz pod każdą grupą.</Text>
        </Stack>
        {isGentle ? <HelpLine help="gentle" /> : null}
        {/* Enter in a field corrects, and starts nothing that costs. */}
        <button type="submit" name="zamiar" value="popraw" hidden aria-hidden="true" tabIndex={-1} />
        <Carried values={values} understood={understood} />
        {questions.map(({ question, answers }, at) => (
          <ChoiceGroup key={question} legend={withNonBreakingSpaces(question)}>
            {answers.map(({ label }, answer) => (
              <Choice
                key={label}
                type="radio"
                look="line"
                name={FIELDS.answer(at)}
                value={answer}
                label={label}
              />
            ))}
          </ChoiceGroup>
        ))}
        {asksTrade ? (
          <Text>
            Nie wiemy jeszcze, czym się zajmujesz. Jeśli masz zawód, dopisz go w&nbsp;„Za Tobą”: bez niego
            lista jest zgadywaniem.
          </Text>
        ) : null}
        {groups.map((group) => (
          <Entries key={group.name} group={group} isAsked={asksTrade && group.name === 'past'} />
        ))}
        <Field label="Język analizy">
          {(control) => (
            <Select {...control} name={PLAIN_FIELDS.language} defaultValue={values.language}>
              {LANGUAGE_CHOICES.map(({ value, label }) => (
                <option key={value} value={value} lang={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {firsts === null ? null : (
          <Stack gap={3}>
            <Heading level={3}>{firstsTitle(firsts.firsts.length)}</Heading>
            <Text tone="soft">{firstsLead({ count: firsts.firsts.length, isUnsure: firsts.isUnsure })}</Text>
            <Stack as="ol" gap={3}>
              {firsts.firsts.map(({ id, name, why, against, pay }) => (
                <li key={id}>
                  <Heading level={4}>
                    <Link to={`/zawody/${id}`} target="_blank">
                      {name}
                    </Link>
                  </Heading>
                  <Text>{withNonBreakingSpaces(why)}</Text>
                  <Text>{withNonBreakingSpaces(`Przeciw: ${against}`)}</Text>
                  <Text tone="soft">
                    {pay === null ? 'Płaca: brak danych' : `Mediana płac grupy: ${zloty(pay)} brutto`}
                  </Text>
                </li>
              ))}
            </Stack>
            <Notice tone="info">
              Całą analizę dostaniesz po zalogowaniu, do którego potrzebny jest JavaScript.{' '}
              <Link to="/login" target="_blank">
                Zaloguj się w&nbsp;nowej karcie
              </Link>
              , a&nbsp;potem wróć tutaj i&nbsp;naciśnij „Zgadza się, szukaj szlaku”.
            </Notice>
          </Stack>
        )}
        {asksAge || values.isAdult ? (
          <Choice
            type="checkbox"
            look="line"
            name={PLAIN_FIELDS.isAdult}
            value="tak"
            defaultChecked={values.isAdult}
            label="Mam co najmniej 18&nbsp;lat"
          />
        ) : null}
        <Inline>
          <Button type="submit" name="zamiar" value="szukaj">
            Zgadza się, szukaj szlaku
          </Button>
          <Button type="submit" tone="secondary" name="zamiar" value="popraw">
            Popraw i&nbsp;pokaż jeszcze raz
          </Button>
          <Button type="submit" tone="quiet" name="zamiar" value="wroc">
            Wstecz
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

function Answered({ values }: Pick<PlainUnderstoodFormProps, 'values'>) {
  return (
    <>
      {values.preferences.map((one) => (
        <input type="hidden" key={one} name={PLAIN_FIELDS.preferences} value={one} />
      ))}
      <input type="hidden" name={PLAIN_FIELDS.interests} value={values.interests} />
      <input type="hidden" name={PLAIN_FIELDS.info} value={values.info} />
    </>
  );
}

/** The answers and what was read of them, so that nothing has to be stored for anyone who only looks. */
function Carried({ values, understood }: PlainUnderstoodFormProps) {
  return (
    <>
      <Answered values={values} />
      <input type="hidden" name={PLAIN_FIELDS.reading} value={understood.reading} />
      <input type="hidden" name={PLAIN_FIELDS.says} value={understood.says} />
      <input type="hidden" name={PLAIN_FIELDS.gentle} value={understood.isGentle ? '1' : ''} />
    </>
  );
}

type EntriesProps = {
  group: FormGroup;
  /** It is asked for, so it isn't folded. */
  isAsked: boolean;
};

/** What is read stands open; what changes it or adds to it is folded, or the page would be five screens long. */
function Entries({ group, isAsked }: EntriesProps) {
  const { title, entries, asides, adding } = group;
  const changed = entries.filter(({ changes }) => changes.length > 0);
  return (
    <Stack gap={3}>
      {entries.length === 0 ? (
        <Heading level={3}>{title}</Heading>
      ) : (
        <ChoiceGroup legend={<Heading level={3}>{title}</Heading>}>
          {entries.map(({ at, name, quote }) => (
            <Choice
              key={at}
              type="checkbox"
              look="line"
              name={FIELDS.stays}
              value={at}
              defaultChecked
              label={name}
              description={quote === null ? 'Dodane przez Ciebie.' : `Piszesz: „${quote}”`}
            />
          ))}
        </ChoiceGroup>
      )}
      {asides.map((words) => (
        <Text key={words} tone="soft">
          {withNonBreakingSpaces(`Piszesz też: „${words}”.`)}
        </Text>
      ))}
      <Disclosure
        summary={changed.length === 0 ? `Dodaj do „${title}”` : `Zmień albo dodaj do „${title}”`}
        isOpen={isAsked || adding.typed !== ''}
      >
        <Stack gap={3}>
          {changed.map(({ at, name, changes }) => (
            <Field key={at} label={name}>
              {(control) => (
                <Select {...control} name={FIELDS.instead(at)} defaultValue="">
                  <option value="">Zgadza się</option>
                  {changes.map((label, change) => (
                    <option key={label} value={change}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ))}
          <Adding group={group} />
        </Stack>
      </Disclosure>
    </Stack>
  );
}

function Adding({ group: { name: groupName, title, adding } }: { group: FormGroup }) {
  return (
    <>
      <Field label={`Dodaj do „${title}”`}>
        {(control) => (
          <TextInput
            {...control}
            name={FIELDS.add(groupName)}
            defaultValue={adding.typed}
            autoComplete="off"
          />
        )}
      </Field>
      {adding.typed === '' ? null : adding.found.length === 0 ? (
        <Text tone="soft">Niczego takiego nie znamy. Spróbuj innego słowa.</Text>
      ) : (
        <ChoiceGroup legend={`Co masz na myśli, pisząc „${adding.typed}”?`}>
          {adding.found.map((label) => (
            <Choice
              key={label}
              type="radio"
              look="line"
              name={FIELDS.chosen(groupName)}
              value={label}
              label={label}
            />
          ))}
        </ChoiceGroup>
      )}
      {groupName === 'past' ? (
        <Field label="Jak to jest z&nbsp;dodanym zawodem?">
          {(control) => (
            <Select {...control} name={FIELDS.relation} defaultValue={adding.relation}>
              {ADDED_RELATIONS.map((relation) => (
                <option key={relation} value={relation}>
                  {RELATION_WORDS[relation]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
    </>
  );
}
