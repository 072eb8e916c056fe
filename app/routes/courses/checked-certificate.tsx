// /certyfikat/{number}, for anybody who has the number: what is printed on the certificate. Never there, turned off and taken back are the
// same 404; nothing keeps the page and no search engine lists it.
import { data } from 'react-router';
import { findCourse } from '#content/catalogue.server.ts';
import { AppError } from '#domain/platform/errors.ts';
import { checkCertificate } from '#worker/services/courses/certificate.ts';
import { scopeContext } from '../../context.ts';
import {
  CheckedCertificate,
  TooManyChecks,
} from '../../features/courses/certificates/CheckedCertificate.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import type { Route } from './+types/checked-certificate.ts';

export const handle: PageHandle = { hydrate: false };

const NOT_KEPT = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };

export async function loader({ params, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  const certificate = await checkCertificate(scope, params.number).catch(refusal);
  if (typeof certificate === 'string')
    return data({ refused: certificate } as const, { status: 429, headers: NOT_KEPT });
  if (certificate === null) throw new Response(null, { status: 404 });
  const isSold = findCourse(certificate.courseId) !== null;
  return data({ refused: null, certificate, isSold } as const, { headers: NOT_KEPT });
}

/** Whoever asks too often is told when to come back. */
function refusal(error: unknown): string {
  if (!(error instanceof AppError)) throw error;
  if (error.code !== 'too-many-requests') throw new Response(null, { status: error.status });
  return error.message;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Sprawdzenie zaświadczenia – Szlak' }, { name: 'robots', content: 'noindex' }];
}

export default function CheckedCertificateRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.refused !== null) return <TooManyChecks sentence={loaderData.refused} />;
  return <CheckedCertificate certificate={loaderData.certificate} isSold={loaderData.isSold} />;
}
