// Tells everybody of announced terms, once a person and version, in the night after the announcement (docs/decisions.md 'Versions of
// the terms'). The messages wait in the outbox, which sends them by the minute.
import { termsMessage } from '#content/mail/terms-letter.ts';
import { peopleToTell, tellOfTerms } from '#db/account/commands/terms-told.ts';
import { polishDay } from '#domain/platform/polish-date.ts';
import { announcedTerms } from '#domain/site/terms/versions.ts';
import type { TaskScope } from '../../tasks/scope.ts';
import { preparedMail } from '../platform/mail.ts';

const BATCH_SIZE = 100;
const MAX_BATCHES = 100;

/** For the scheduled task; anyone who is left over is told the next night. */
export async function tellOfAnnouncedTerms({ config, db, now }: TaskScope): Promise<void> {
  const version = announcedTerms(now);
  if (version === null || config.mail === null) return;
  const { effectiveOn, changes } = version;
  const url = config.appOrigin === null ? null : `${config.appOrigin}/regulamin/${effectiveOn}`;
  const message = termsMessage({ day: polishDay(effectiveOn), changes, url });
  for (let count = 0; count < MAX_BATCHES; count++) {
    const people = await peopleToTell(db, effectiveOn, BATCH_SIZE);
    const letters = people.flatMap(({ id: personId, email: to }) => {
      const mail = preparedMail({ config, now }, { to, message });
      return mail === null ? [] : [{ personId, mail }];
    });
    await tellOfTerms(db, effectiveOn, letters);
    if (people.length < BATCH_SIZE) return;
  }
}
