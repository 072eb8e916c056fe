// /kursy/{id}/pierwsza-lekcja: a course's first lesson whole, with its questions and its exercise, for everybody (docs/decisions.md
// 'First lessons'). Reads, checks and prints without JavaScript.
import type { ReactNode } from 'react';
import type { FirstLesson } from '#content/courses/first-lessons/first-lesson.ts';
import { keyOf } from '#domain/courses/practice/answer.ts';
import { askedOf, solutionOf } from '#domain/courses/practice/asked.ts';
import type { Question } from '#domain/courses/practice/practice.ts';
import { POST_AUTHOR } from '#domain/site/posts/author.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { screenOnly } from '../../../styles/print.css.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Disclosure } from '../../../ui/layout/Disclosure.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { scriptOnly } from '../../../ui/script-only.css.ts';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { Article } from '../../site/article/Article.tsx';
import { Price } from '../Price.tsx';
import { LessonText } from '../lessons/reader/LessonText.tsx';
import { wholeTime } from '../lessons/reader/lesson-words.ts';
import { crumbs } from '../offer/CoursePage.css.ts';
import { ExerciseTask } from '../practice/ExerciseTask.tsx';
import { form, verdict } from '../practice/Question.css.ts';
import { QuestionFrame } from '../practice/QuestionFrame.tsx';
import { SolutionText } from '../practice/SolutionText.tsx';
import { VERDICT_WORDS } from '../practice/answer-words.ts';
import { questionPlace } from '../practice/question-place.ts';
import { aims, part, terms as termList } from './FirstLessonPage.css.ts';
import { ASKED, firstLessonAddress } from './addresses.ts';
import type { GivenAnswer } from './given-answers.server.ts';

type OfCourse = {
  id: string;
  title: string;
  price: number;
  /** '30 lekcji'. */
  lessons: string;
};

type FirstLessonView = { course: OfCourse; lesson: FirstLesson; given: readonly GivenAnswer[] };

const PARTS = [
  { id: 'pojecia', title: 'Najważniejsze pojęcia' },
  { id: 'pytania', title: 'Sprawdź się' },
  { id: 'cwiczenie', title: 'Ćwiczenie' },
  { id: 'co-dalej', title: 'Co dalej' },
] as const;

export function FirstLessonPage({ course, lesson, given }: FirstLessonView) {
  const [terms, questions, exercise, onward] = PARTS;
  return (
    <Article
      title={lesson.title}
      lead={lesson.goal}
      contents={[...lesson.contents, ...PARTS]}
      above={<Above course={course} />}
      below={<Below lesson={lesson} />}
    >
      <LessonText blocks={lesson.blocks} />
      <Part {...terms}>
        <dl className={termList}>
          {lesson.terms.map(({ term, meaning }) => (
            <div key={term}>
              <dt>{withNonBreakingSpaces(term)}</dt>
              <dd>{withNonBreakingSpaces(meaning)}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part {...questions}>
        {lesson.questions.map((question, index) => (
          <QuestionForm
            key={question.text}
            question={question}
            number={index + 1}
            address={firstLessonAddress(course.id)}
            given={given}
          />
        ))}
      </Part>
      <Part {...exercise}>
        <Card tone="sunken">
          <Stack gap={4}>
            <ExerciseTask exercise={lesson.exercise} />
          </Stack>
        </Card>
      </Part>
      <div className={screenOnly}>
        <Part {...onward}>
          <Onward course={course} />
        </Part>
      </div>
    </Article>
  );
}

function Above({ course }: { course: OfCourse }) {
  return (
    <nav aria-label="Okruszki">
      <ol className={crumbs}>
        <li>
          <Link tone="quiet" to="/biblioteka-kursow">
            Biblioteka kursów
          </Link>
        </li>
        <li>
          <Link tone="quiet" to={`/kursy/${course.id}`}>
            {withNonBreakingSpaces(course.title)}
          </Link>
        </li>
      </ol>
    </nav>
  );
}

function Below({ lesson }: { lesson: FirstLesson }) {
  return (
    <>
      <Text size="small" tone="soft">
        {withNonBreakingSpaces(
          `Pierwsza lekcja kursu · ${wholeTime({ reading: lesson.minutes, exercise: lesson.exercise.minutes })}`,
        )}
        <br />
        {withNonBreakingSpaces(POST_AUTHOR)}
      </Text>
      <dl className={aims}>
        <div>
          <dt>Z&nbsp;czym zostajesz</dt>
          <dd>{withNonBreakingSpaces(lesson.leaves)}</dd>
        </div>
      </dl>
      <Button tone="quiet" data-print className={classNames(scriptOnly, screenOnly)}>
        <Icon name="print" />
        Wydrukuj lekcję
      </Button>
    </>
  );
}

type PartProps = { id: string; title: string; children: ReactNode };

function Part({ id, title, children }: PartProps) {
  return (
    <Stack as="section" gap={5} className={part} id={id} aria-labelledby={`${id}-tytul`}>
      <Heading level={2} id={`${id}-tytul`}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function Onward({ course }: { course: OfCourse }) {
  return (
    <Card tone="accent">
      <Stack gap={4} align="start">
        <Heading level={3}>{withNonBreakingSpaces(course.title)}</Heading>
        <Text>
          {withNonBreakingSpaces(
            `Cały kurs to ${course.lessons}. Tę pierwszą przygotowała redakcja z pomocą AI. Następne pisze AI (Google Gemini) według planu redakcji, każdą wtedy, gdy ktoś otworzy ją po raz pierwszy. Ile z nich redakcja przeczytała, mówi strona kursu. Błąd zgłosisz z każdej lekcji.`,
          )}
        </Text>
        <Price price={course.price} lowestPrice={null} size="page" />
        <Inline gap={4}>
          <ButtonLink to={`/kursy/${course.id}`}>Zobacz plan i&nbsp;kup kurs</ButtonLink>
          <Link tone="forward" to="/biblioteka-kursow">
            Inne kursy
          </Link>
        </Inline>
      </Stack>
    </Card>
  );
}

// One question as a plain form: the browser's own fields, a verdict, and the answer folded under it. It works without JavaScript by
// asking the page again; answers to the other questions go with it.
type QuestionFormProps = {
  question: Question;
  /** From one. */
  number: number;
  address: string;
  given: readonly GivenAnswer[];
};

function QuestionForm({ question, number, address, given }: QuestionFormProps) {
  const own = given[number - 1];
  const said = own?.verdict ?? null;
  const others = given.filter((_, index) => index !== number - 1).flatMap(({ fields }) => fields);
  return (
    <form
      className={form}
      id={questionPlace(number)}
      action={`${address}#${questionPlace(number)}`}
      data-key={JSON.stringify(keyOf(question))}
      data-number={number}
    >
      {others.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name={ASKED} value={number} />
      <QuestionFrame question={askedOf(question)} number={number} given={own?.fields ?? []} />
      <div className={screenOnly}>
        <Button type="submit" tone="secondary">
          Sprawdź
        </Button>
      </div>
      <output className={verdict} data-verdict={said ?? undefined}>
        {said === null ? null : VERDICT_WORDS[said]}
      </output>
      <Disclosure summary="Pokaż odpowiedź" isOpen={said === 'right'}>
        <SolutionText solution={solutionOf(question)} />
      </Disclosure>
    </form>
  );
}
