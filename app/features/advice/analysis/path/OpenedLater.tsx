// More of a path on a page that has several of them: written when it is opened, so that the page comes sooner. Without JavaScript its place
// leads to the whole analysis.
import { useState, type ReactNode } from 'react';
import { Disclosure } from '../../../../ui/layout/Disclosure.tsx';
import { Link } from '../../../../ui/text/Link.tsx';

type OpenedLaterProps = {
  summary: ReactNode;
  /** Of the path, from 0, and where it stands in the whole analysis. */
  place: number;
  anchor: string;
  /** `whole`: the way to the whole analysis, for as long as the content is on its way. */
  children: (whole: ReactNode) => ReactNode;
};

export function OpenedLater({ summary, place, anchor, children }: OpenedLaterProps) {
  const [isOpened, setOpened] = useState(false);
  const whole = (
    <Link to={`/dashboard/analiza?sciezka=${place + 1}#${anchor}`} tone="forward">
      Zobacz w&nbsp;całej analizie
    </Link>
  );
  return (
    <Disclosure summary={summary} onOpen={() => setOpened(true)}>
      {isOpened ? children(whole) : whole}
    </Disclosure>
  );
}
