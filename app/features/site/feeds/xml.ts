// XML as text, for the few elements that our feeds have.
import { escapedMarkup } from '#domain/platform/escaped-markup.ts';

export function element(name: string, text: string): string {
  return `<${name}>${escapedMarkup(text)}</${name}>`;
}

/** What may hold markup; a reader gets it as it is. */
export function cdata(name: string, text: string): string {
  return `<${name}><![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`;
}

/** For a feed or a list that changes a few times a month. */
export function xmlResponse(xml: string, type: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  });
}

/** A plain text for machines, the same for everybody. */
export function textResponse(lines: readonly string[]): Response {
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
