// /quiz: the quiz by plain forms, for browsers without JavaScript; whoever has it finds the same on the landing page.
import { scopeContext } from '../../context.ts';
import { plainQuizAction } from '../../features/advice/quiz/plain/plain-quiz.server.ts';
import { PlainQuizPage } from '../../features/advice/quiz/plain/PlainQuizPage.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import type { Route } from './+types/plain-quiz.ts';

export const handle: PageHandle = { hydrate: false };

export function action({ context, request }: Route.ActionArgs) {
  return plainQuizAction(context.get(scopeContext), request);
}

export function meta(): Route.MetaDescriptors {
  return [
    { title: 'Quiz – Szlak' },
    { name: 'description', content: 'Trzy pytania i ekran „Tak Cię rozumiemy” zwykłym formularzem.' },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function PlainQuizRoute({ actionData }: Route.ComponentProps) {
  return <PlainQuizPage quiz={actionData} />;
}
