import { createRequestHandler } from 'react-router';
import * as build from 'virtual:react-router/server-build';

const handle = createRequestHandler(build, 'production');

export default { fetch: (request) => handle(request) };
