import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from './Icon.tsx';
import { tones } from './Link.css.ts';
import { PageLink } from './PageLink.tsx';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of ours, or a whole address (`https:`, `mailto:`); another site opens in a new tab. */
  to: string;
  /**
   * 'text' in a sentence, 'quiet' in the colour around it, 'forward' and 'back' by themselves with an arrow, 'beside' at the
   * end of a row with a sign of its own.
   */
  tone?: keyof typeof tones;
};

export function Link({ to, tone = 'text', className, children, ...rest }: LinkProps) {
  const isOtherSite = /^https?:/.test(to);
  const content = (
    <>
      {tone === 'back' ? <Icon name="back" /> : null}
      {children}
      {tone === 'forward' ? <Icon name={isOtherSite ? 'external' : 'arrow'} /> : null}
    </>
  );
  const names = classNames(tones[tone], className);
  if (!isOtherSite && !to.startsWith('mailto:')) {
    return (
      <PageLink {...rest} className={names} to={to}>
        {content}
      </PageLink>
    );
  }
  return (
    <a
      {...(isOtherSite ? { target: '_blank', rel: 'noreferrer' } : {})}
      {...rest}
      className={names}
      href={to}
    >
      {content}
    </a>
  );
}
