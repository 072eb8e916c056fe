// Runs as the desk sees them: times, stage, code and the provider's status; never whose they are nor what was answered. Roles are the desk's
// own to check.
import { callsOf } from '#db/desk/queries/model-calls.ts';
import { runById, runsBefore, type RunKey } from '#db/desk/queries/runs.ts';
import type { RequestScope } from '../../../scope.ts';

const PAGE = 30;

export type RunRow = {
  id: string;
  startedAt: number;
  /** Null = going on. */
  endedAt: number | null;
  /** 'done' or a code. */
  outcome: string | null;
  stage: string | null;
  firstSectionMs: number | null;
  providerStatus: number | null;
};

type CallRow = {
  model: string;
  startedAt: number;
  endedAt: number | null;
  outcome: string | null;
  inputTokens: number | null;
  outputTokens: number | null;
  /** Millionths of a złoty; null = not known. */
  costMicro: number | null;
};

/** `calls`: of the one that was asked for by its id. `next`: of the page behind this one; null = this is the last. */
export type RunPage = { runs: RunRow[]; calls: CallRow[]; next: RunKey | null };

/** One run, or the newest before a key. Throws database-down. */
export async function readRuns(
  { batch }: Pick<RequestScope, 'batch'>,
  { id, before }: { id: string | null; before: RunKey | null },
): Promise<RunPage> {
  if (id !== null) {
    const [found, calls] = await Promise.all([
      batch.ask((db) => runById(db, id)),
      batch.ask((db) => callsOf(db, id)),
    ]);
    return { runs: found.map(shown), calls: found.length === 0 ? [] : calls.map(shownCall), next: null };
  }
  const rows = await batch.ask((db) => runsBefore(db, before, PAGE + 1));
  const page = rows.slice(0, PAGE).map(shown);
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  return {
    runs: page,
    calls: [],
    next: last === undefined ? null : { startedAt: last.startedAt, id: last.id },
  };
}

type StoredRun = Awaited<ReturnType<typeof runById>>[number];

function shown({ id, outcome, stage, ...run }: StoredRun): RunRow {
  return {
    id,
    outcome,
    stage,
    startedAt: run.started_at,
    endedAt: run.ended_at,
    firstSectionMs: run.first_section_ms,
    providerStatus: run.provider_status,
  };
}

function shownCall({ model, outcome, ...call }: Awaited<ReturnType<typeof callsOf>>[number]): CallRow {
  return {
    model,
    outcome,
    startedAt: call.started_at,
    endedAt: call.ended_at,
    inputTokens: call.input_tokens,
    outputTokens: call.output_tokens,
    costMicro: call.cost_micro,
  };
}
