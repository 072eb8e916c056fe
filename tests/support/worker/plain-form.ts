// A page without JavaScript: its form sent as a browser sends it, and its text as a person reads it.
import type { Visitor } from '../account/visitor.ts';

const HEADERS = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' };

export function sendForm(
  visitor: Visitor,
  path: string,
  fields: Readonly<Record<string, string>> | [string, string][],
): Promise<Response> {
  return visitor.fetch(path, {
    method: 'POST',
    redirect: 'manual',
    headers: HEADERS,
    body: new URLSearchParams(fields).toString(),
  });
}

/** Without React's marks between texts, and with plain spaces. */
export async function textOf(response: Response): Promise<string> {
  return (await response.text()).replaceAll('<!-- -->', '').replaceAll(/\u00a0|&nbsp;/g, ' ');
}
