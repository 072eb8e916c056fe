// Typed keys by which pages reach the server: nothing is global, since an isolate serves many people at once.
import { createContext } from 'react-router';
import type { Services } from '#worker/services.ts';

export const servicesContext = createContext<Services>();

type Page = {
  /** Null: the page is the same for everybody, is rendered whole and its inline scripts are hashed. */
  nonce: string | null;
  /** Takes a whole page's HTML, which the Worker styles before it becomes bytes. */
  takeWhole(html: string): void;
};

export const pageContext = createContext<Page>();
