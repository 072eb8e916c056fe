import { useNavigation } from 'react-router';
import { Blaze } from '../../../ui/text/Blaze.tsx';
import { overlay, sign } from './NavigationOverlay.css.ts';

/** Over the page while the next one takes longer than 300 ms. */
export function NavigationOverlay() {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <output>
      {isBusy ? (
        <span className={overlay}>
          <span className={sign}>
            <Blaze colour="green" />
            Ładowanie…
          </span>
        </span>
      ) : null}
    </output>
  );
}
