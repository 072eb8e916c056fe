// What a run of the tests counts (scripts/test.ts): of a file that could not start no test has failed, and yet the run has.
import * as z from 'zod';

type Counts = { passed: number; failed: number; skipped: number };

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

/**
 * `text`: Vitest's report as JSON; null = it has written none. A failed file without a failed test counts as one; and so does a run that
 * ended with a code, whatever its report says.
 */
export function countsOf(text: string | null, code: number): Counts {
  const { data } = report.safeParse(jsonOf(text));
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = data ?? {};
  const broken = (data?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = numFailedTests + broken.length;
  return {
    passed: numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
  };
}

export function added(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/** `step`: where the run has ended; null = it went through. */
export function closingLine({ passed, failed, skipped }: Counts, step: string | null): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped${step === null ? '' : ` (ended at: ${step})`}`;
}

function jsonOf(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
