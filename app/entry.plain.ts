// All the JavaScript of pages without React (PageHandle `hydrate`), but for their islands: a text is read without it, this only makes it
// handier.
// What a person gains: 1 kB of JavaScript instead of 120 before they can read and press. What breaks it: a part
// of such a page that needs a script and isn't listened for here; it then works as without JavaScript.
import { listenForStreamedForms } from './features/advice/streamed/streamed-forms.ts';
import { waitForPath } from './features/advice/decide/added-path/wait-for-path.ts';
import { listenForAnswers } from './features/courses/first-lesson/answer-checker.ts';
import { listenForCopies } from './features/courses/lessons/reader/copy-button.ts';
import { offerSpeech } from './features/courses/lessons/heard/offer-speech.ts';
import { listenForRuns } from './features/courses/lessons/run/run-button.ts';
import { listenForSheets } from './features/courses/lessons/sheet/sheet-button.ts';
import { listenForTokens } from './features/account/mailed-link/plain-token.ts';
import { listenForPrint } from './features/site/article/print-button.ts';
import { listenForShares } from './features/site/article/share-button.ts';
import { listenForReferral } from './features/payments/plans/plain-referral.ts';
import { startAtlasMap } from './features/atlas/map/start-map.ts';
import { forgetGivenUp } from './features/payments/checkout-return/forget-given-up.ts';
import { openAddressed } from './features/site/article/open-addressed.ts';
import { listenForCardKeys } from './features/courses/cards/card-keys.ts';
import { repeatFirstClick } from './features/site/article/repeat-first-click.ts';
import { listenForSignIn } from './features/account/auth/dialog/sign-in-links.ts';
import { startIslandCalled, startIslands } from './lib/island/start-islands.ts';
import { listenForConditions } from './features/advice/decide/live-conditions.ts';
import { listenForWeighing } from './features/advice/decide/weigh/listen-for-weighing.ts';
import { showRunMark } from './features/advice/run-mark/plain-run-mark.ts';

listenForAnswers();
listenForStreamedForms();
waitForPath();
listenForCopies();
listenForRuns();
listenForSheets();
offerSpeech();
listenForShares();
listenForPrint();
listenForReferral();
listenForCardKeys();
listenForConditions();
listenForWeighing();
openAddressed();
forgetGivenUp();
listenForTokens();
showRunMark();
startIslands();
startAtlasMap();
listenForSignIn(() => startIslandCalled('sign-in'));
repeatFirstClick();
