// A rendered page has the text that React's stream and the router's own scripts would have.
import { createElement, Suspense, use, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import {
  createRequestHandler,
  Meta,
  Scripts,
  ServerRouter,
  useLoaderData,
  type EntryContext,
  type ServerBuild,
} from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { renderedPage } from './rendered-page.server.tsx';

const NONCE = 'bm9uY2U=';
const SIGNS = '„Zażółć” <b> & "cudzysłów" \' \u2028\u2029 </script> 🏔️ '.repeat(300);
const BOUNDARIES = /<!--\/?\$-->/g;

let faults: unknown[];
beforeEach(() => {
  faults = [];
});

const onError = (error: unknown) => void faults.push(error);
const options = { url: 'https://szlak.example/', nonce: NONCE, onError };

async function stock(entry: EntryContext): Promise<string> {
  const page = createElement(ServerRouter, { context: entry, url: options.url, nonce: NONCE });
  const stream = await renderToReadableStream(page, { progressiveChunkSize: 1e9, onError: () => {} });
  await stream.allReady;
  return new Response(stream).text();
}

async function ours(entry: EntryContext): Promise<string> {
  const { start, data, end } = await renderedPage(entry, options);
  return start + (await Array.fromAsync(data)).join('') + end;
}

type Page = { loader: () => unknown; content: () => ReactNode; runsReact?: boolean };

function textOf({ loader, content, runsReact = true }: Page, render: typeof ours): Promise<string> {
  const root = () =>
    createElement(
      'html',
      { lang: 'pl' },
      createElement('head', null, createElement(Meta)),
      createElement('body', null, createElement(content), runsReact ? createElement(Scripts) : null),
    );
  const build = {
    entry: {
      module: {
        default: async (...[, status, , entry]: [Request, number, Headers, EntryContext]) =>
          new Response(await render(entry), { status }),
      },
    },
    routes: {
      root: { id: 'root', path: '', module: { default: root, loader, meta: () => [{ title: SIGNS }] } },
    },
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: { root: { id: 'root', path: '', module: '/root.js', hasLoader: true } },
      url: '/manifest.js',
      version: '1',
    },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
  return createRequestHandler(build, 'production')(new Request(options.url)).then((page) => page.text());
}

async function expectStock(page: Page): Promise<string> {
  const [text, expected] = [await textOf(page, ours), await textOf(page, stock)];
  expect(text.replaceAll(BOUNDARIES, '')).toBe(expected.replaceAll(BOUNDARIES, ''));
  return text;
}

const Text = () => createElement('p', { title: SIGNS }, useLoaderData<{ text: string }>().text);

test('data that is there, with whatever could end a script in it', async () => {
  const text = await expectStock({ loader: () => ({ text: SIGNS }), content: Text });
  expect(text).toContain('streamController.close()');
  expect(faults).toEqual([]);
});

test('data that comes later, and data that fails', async () => {
  const late = () => ({
    text: SIGNS,
    late: new Promise((resolve) => setTimeout(resolve, 20, { text: SIGNS })),
    fails: new Promise((_, reject) => setTimeout(reject, 30, new Error('away'))),
  });
  const text = await expectStock({ loader: late, content: Text });
  expect(text.match(/streamController\.enqueue/g)).toHaveLength(3);
});

test('a page leaves before the data that its loader waits for', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const page = { loader: () => ({ text: 'frame', promise }), content: Text };
  const text = await textOf(page, async (entry) => {
    const rendered = await renderedPage(entry, options);
    expect(rendered.start).toContain('frame');
    resolve('data');
    return (await Array.fromAsync(rendered.data)).join('');
  });
  expect(text).toContain('data');
});

test('a page without React carries no data', async () => {
  const text = await expectStock({ loader: () => ({ text: SIGNS }), content: Text, runsReact: false });
  expect(text).not.toContain('<script');
});

test('a part that waits is waited for', async () => {
  const late = new Promise<string>((resolve) => setTimeout(resolve, 20, 'after a while'));
  const Late = () => createElement('p', null, use(late));
  const content = () => createElement(Suspense, { fallback: 'waiting' }, createElement(Late));
  const text = await expectStock({ loader: () => null, content });
  expect(text).toContain('after a while');
  expect(faults).toEqual([]);
});

test('a part that fails is told of, and the rest of the page stands', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const content = () =>
    createElement(Suspense, { fallback: 'instead' }, createElement('p', null, createElement(Broken)));
  expect(await expectStock({ loader: () => null, content })).toContain('instead');
  expect(faults).toEqual([expect.objectContaining({ message: 'broken' })]);
});
