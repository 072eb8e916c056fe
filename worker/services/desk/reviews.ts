// 'Opinie': what buyers write, and what the desk does about it (docs/operations.md 'Reviews'). Its author hears of each deed by mail,
// written in the same batch as the deed and its row in the security log.
import { newestReviews, objectedReviews } from '#db/desk/queries/reviews.ts';
import { reviewWithAuthor } from '#db/courses/queries/reviews.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { uuidV4OrNull } from '#domain/platform/uuid.ts';
import type { RequestScope } from '../../scope.ts';
import * as moderation from '../courses/moderation.ts';
import { titleOf } from '../payments/courses/letters.ts';
import { asOperator, authorizeAction } from './desk.ts';
import { momentKey, momentKeyText, paged } from './paged.ts';

const PAGE_SIZE = 25;
const MAX_REASON_LENGTH = 1000;
const FIRST = { newest: { at: Number.MAX_SAFE_INTEGER, id: '' }, objected: { at: 0, id: '' } } as const;

export type ReviewsAtDesk = Awaited<ReturnType<typeof readReviews>>;
export type ReviewAtDesk = ReviewsAtDesk['data']['rows'][number];

/** `after`: as the address has it. Throws as `asOperator`. */
export function readReviews(scope: RequestScope, list: 'newest' | 'objected', typed: string | null) {
  const after = momentKey(typed) ?? FIRST[list];
  const page = { after, most: PAGE_SIZE + 1 };
  return asOperator(scope, 'reviews', async (ask) => {
    const rows = await ask((db) => (list === 'newest' ? newestReviews(db, page) : objectedReviews(db, page)));
    const named = rows.map((row) => ({ ...row, courseTitle: titleOf(row.courseId) }));
    return paged(named, PAGE_SIZE, ({ id, writtenAt, objectedAt }) =>
      momentKeyText({ at: list === 'newest' ? writtenAt : (objectedAt ?? 0), id }),
    );
  });
}

export type ReviewDeed = 'hide' | 'keep' | 'show';

const WHAT = { hide: 'opinia ukryta', keep: 'opinia zostaje ukryta', show: 'opinia przywrócona' } as const;

/** `words`: whole sentences, which the author reads. Throws as `authorizeAction`, `invalid`, `changed`. */
export async function moderateReview(
  scope: RequestScope,
  deed: ReviewDeed,
  { id, words }: { id: string; words: string },
): Promise<void> {
  if (uuidV4OrNull(id) === null) throw appError('not-found');
  const [author] = await scope.batch.ask((db) => reviewWithAuthor(db, id));
  const desk = await authorizeAction(scope, {
    page: 'reviews',
    what: `${WHAT[deed]} (${id})`,
    personId: author?.personId ?? null,
  });
  const { config, now } = scope;
  const outcome = await moderated({ config, db: scope.writes(), now, desk }, deed, { id, words });
  if (outcome !== 'done')
    throw new AppError('changed', 'Nic się nie zmieniło: tej opinii już nie ma albo jej stan jest inny.');
}

function moderated(
  at: moderation.ModerationScope,
  deed: ReviewDeed,
  { id, words }: { id: string; words: string },
): Promise<moderation.Moderated> {
  if (deed === 'show') return moderation.showReview(at, id);
  const sentences = checkedWords(words);
  return deed === 'hide'
    ? moderation.hideReview(at, id, sentences)
    : moderation.keepReviewHidden(at, id, sentences);
}

function checkedWords(typed: string): string {
  const words = typed.trim();
  if (words.length < 10)
    throw new AppError('invalid', 'Napisz całymi zdaniami, co i dlaczego. Autor opinii to przeczyta.');
  if (words.length > MAX_REASON_LENGTH)
    throw new AppError('invalid', `Skróć uzasadnienie do ${MAX_REASON_LENGTH} znaków.`);
  return words;
}
