// The application with the local Google for its sign-in; both stop together.
import { startGoogle, type LocalGoogle } from '#sandbox/google/server.ts';
import { startApplication, type Application } from '../worker/application.ts';

/** Mail is off unless asked for. */
export async function startWithGoogle(more: { mail?: boolean } = {}): Promise<{
  app: Application;
  google: LocalGoogle;
  stop(): Promise<void>;
}> {
  const google = await startGoogle({ port: 0 });
  const variables = {
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: google.issuer,
  };
  const app = await startApplication(variables, more);
  return {
    app,
    google,
    async stop() {
      await app.stop();
      await google.stop();
    },
  };
}
