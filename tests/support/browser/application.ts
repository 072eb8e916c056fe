// The application and a browser to use it with; both stop together.
import { startApplication, type Application } from '../worker/application.ts';
import { startBrowser, type TestBrowser } from './chromium.ts';

export async function startInBrowser(...options: Parameters<typeof startApplication>): Promise<{
  app: Application;
  browser: TestBrowser;
  stop(): Promise<void>;
}> {
  const app = await startApplication(...options);
  const browser = await startBrowser(app.url);
  return {
    app,
    browser,
    async stop() {
      await browser.close();
      await app.stop();
    },
  };
}
