// The operator hides a review, answers the objection or shows it again (docs/decisions.md 'Reviews'). Its author hears of each by mail,
// written in the same batch. For the desk.
import type { Message } from '#content/mail/letter.ts';
import * as letters from '#content/mail/review-letters.ts';
import type { Database } from '#db/client.ts';
import * as commands from '#db/courses/commands/reviews.ts';
import type { DeskGuard } from '#db/desk/commands/guard.ts';
import { reviewWithAuthor } from '#db/courses/queries/reviews.ts';
import type { Config } from '../../config.ts';
import { preparedMail } from '../platform/mail.ts';
import { titleOf } from '../payments/courses/letters.ts';

export type ModerationScope = {
  config: Config;
  db: Database;
  now: number;
  /** Whose deed it is at the desk; none = by a command. */
  desk?: DeskGuard;
};

/** 'done', or why nothing happened. */
export type Moderated = 'done' | 'no-review' | 'no-change';

type Author = Awaited<ReturnType<typeof reviewWithAuthor>>[number];
type OfReview = Parameters<typeof letters.reviewShownMessage>[0];

/** `reason`: whole Polish sentences, which the author reads. */
export function hideReview(scope: ModerationScope, id: string, reason: string): Promise<Moderated> {
  return moderate(
    scope,
    id,
    (of, { text }) => letters.reviewHiddenMessage({ ...of, reason, text }),
    (moderation) => commands.hideReview(scope.db, { ...moderation, reason }),
  );
}

export function showReview(scope: ModerationScope, id: string): Promise<Moderated> {
  return moderate(scope, id, letters.reviewShownMessage, (moderation) =>
    commands.showReview(scope.db, moderation),
  );
}

/** After an objection; `answer` is for the author. */
export function keepReviewHidden(scope: ModerationScope, id: string, answer: string): Promise<Moderated> {
  return moderate(
    scope,
    id,
    (of) => letters.reviewStaysHiddenMessage({ ...of, answer }),
    (moderation) => commands.keepReviewHidden(scope.db, { ...moderation, answer }),
  );
}

async function moderate(
  scope: ModerationScope,
  id: string,
  message: (of: OfReview, author: Author) => Message,
  command: (moderation: commands.Moderation) => Promise<boolean>,
): Promise<Moderated> {
  const [author] = await reviewWithAuthor(scope.db, id);
  if (author === undefined) return 'no-review';
  const { courseId, personId, email, stars } = author;
  const { appOrigin, operator } = scope.config;
  const of = {
    courseName: titleOf(courseId),
    reviewUrl: appOrigin === null ? null : `${appOrigin}/moje-kursy/${courseId}/opinia`,
    contactEmail: operator.email,
  };
  // Of one that its author has withdrawn nobody needs to hear.
  const mail = stars === 0 ? null : preparedMail(scope, { to: email, message: message(of, author) });
  return (await command({ id, courseId, personId, now: scope.now, mail, desk: scope.desk }))
    ? 'done'
    : 'no-change';
}
