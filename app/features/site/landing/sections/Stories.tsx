// Success stories as a carousel after the ARIA pattern (docs/product.md 'Landing page'): the button that stops it comes first, and what
// turns by itself is not read out. They are examples, and say so.
import { STORIES, type Story } from '#content/landing/stories.ts';
import { useShare } from '../../share/use-share.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Text } from '../../../../ui/text/Text.tsx';
import { Island } from '../../../../lib/island/Island.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Badge } from '../../../../ui/text/Badge.tsx';
import { Button } from '../../../../ui/form/Button.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Boards } from './Boards.tsx';
import { Section } from '../Section.tsx';
import { controls, dot, dots, inAtlas, quote, shareWord, slide, slides } from './Stories.css.ts';
import { useCarousel } from './use-carousel.ts';

const ID = 'historie';

export function Stories() {
  return (
    <Section
      id={ID}
      title="Historie przykładowe"
      lead={withNonBreakingSpaces('Osoby są zmyślone, drogi\u00a0– możliwe.')}
    >
      <Island name="stories" part={Carousel} props={{}} />
    </Section>
  );
}

/** An island: which story is shown. */
export function Carousel() {
  const { shown, show, isPaused, isTurning, togglePause, holding } = useCarousel(STORIES.length);
  return (
    <Stack as="section" aria-roledescription="karuzela" aria-label="Trzy historie zmiany" {...holding}>
      <div className={controls}>
        <Button tone="quiet" onClick={togglePause}>
          <Icon name={isPaused ? 'play' : 'pause'} />
          {isPaused ? 'Wznów' : 'Zatrzymaj'}
        </Button>
        <div className={dots}>
          {STORIES.map(({ id }, index) => (
            <button
              key={id}
              type="button"
              className={dot}
              aria-label={placeOf(index)}
              aria-current={index === shown}
              onClick={() => show(index)}
            />
          ))}
        </div>
        <ShareButton />
      </div>
      <div className={slides} aria-live={isTurning ? 'off' : 'polite'}>
        {STORIES.map((story, index) => (
          <StorySlide key={story.id} story={story} place={placeOf(index)} isShown={index === shown} />
        ))}
      </div>
    </Stack>
  );
}

function placeOf(index: number): string {
  return `Historia ${index + 1} z\u00a0${STORIES.length}`;
}

type StorySlideProps = { story: Story; place: string; isShown: boolean };

function StorySlide({ story, place, isShown }: StorySlideProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the carousel pattern; a fieldset groups controls
    <div className={slide} role="group" aria-roledescription="slajd" aria-label={place} data-shown={isShown}>
      <Stack as="figure" gap={3}>
        <blockquote className={quote}>„{withNonBreakingSpaces(story.quote)}”</blockquote>
        <figcaption>
          <Badge>Przykład</Badge> {withNonBreakingSpaces(story.role)}
        </figcaption>
      </Stack>
      <div>
        <Boards before={story.before} after={story.after} />
        <Text size="small" className={inAtlas}>
          <Link to={`/zawody/${story.occupation.id}`}>{withNonBreakingSpaces(story.occupation.name)}</Link>
        </Text>
      </div>
    </div>
  );
}

function ShareButton() {
  const share = useShare({ title: 'Szlak – historie przykładowe', path: `/#${ID}` });
  return (
    <Button tone="quiet" aria-label="Udostępnij" onClick={() => void share()}>
      <Icon name="share" />
      <span className={shareWord}>Udostępnij</span>
    </Button>
  );
}
