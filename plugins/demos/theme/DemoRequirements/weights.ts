import {translate} from '@docusaurus/Translate';
import type {DemoWeights} from '../../types';

/* eslint-disable @typescript-eslint/no-require-imports -- an import would bundle the weights, which do not exist yet */
/** The weights, which the browser's build left for the server's; the browser's bundle has none of it. */
const weightsOfBuild = __SERVER_BUNDLE__ ? (require('@generated/demos/weights.json') as DemoWeights) : undefined;
/* eslint-enable @typescript-eslint/no-require-imports */

/** A weight as readers see it; the unit is the same in all languages. */
export function weightText(bytes: number | undefined): string {
  return bytes === undefined
    ? ''
    : translate(
        {id: 'demos.requirements.bundle', message: 'Bundle {size}', description: 'The weight of a demo: Bundle 94 KB'},
        {size: `${Math.max(1, Math.round(bytes / 1000))}\u00a0KB`},
      );
}

/** The weight that the server writes into the page. */
export function weightOfBuild(file: string): string {
  return weightText(weightsOfBuild?.[file]);
}

let fetched: Promise<DemoWeights> | undefined;

/**
 * Fetches the weights, once a visit, for pages that were reached by navigation.
 *
 * @returns no weights if they cannot be fetched: a demo is shown without its weight then
 */
export function fetchWeights(url: string): Promise<DemoWeights> {
  fetched ??= fetch(url)
    .then((response) => (response.ok ? (response.json() as Promise<DemoWeights>) : {}))
    .catch(() => {
      fetched = undefined;
      return {};
    });
  return fetched;
}
