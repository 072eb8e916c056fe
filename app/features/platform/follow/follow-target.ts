// Where the page scrolls to while somebody follows what is being written: as far as the newest part and what comes after it can be
// seen, but never so far that the newest part's beginning is hidden, and never back.

type FollowPlace = {
  /** Of the newest part, and the end of everything, in px of the window. */
  newestTop: number;
  end: number;
  /** Of the window, and what lies over its edges. */
  height: number;
  topInset: number;
  bottomInset: number;
};

/** How far to scroll, in px; 0 = not at all. */
export function followDistance({ newestTop, end, height, topInset, bottomInset }: FollowPlace): number {
  const untilEndIsSeen = end - (height - bottomInset);
  const untilTopIsHidden = newestTop - topInset;
  return Math.max(0, Math.round(Math.min(untilEndIsSeen, untilTopIsHidden)));
}
