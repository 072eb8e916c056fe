// The `meta` of every public page: what its loader wrote (page-head.server.ts); nothing without data, as on an error page.
import type { MetaDescriptor } from 'react-router';

export function headOf({
  loaderData,
}: {
  loaderData?: { head: MetaDescriptor[] } | undefined;
}): MetaDescriptor[] {
  return loaderData?.head ?? [];
}
