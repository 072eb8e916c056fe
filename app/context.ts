// Typed keys by which pages reach the server: nothing is global, since an isolate serves many people at once.
import { createContext } from 'react-router';
import type { RequestScope } from '#worker/scope.ts';

export const scopeContext = createContext<RequestScope>();

type Page = {
  /** What the rendered page gives its own inline scripts, and nothing that came into its texts. */
  nonce: string;
  /** The same for everybody: rendered whole, its own inline scripts hashed. The nonce goes before it is sent. */
  isShared: boolean;
  /** Takes a whole page's HTML, which the Worker styles before it becomes bytes. */
  takeWhole(html: string): void;
};

export const pageContext = createContext<Page>();
