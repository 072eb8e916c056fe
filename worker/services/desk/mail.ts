// 'Poczta': what waits in the outbox, how often it was tried and with what fault. Never the text, and of the address its first letter.
import type { Message } from '#content/mail/letter.ts';
import { sendMailNow } from '#db/desk/commands/mail.ts';
import { waitingMail } from '#db/desk/queries/mail.ts';
import { maskedEmail } from '#domain/account/auth/credentials.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { uuidV4OrNull } from '#domain/platform/uuid.ts';
import type { RequestScope } from '../../scope.ts';
import { openedMail, sendSoon } from '../platform/mail.ts';
import { asOperator, authorizeAction } from './desk.ts';
import { momentKey, momentKeyText, paged } from './paged.ts';

const PAGE_SIZE = 25;

export type OutboxAtDesk = Awaited<ReturnType<typeof readOutbox>>;

/** `typed`: as the address has it. Throws as `asOperator`. */
export function readOutbox(scope: RequestScope, typed: string | null) {
  const { config, now } = scope;
  const page = { after: momentKey(typed) ?? { at: 0, id: '' }, most: PAGE_SIZE + 1 };
  return asOperator(scope, 'mail', async (ask) => {
    const rows = paged(await ask((db) => waitingMail(db, page)), PAGE_SIZE, ({ id, createdAt }) =>
      momentKeyText({ at: createdAt, id }),
    );
    const shown = rows.rows.map(({ sealed, ...row }) => {
      const opened = openedMail(config, { id: row.id, sealed });
      return { ...row, to: opened === null ? null : maskedEmail(opened.to) };
    });
    const letters = await sampleLetters();
    return { isOff: config.mail === null, now, rows: shown, next: rows.next, letters };
  });
}

/** `seen`: when its next attempt was due as the page told. Throws as `authorizeAction`, `changed`. */
export async function sendNow(
  scope: RequestScope,
  { id, seen }: { id: string; seen: number },
): Promise<void> {
  if (uuidV4OrNull(id) === null) throw appError('not-found');
  const desk = await authorizeAction(scope, {
    page: 'mail',
    what: `list wysłany jeszcze raz (${id})`,
    personId: null,
  });
  if (!(await sendMailNow(scope.writes(), { id, seen, now: scope.now }, desk)))
    throw new AppError('changed', 'Ten list już wyszedł albo właśnie jest wysyłany.');
  sendSoon(scope, [{ id }]);
}

// Our letters with sample data, brought only by anyone who looks at them.
async function sampleLetters(): Promise<{ id: string; subject: string }[]> {
  const { SAMPLE_LETTERS } = await import('#content/mail/samples.ts');
  return Object.entries(SAMPLE_LETTERS).map(([id, sample]) => ({ id, subject: sample().subject }));
}

/** Throws as `asOperator`; `not-found` also where there is no such letter. */
export function readLetter(scope: RequestScope, id: string) {
  return asOperator(scope, 'mail', async (): Promise<Message> => {
    const { SAMPLE_LETTERS } = await import('#content/mail/samples.ts');
    const sample = Object.hasOwn(SAMPLE_LETTERS, id) ? SAMPLE_LETTERS[id] : undefined;
    if (sample === undefined) throw appError('not-found');
    return sample();
  });
}
