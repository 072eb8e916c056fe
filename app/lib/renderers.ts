// React's renderers, which vite.config.ts puts with React into a chunk of their own: this file calls them up there, not the application's.
export { renderToReadableStream, renderToString } from 'react-dom/server';
