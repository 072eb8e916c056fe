import { useNavigation } from 'react-router';
import { overlay, sign } from './NavigationOverlay.css.ts';

/** Over the page while the next one is on its way. */
export function NavigationOverlay() {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <output>
      {isBusy ? (
        <span className={overlay}>
          <span className={sign}>Ładowanie...</span>
        </span>
      ) : null}
    </output>
  );
}
