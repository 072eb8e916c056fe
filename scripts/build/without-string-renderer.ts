// React's server brings a second renderer, to a string, which nobody here calls (app/entry.server.tsx): 30 kB gzip.
// What a person gains: a lighter Worker starts sooner, and the first page after a cold start with it.
// What breaks it: a release of React that moves the file; then the build fails.
import { replacedModule } from './replaced-module.ts';

export const withoutStringRenderer = () =>
  replacedModule({
    name: 'szlak-without-string-renderer',
    environment: 'ssr',
    file: '/react-dom/cjs/react-dom-server-legacy.browser.production.js',
    code: 'exports.renderToString = exports.renderToStaticMarkup = undefined;',
  });
