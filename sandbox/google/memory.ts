// Keeps what the OpenID provider has to remember, as long as it runs.
import type { Adapter, AdapterPayload } from 'oidc-provider';

const NOW_SECONDS = () => Math.floor(Date.now() / 1000);

/** One store for all kinds of things: grants have to find what hangs on them. */
export function memoryAdapter(): (kind: string) => Adapter {
  const kept = new Map<string, AdapterPayload>();
  const live = (payload: AdapterPayload | undefined) =>
    payload === undefined || (payload.exp ?? Infinity) <= NOW_SECONDS() ? undefined : payload;
  const by = (kind: string, holds: (payload: AdapterPayload) => boolean) =>
    live(Array.from(kept).find(([key, payload]) => key.startsWith(`${kind}:`) && holds(payload))?.[1]);
  return (kind) => ({
    upsert: async (id, payload) => void kept.set(`${kind}:${id}`, payload),
    find: async (id) => live(kept.get(`${kind}:${id}`)),
    findByUid: async (uid) => by(kind, (payload) => payload.uid === uid),
    findByUserCode: async (code) => by(kind, (payload) => payload.userCode === code),
    consume: async (id) => {
      const payload = kept.get(`${kind}:${id}`);
      if (payload !== undefined) payload.consumed = NOW_SECONDS();
    },
    destroy: async (id) => void kept.delete(`${kind}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key);
    },
  });
}
