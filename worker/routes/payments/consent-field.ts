// What a call must say before an order is made: that its buyer has agreed to what stands beside the order's button.
import * as z from 'zod';

/** Left out, or false: the order waits at our own summary. */
export const consentField = () => z.boolean('Pole consent musi być true albo false.').nullish();
