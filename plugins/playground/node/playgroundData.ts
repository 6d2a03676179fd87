import {createHash} from 'node:crypto';
import path from 'node:path';
import {kebabCase} from '../../../src/site/apiPaths';
import {SUBSTITUTES, substituteFor} from '../client/samples/substitutes';
import type {Substitute} from '../client/samples/types';
import type {PlaygroundComponent} from '../types';
import {readApiData, type ApiData} from './apiData';
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

/**
 * The data that the API pages of a site are made from.
 *
 * @param generated absolute path of the folder that the bundler knows as `@generated`
 */
export function generatedApiData(generated: string): ApiData {
  return readApiData(path.join(generated, 'api-reference/data'));
}

/** The data of all playgrounds of a site, made from the data of the API pages when it is first needed. */
export class PlaygroundData {
  private readonly made = new Map<string, PlaygroundComponent>();
  private api: ApiData | undefined;

  /** @param read reads the data of the API pages, when it is first needed */
  constructor(private readonly read: () => ApiData) {}

  /** The components and types that have a playground on their page. */
  names(): string[] {
    return [...this.apiData().components.keys(), ...Object.keys(SUBSTITUTES)];
  }

  /** @returns `undefined` for what has no playground */
  find(name: string): FoundPlayground | undefined {
    const substitute = substituteFor(name);
    const component = this.component(substitute?.component ?? name);
    return component && {component, substitute, url: urlOf(component), version: versionOf(component)};
  }

  /** Text of every file that playgrounds fetch, by its URL. */
  files(): ReadonlyMap<string, string> {
    const played = [...this.apiData().components.keys()].filter((name) => !substituteFor(name));
    return new Map(
      played.flatMap((name) => {
        const component = this.component(name);
        return component ? [[urlOf(component), JSON.stringify(component)] as const] : [];
      }),
    );
  }

  /** Every module that a playground's component is imported from. */
  modules(): string[] {
    const components = [...this.apiData().components.keys()].flatMap((name) => this.component(name) ?? []);
    return [...new Set(components.flatMap(({imports}) => imports.map(({from}) => from)))];
  }

  private component(name: string): PlaygroundComponent | undefined {
    const api = this.apiData();
    if (!api.components.has(name)) {
      return undefined;
    }
    const component = this.made.get(name) ?? componentSpec(name, api);
    this.made.set(name, component);
    return component;
  }

  private apiData(): ApiData {
    this.api ??= this.read();
    return this.api;
  }
}

function urlOf({name}: PlaygroundComponent): string {
  return `/x/playground/${kebabCase(name)}.json`;
}

function versionOf(component: PlaygroundComponent): string {
  return createHash('sha256').update(JSON.stringify(component)).digest('hex').slice(0, 8);
}
