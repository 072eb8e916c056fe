// The application with the local Google for its sign-in; both stop together.
import { startGoogle, type LocalGoogle } from '#sandbox/google/server.ts';
import { startApplication, type Application } from '../worker/application.ts';

export async function startWithGoogle(): Promise<{
  app: Application;
  google: LocalGoogle;
  stop(): Promise<void>;
}> {
  const google = await startGoogle({ port: 0 });
  const app = await startApplication({
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: google.issuer,
  });
  return {
    app,
    google,
    async stop() {
      await app.stop();
      await google.stop();
    },
  };
}
