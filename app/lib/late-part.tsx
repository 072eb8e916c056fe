// A part of a page that the server renders whole and whose code comes when the browser is idle, or at the first sign of a person.
// Until then the server's HTML stands as it is, and reads, links and forms work by the browser alone.
import {
  memo,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import { lateFrame } from '../ui/layout/late-frame.css.ts';
import { markHydrated, repeatEarlyClick } from './early-clicks.ts';
import { useHydrated } from './use-hydrated.ts';
import { whenIdle, whenTouched } from './when-idle.ts';

type LatePart<Props> = ComponentType<Props> & {
  /** Fetches the code. Server and client loaders await it, so that neither HTML nor a new page comes without the part. */
  prepare: () => Promise<void>;
};

/** `isUrgent`: with these props the part does something by itself, so its code is fetched at once. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isUrgent: (props: Props) => boolean = () => false,
): LatePart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const arrival = Promise.withResolvers<void>();
  const prepare = async () => {
    Loaded ??= await load();
    arrival.resolve();
  };

  function Content({ frame, props }: { frame: RefObject<HTMLElement | null>; props: Props }) {
    useLayoutEffect(() => (frame.current === null ? undefined : markHydrated(frame.current)), [frame]);
    useEffect(() => {
      // Not before the part has restored what the server could not know, and React is through with the present click.
      const waiting = setTimeout(() => frame.current !== null && repeatEarlyClick(frame.current));
      return () => clearTimeout(waiting);
    }, [frame]);
    if (Loaded === null) {
      use(arrival.promise);
      return null;
    }
    return <Loaded {...props} />;
  }

  const Frame = memo(function Frame(props: Props) {
    const frame = useRef<HTMLDivElement>(null);
    return (
      <div ref={frame} className={lateFrame}>
        <Suspense fallback={null}>
          <Content frame={frame} props={props} />
        </Suspense>
      </div>
    );
  });

  function Part(props: Props) {
    // Other props would empty what stands there: React gives up the server's HTML for them if the code is not there yet.
    const [first] = useState(props);
    const [isHere, setHere] = useState(Loaded !== null);
    // Nor is there HTML to stand where React itself puts the part into the page.
    const isHydrated = useHydrated();
    const [fetchesAtOnce] = useState(isHydrated || isUrgent(props));
    useEffect(() => {
      if (isHere) return;
      let stopWaiting = () => {};
      // Without its code the part still reads as the server wrote it, and the next sign of a person tries again.
      const fetchCode = () => void prepare().catch(() => (stopWaiting = whenTouched(fetchCode)));
      void arrival.promise.then(() => setHere(true));
      if (fetchesAtOnce) fetchCode();
      else stopWaiting = whenIdle(fetchCode);
      return () => stopWaiting();
    }, [isHere, fetchesAtOnce]);
    return <Frame {...(isHere ? props : first)} />;
  }

  return Object.assign(Part, { prepare });
}

export async function prepareParts(...parts: readonly { prepare: () => Promise<void> }[]): Promise<void> {
  await Promise.all(parts.map((part) => part.prepare()));
}
