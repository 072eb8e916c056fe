// Typed keys by which pages reach the server: nothing is global, since an isolate serves many people at once.
import { createContext } from 'react-router';
import type { Services } from '#worker/services.ts';

export const servicesContext = createContext<Services>();

/** `nonce` = null: the page is the same for everybody, is rendered whole and its inline scripts are hashed. */
export const pageContext = createContext<{ nonce: string | null }>();
