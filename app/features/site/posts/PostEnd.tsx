// What follows a post's text: the way on into the quiz and the atlas, and the sources that the text named.
import type { Post } from '#content/posts/post.ts';
import type { PostSource } from '#content/posts/sources.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { screenOnly } from '../../../styles/print.css.ts';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { onward, sourceList } from './PostEnd.css.ts';

export function Onward({ html }: { html: Post['onwardHtml'] }) {
  return (
    <Stack as="section" gap={4} align="start" className={classNames(onward, screenOnly)}>
      <Heading level={2} size={3}>
        Co dalej
      </Heading>
      {/* Compiled from our own Markdown by scripts/content. */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <p>{withNonBreakingSpaces('Wolisz zacząć od siebie? Quiz ma trzy krótkie kroki.')}</p>
      <ButtonLink to="/#quiz">Wypełnij quiz</ButtonLink>
    </Stack>
  );
}

export function PostSources({ sources }: { sources: readonly PostSource[] }) {
  return (
    <Stack as="section" gap={3} aria-labelledby="zrodla">
      <Heading level={2} size={4} id="zrodla">
        Źródła
      </Heading>
      <ol className={sourceList}>
        {sources.map(({ address, publisher, title, date }) => (
          <li key={address}>
            {withNonBreakingSpaces(publisher)}:{' '}
            <a href={address} target="_blank" rel="noopener">
              {withNonBreakingSpaces(title)}
            </a>
            {date === undefined ? null : `, ${date}`}
          </li>
        ))}
      </ol>
    </Stack>
  );
}
