// What a resumed stream has seen already (docs/contract.md 'The event stream').
const MAX_EVENT_ID = 1_000_000;

/** 0 = nothing, or nothing that could be an id. */
export function lastEventId(header: string | undefined): number {
  const id = Number(header ?? 0);
  return Number.isInteger(id) && id > 0 && id < MAX_EVENT_ID ? id : 0;
}
