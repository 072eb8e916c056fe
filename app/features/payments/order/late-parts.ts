// The server writes an order page, and its form works by the browser alone until the code is there (see late-part.tsx).
import { latePart } from '../../../lib/late-part.tsx';

export const LateOrderPage = latePart(async () => (await import('./OrderPage.tsx')).OrderPage);
