import {SITE} from '@site/src/site/site';
import type {DemoInfo} from '../../types';

/** Every demo of the site by its page's path below the docs and its name: `react-charts/bars/BasicBars`. */
export type DemoIndex = Readonly<Record<string, DemoInfo>>;

/**
 * How the playground names a demo in its URL.
 *
 * @returns `react-charts/bars/BasicBars`
 */
export function demoParameter({page, name}: Pick<DemoInfo, 'page' | 'name'>): string {
  return `${page.slice(SITE.docsPath.length + 1)}/${name}`;
}

/** The URL of a demo that is opened alone, without the base URL. */
export function playgroundUrl(demo: Pick<DemoInfo, 'page' | 'name'>): string {
  return `${SITE.playgroundPath}/?${new URLSearchParams({demo: demoParameter(demo)}).toString().replaceAll('%2F', '/')}`;
}

/**
 * The demo that a URL asks for.
 *
 * @param asked what stands in the URL: the form above, the demo's published URL (`/x/react-charts/bars/#BasicBars`),
 *   or its name alone where only one demo has it; anything else finds nothing
 */
export function findDemo(index: DemoIndex, asked: string): DemoInfo | undefined {
  const path = asked
    .trim()
    .replace(/^\/?x\//, '')
    .replace(/\/?#/, '/')
    .replace(/^\/+|\/+$/g, '')
    .replace(/\.(?:tsx|js)$/, '');
  const key = Object.keys(index).find((candidate) => candidate === path);
  const sameName = Object.values(index).filter(({name}) => name === path);
  return key === undefined ? (sameName.length === 1 ? sameName[0] : undefined) : index[key];
}
