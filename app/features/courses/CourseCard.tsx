// A course in a list (docs/product.md 'Kursy dla Ciebie', docs/product.md 'Kursy dla Ciebie'). The whole card leads to the course.
import { memo } from 'react';
import { authorshipInShort } from '#domain/courses/authorship.ts';
import type { CourseCard as CourseCardData } from '#domain/courses/library/facets.ts';
import { discountPercent } from '#domain/courses/price.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Tag } from '../../ui/text/Tag.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Badge } from '../../ui/text/Badge.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { PageLink } from '../../ui/text/PageLink.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { courseAddress } from './lessons/lesson-addresses.ts';
import { Cover } from './cover/Cover.tsx';
import { badges, card, description, facts, foot, link } from './CourseCard.css.ts';
import { LEVEL_LABELS } from './course-texts.ts';
import { Price } from './Price.tsx';
import { Rating } from './Rating.tsx';

const SHOWN_TAGS = 3;

type CourseCardProps = {
  course: CourseCardData;
  headingLevel: 2 | 3;
  /** The person's own words that it fits; recommendations only. */
  because?: readonly string[];
  /** What of it is used there, in a sentence; null = not known. */
  why?: string | null;
  /** It leads to its lessons. */
  isOwned?: boolean;
  /** 'Zobacz kurs', or of one that is owned 'Czytaj lekcje', under the card. */
  hasButton?: boolean;
  /** Its place on the page, where a link can lead. */
  anchor?: string;
  /** Above the fold: its picture is fetched at once. */
  isFirst?: boolean;
};

export const CourseCard = memo(function CourseCard(props: CourseCardProps) {
  const {
    course,
    headingLevel,
    because = [],
    why = null,
    isOwned = false,
    hasButton = false,
    isFirst = false,
    anchor,
  } = props;
  const { id, title, category, level, lessons } = course;
  const discount = discountPercent(course);
  return (
    <li className={card} id={anchor}>
      <Cover id={id} isFirst={isFirst} />
      <div className={badges}>
        {discount === null ? null : <Badge tone="negative">−{discount}%</Badge>}
        {course.bestSeller ? <Badge tone="accent">Bestseller</Badge> : null}
      </div>
      <div>
        <Text size="small" tone="soft">
          {category} · {LEVEL_LABELS[level]}
        </Text>
        <Heading level={headingLevel} size={4}>
          <PageLink
            className={hasButton ? undefined : link}
            to={isOwned ? courseAddress(id) : `/kursy/${id}`}
          >
            {withNonBreakingSpaces(title)}
          </PageLink>
        </Heading>
      </div>
      {because.length === 0 ? null : (
        <Text size="small" tone="accent">
          {withNonBreakingSpaces(`pasuje do: ${because.join(', ')}`)}
        </Text>
      )}
      {why === null ? null : <Text size="small">{withNonBreakingSpaces(why)}</Text>}
      <p className={description}>{withNonBreakingSpaces(course.description)}</p>
      <Tags names={course.tags} />
      <div className={foot}>
        <p className={facts}>
          <Rating rating={course.rating} reviews={course.reviews} />
          <span>{lessons}</span>
        </p>
        <p className={facts}>{withNonBreakingSpaces(authorshipInShort(course))}</p>
        <Price {...course} />
      </div>
      {hasButton ? <CardButton id={id} title={title} isOwned={isOwned} /> : null}
    </li>
  );
});

function CardButton({ id, title, isOwned }: { id: string; title: string; isOwned: boolean }) {
  if (isOwned)
    return (
      <>
        <div>
          <Badge tone="accent">Zakupiono</Badge>
        </div>
        <ButtonLink tone="secondary" to={courseAddress(id)}>
          Czytaj lekcje
          <VisuallyHidden>: {title}</VisuallyHidden>
        </ButtonLink>
      </>
    );
  return (
    <ButtonLink tone="secondary" to={`/kursy/${id}`}>
      Zobacz kurs
      <VisuallyHidden>: {title}</VisuallyHidden>
    </ButtonLink>
  );
}

function Tags({ names }: { names: readonly string[] }) {
  const rest = names.length - SHOWN_TAGS;
  return (
    <Inline as="ul" gap={2} align="stretch" aria-label="Tematy">
      {names.slice(0, SHOWN_TAGS).map((name) => (
        <Tag as="li" key={name}>
          {name}
        </Tag>
      ))}
      {rest > 0 ? (
        <Tag as="li" aria-label={`i\u00a0jeszcze ${rest}`}>
          +{rest}
        </Tag>
      ) : null}
    </Inline>
  );
}
