// The landing page's three examples, as the rule answers them today.
export { EXAMPLES } from '../compiled/examples.ts';
