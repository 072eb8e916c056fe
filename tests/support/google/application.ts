// The application with the local Google for its sign-in; lent and given back together.
import { startGoogle, type LocalGoogle } from '#sandbox/google/server.ts';
import { applicationToLend, type Application } from '../worker/application.ts';
import { lending, type Lendable } from '../worker/lent.ts';

type WithGoogle = { app: Application; google: LocalGoogle };

const lend = lending<WithGoogle>();

/** Mail is off unless asked for. `isOwn`: for a file that spoils what Google says. */
export async function startWithGoogle({ mail = false, isOwn = false } = {}): Promise<
  WithGoogle & { stop(): Promise<void> }
> {
  if (!isOwn) return lend(String(mail), () => toLend(mail));
  const { thing, stop } = await toLend(mail);
  return { ...thing, stop };
}

async function toLend(mail: boolean): Promise<Lendable<WithGoogle>> {
  const google = await startGoogle({ port: 0 });
  const variables = {
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: google.issuer,
  };
  const application = await applicationToLend(variables, { mail });
  return {
    thing: { app: application.thing, google },
    renew: application.renew,
    async stop() {
      await application.stop();
      await google.stop();
    },
  };
}
