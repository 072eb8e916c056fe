// A mail carrier that sends the Worker elsewhere (docs/security.md 'Outbound').
import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outbox } from '#db/platform/schema/mail.ts';
import { keyRing } from '#worker/auth/keys.ts';
import { seal } from '#worker/auth/seal.ts';
import { EVERY_MINUTE } from '#worker/tasks/table.ts';
import { AUTH_SECRET, startApplication, type Application } from '#tests/support/worker/application.ts';

const asked: string[] = [];
const servers: Server[] = [];
let app: Application;

async function listening(name: string, answer: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    asked.push(name);
    answer(request, response);
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  const elsewhere = await listening('elsewhere', (_, response) => response.end('{"id":"x"}'));
  const carrier = await listening('carrier', (_, response) =>
    response.writeHead(307, { Location: `${elsewhere}/emails` }).end(),
  );
  app = await startApplication({
    MAIL_FROM: 'kontakt@szlak.example',
    RESEND_API_KEY: 'test-key',
    RESEND_BASE_URL: carrier,
  });
});
afterAll(async () => {
  await app.stop();
  for (const server of servers) server.close();
});

test('is not followed: the letter stays with us', async () => {
  const now = Date.now();
  const content = { to: 'ala@example.pl', subject: 'T', text: 'T', html: 'T', tokenHash: null };
  const sealed = seal(keyRing(AUTH_SECRET), { purpose: 'mail', context: 'mail-1' }, JSON.stringify(content));
  const row = { id: 'mail-1', user_id: null, kind: 'purchase', sealed, attempts: 0 } as const;
  await app.database.insert(outbox).values({ ...row, next_attempt_at: now, created_at: now });
  await app.tick(EVERY_MINUTE, new Date(now));
  expect(asked).toEqual(['carrier']);
  expect(await app.database.$count(outbox)).toBe(1);
});
