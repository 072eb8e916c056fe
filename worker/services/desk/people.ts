// 'Osoby': a person by their exact address or id, and what the desk does for them. Every look and deed is a row of the security log, which
// they read in 'Historia bezpieczeństwa'.
import { endSessionsOf, moveGeneration } from '#db/desk/commands/people.ts';
import { recoveryOfPerson } from '#db/account/commands/recovery/at-desk.ts';
import * as people from '#db/desk/queries/people.ts';
import { deviceName } from '#domain/account/auth/device-name.ts';
import { normalisedEmail } from '#domain/account/auth/credentials.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError, unreadableBody } from '#domain/platform/messages.ts';
import { rowInForce } from '#domain/payments/plan/resolve-plan.ts';
import { uuidV4OrNull } from '#domain/platform/uuid.ts';
import type { RequestScope } from '../../scope.ts';
import { cutStreams } from '../../streams/cut-streams.ts';
import { asOperator, authorizeAction, logPersonView } from './desk.ts';

/** The id of the person whose address or id was typed; null = there is none. Throws as `asOperator`. */
export async function findPerson(scope: RequestScope, typed: string): Promise<string | null> {
  const asked = typed.trim();
  const wanted = asked.includes('@') ? normalisedEmail(asked) : asked.toLowerCase();
  const { data } = await asOperator(scope, 'people', (ask) => ask((db) => people.personIdOf(db, wanted)));
  return data[0]?.id ?? null;
}

export type PersonAtDesk = Awaited<ReturnType<typeof readPerson>>['data'];

/** Throws as `asOperator`; `not-found` also where there is no such person. */
export async function readPerson(scope: RequestScope, id: string) {
  const { config, now } = scope;
  if (uuidV4OrNull(id) === null) throw appError('not-found');
  return asOperator(scope, 'people', async (ask) => {
    const looked = logPersonView(scope, { page: 'people', personId: id, what: 'dane konta' });
    const [[person], sessions, subscriptions, purchases, lines, events, [recovery]] = await Promise.all([
      ask((db) => people.personAtDesk(db, id)),
      ask((db) => people.sessionsOfPerson(db, id, now)),
      ask((db) => people.subscriptionsOfPerson(db, id)),
      ask((db) => people.purchasesOfPerson(db, id)),
      ask((db) => people.linesOfPerson(db, id)),
      ask((db) => people.eventsOfPerson(db, id)),
      ask((db) => recoveryOfPerson(db, id)),
      looked,
    ]);
    if (person === undefined) throw appError('not-found');
    const inForce = rowInForce(subscriptions, config.premiumPriceIds);
    return {
      person,
      recovery: recovery ?? null,
      plan: inForce?.plan ?? ('free' as const),
      generationsLeft: inForce?.row.quiz_generations_left ?? 0,
      resetsLeft: inForce?.row.resets_left ?? 0,
      sessions: sessions.map(({ userAgent, ...session }) => ({ ...session, device: deviceName(userAgent) })),
      subscriptions: subscriptions
        .filter(({ order_number }) => order_number !== null)
        .map((row) => ({
          id: row.id,
          orderNumber: row.order_number,
          status: row.status,
          startedAt: row.started_at,
          withdrawnAt: row.withdrawn_at,
          amountGrosze: row.amount_grosze,
        })),
      purchases,
      lines,
      events,
      /** Of the forms on this page: each counts once. */
      formKey: crypto.randomUUID() as string,
    };
  });
}

/** Throws as `authorizeAction`. */
export async function endPersonSessions(
  scope: RequestScope,
  personId: string,
  reason: string,
): Promise<void> {
  const told = { page: 'people', what: 'wylogowanie', reason, personId } as const;
  const deed = await authorizeAction(scope, told);
  await endSessionsOf(scope.writes(), personId, deed);
  cutStreams(scope, { personId, of: 'all' });
}

type GenerationForm = { personId: string; by: 1 | -1; reason: string; formKey: string };

/** Gives one generation, or takes one back, on the plan in force. Throws as `authorizeAction`, `changed` where that can't be. */
export async function movePersonGeneration(
  scope: RequestScope,
  { personId, by, reason, formKey }: GenerationForm,
): Promise<void> {
  const { config, batch, now } = scope;
  const what = by === 1 ? 'analiza przyznana' : 'analiza odebrana';
  const [deed, rows] = await Promise.all([
    authorizeAction(scope, { page: 'people', what, reason, personId }),
    batch.ask((db) => people.subscriptionsOfPerson(db, personId)),
  ]);
  if (uuidV4OrNull(formKey) === null) throw unreadableBody();
  const inForce = rowInForce(rows, config.premiumPriceIds);
  const isDone =
    inForce !== null &&
    (await moveGeneration(
      scope.writes(),
      { rowId: inForce.row.id, personId, by, key: `desk:${formKey}`, now },
      deed,
    ));
  if (!isDone)
    throw new AppError(
      'changed',
      'Nic się nie zmieniło: formularz był już wysłany albo nie ma czego odebrać.',
    );
}

/** One for a run that went wrong, once a run. Returns whose it was. Throws as `authorizeAction`, `changed`. */
export async function giveBackForRun(
  scope: RequestScope,
  { runId, reason }: { runId: string; reason: string },
): Promise<string> {
  const { config, batch, now } = scope;
  if (scope.session === null) throw appError('not-found');
  const rows = await batch.ask((db) => people.subscriptionsOfRun(db, runId));
  const inForce = rowInForce(rows, config.premiumPriceIds);
  const personId = inForce?.row.user_id ?? null;
  const deed = await authorizeAction(scope, {
    page: 'runs',
    what: `analiza za przebieg ${runId}`,
    reason,
    personId,
  });
  const moved = {
    rowId: inForce?.row.id ?? '',
    personId: personId ?? '',
    by: 1,
    key: `desk:run:${runId}`,
    now,
  } as const;
  if (personId === null || !(await moveGeneration(scope.writes(), moved, deed)))
    throw new AppError(
      'changed',
      'Nic się nie zmieniło: za ten przebieg analiza już wróciła albo konta nie ma.',
    );
  return personId;
}
