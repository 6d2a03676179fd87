import {createHash} from 'node:crypto';
import {kebabCase} from '../../../src/site/apiPaths';
import {SUBSTITUTES, substituteFor} from '../client/samples/substitutes';
import type {Substitute} from '../client/samples/types';
import type {PlaygroundComponent} from '../types';
import {oncePerProcess} from '../../../src/node/oncePerProcess';
import {siteApi} from '../../../src/node/packages/api/loadExtraction';
import {apiDataOf, type ApiData} from './apiData';
import {componentSpec} from './componentSpec';

/** The playground of a component or type. */
export interface FoundPlayground {
  readonly component: PlaygroundComponent;
  readonly substitute: Substitute | undefined;
  /** URL of the component's data inside the site, without the base URL. */
  readonly url: string;
  /** Changes with the data. */
  readonly version: string;
}

/** What the playgrounds of this site are made from. */
export function sitePlaygroundData(): Promise<PlaygroundData> {
  return oncePerProcess('playgrounds', async () => new PlaygroundData(apiDataOf(await siteApi())));
}

/** The data of all playgrounds of a site, made from the data of the API pages when it is first needed. */
export class PlaygroundData {
  private readonly made = new Map<string, PlaygroundComponent>();

  constructor(private readonly api: ApiData) {}

  /** The components and types that have a playground on their page. */
  names(): string[] {
    return [...this.api.components.keys(), ...Object.keys(SUBSTITUTES)];
  }

  /** @returns `undefined` for what has no playground */
  find(name: string): FoundPlayground | undefined {
    const substitute = substituteFor(name);
    const component = this.component(substitute?.component ?? name);
    return component && {component, substitute, url: urlOf(component), version: versionOf(component)};
  }

  /** Text of every file that playgrounds fetch, by its URL. */
  files(): ReadonlyMap<string, string> {
    const played = [...this.api.components.keys()].filter((name) => !substituteFor(name));
    return new Map(
      played.flatMap((name) => {
        const component = this.component(name);
        return component ? [[urlOf(component), JSON.stringify(component)] as const] : [];
      }),
    );
  }

  /** Every module that a playground's component is imported from. */
  modules(): string[] {
    const components = [...this.api.components.keys()].flatMap((name) => this.component(name) ?? []);
    return [...new Set(components.flatMap(({imports}) => imports.map(({from}) => from)))];
  }

  private component(name: string): PlaygroundComponent | undefined {
    if (!this.api.components.has(name)) {
      return undefined;
    }
    const component = this.made.get(name) ?? componentSpec(name, this.api);
    this.made.set(name, component);
    return component;
  }
}

function urlOf({name}: PlaygroundComponent): string {
  return `/x/playground/${kebabCase(name)}.json`;
}

function versionOf(component: PlaygroundComponent): string {
  return createHash('sha256').update(JSON.stringify(component)).digest('hex').slice(0, 8);
}
