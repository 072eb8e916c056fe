import { useOwnCopies } from '../../../advice/local-copy/use-own-copies.ts';
import { useKeptPages } from '../../../../lib/offline/use-kept-pages.ts';
import { useFollowAuth } from './use-follow-auth.ts';

/** Shows nothing: keeps state and local copies to what the server says of who is here. */
export function AuthFollower({ hasMissedEvent }: { hasMissedEvent: boolean }) {
  useFollowAuth(hasMissedEvent);
  useOwnCopies();
  useKeptPages();
  return null;
}
