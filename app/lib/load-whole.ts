// The `clientLoader` of a document's route (ui/text/PageLink.tsx): what leads there by script loads the page.
import { redirectDocument, type ClientLoaderFunctionArgs } from 'react-router';

export function loadWhole({ request }: ClientLoaderFunctionArgs): never {
  throw redirectDocument(request.url);
}
