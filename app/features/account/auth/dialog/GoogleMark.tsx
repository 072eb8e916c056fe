import { googleMark } from './AuthForm.css.ts';

/** Google's G in one colour, ours: drawn for this page, since theirs is a picture with colours of its own. */
export function GoogleMark() {
  return (
    <svg className={googleMark} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M20.6 12.2H12M20.6 12.2a8.6 8.6 0 1 1-2.5-6.3" />
    </svg>
  );
}
