// All the JavaScript of pages without React (PageHandle `hydrate`): a text is read without it, this only makes it handier.
// What a person gains: 1 kB of JavaScript instead of 120 before they can read and press. What breaks it: a part
// of such a page that needs a script and isn't listened for here; it then works as without JavaScript.
import { listenForAnswers } from './features/first-lesson/answer-checker.ts';
import { listenForCopies } from './features/lessons/reader/copy-button.ts';
import { listenForTokens } from './features/mailed-link/plain-token.ts';
import { listenForPrint } from './features/reading/print-button.ts';
import { listenForShares } from './features/reading/share-button.ts';
import { openAddressed } from './features/reading/open-addressed.ts';
import { listenForCardKeys } from './features/review-cards/card-keys.ts';
import { repeatFirstClick } from './features/reading/repeat-first-click.ts';
import { showRunMark } from './features/trail-mark/plain-run-mark.ts';

listenForAnswers();
listenForCopies();
listenForShares();
listenForPrint();
listenForCardKeys();
openAddressed();
listenForTokens();
showRunMark();
repeatFirstClick();
