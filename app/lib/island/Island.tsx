// A part of a document that React takes over by itself, without the router, once it is needed (start-islands.ts). Its HTML is rendered
// apart from the page's, so that what React numbers in it is the same in the browser.
import { createContext, use, type ComponentType, type ReactElement } from 'react';
import { useRootData } from '../root-data.ts';
import { IslandFrame, type Given } from './IslandFrame.tsx';
import type { IslandName } from './islands.ts';

/** Renders an element to HTML; only the server has it (entry.server.tsx). */
export const IslandRenderer = createContext<((element: ReactElement, name: IslandName) => string) | null>(
  null,
);

type IslandProps<Props> = { name: IslandName; part: ComponentType<Props>; props: Props };

export function Island<Props extends object>({ name, part: Part, props }: IslandProps<Props>) {
  const render = use(IslandRenderer);
  const root = useRootData();
  if (render === null) return null;
  const html = render(
    <IslandFrame root={root}>
      <Part {...props} />
    </IslandFrame>,
    name,
  );
  const given: Given<Props> = { props, root };
  return (
    <>
      <div data-island={name} dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: dataText(given) }} />
    </>
  );
}

/** As text of a script that nothing in it can end. */
function dataText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
