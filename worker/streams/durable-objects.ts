// Where what outlives a request is found. In production personal data must stay in the EU's jurisdiction, which the local runtime
// doesn't know.
import type { CourseWriter } from '../course-writer.ts';
import type { Generation } from '../generation.ts';
import type { Config } from '../config.ts';
import type { Env } from '../env.ts';

/** Of a request, or of a scheduled task. */
type ObjectScope = { env: Env; config: Config };

/** The person's Durable Object. */
export function generationOf(scope: ObjectScope, personId: string): DurableObjectStub<Generation> {
  return objectOf(scope, scope.env.GENERATION, personId);
}

/** The course's: everybody's who reads it. */
export function courseWriterOf(scope: ObjectScope, courseId: string): DurableObjectStub<CourseWriter> {
  return objectOf(scope, scope.env.COURSE_WRITER, courseId);
}

function objectOf<Object extends Rpc.DurableObjectBranded>(
  { config }: ObjectScope,
  everywhere: DurableObjectNamespace<Object>,
  name: string,
): DurableObjectStub<Object> {
  const namespace = config.isDevelopment ? everywhere : everywhere.jurisdiction('eu');
  return namespace.get(namespace.idFromName(name));
}
