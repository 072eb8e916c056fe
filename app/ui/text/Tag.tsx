import type { ComponentProps } from 'react';
import { linkTones, tones } from './Tag.css.ts';
import { PageLink, type PageLinkProps } from './PageLink.tsx';

type TagProps = ComponentProps<'span'> & { as?: 'span' | 'li' | 'p'; tone?: keyof typeof tones };

/** A small label with an edge of its own; what an entry is at a glance, is a Badge. */
export function Tag({ as = 'span', tone = 'plain', ...rest }: TagProps) {
  // All three take the same attributes; to TypeScript they are three element types.
  const Element = as as 'span';
  return <Element {...rest} className={tones[tone]} />;
}

/** A round label that a finger can press; the one whose page this is, has `aria-current`. */
export function TagLink({ tone = 'plain', ...rest }: PageLinkProps & { tone?: keyof typeof linkTones }) {
  return <PageLink {...rest} className={linkTones[tone]} />;
}
