// The scripts of a page wait in a <template> until it has been painted: fetched before, they would take the line and the processor
// from what somebody came to see. In a tab that nobody looks at nothing is painted, and nothing started.
// What a person gains: on a slow phone the first picture a second sooner, and no press that waits for scripts to be read.
// What breaks it: nothing seen so far.

import { LATE_SCRIPTS } from '../context.ts';

/** Runs in the page, after the template. The dev server's pages have none. */
export const START_AFTER_PAINT = `requestAnimationFrame(()=>setTimeout(()=>{let l=document.getElementById('${LATE_SCRIPTS}');l&&document.body.append(l.content)}))`;
