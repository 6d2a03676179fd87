import {createHash} from 'node:crypto';
import {kebabCase} from '../../../src/site/apiPaths';
import {CHARTS_STAND_INS} from '../client/stages/chartsStandIns';
import {GRID_STAND_INS} from '../client/stages/gridStandIns';
import {PICKERS_STAND_INS} from '../client/stages/pickersStandIns';
import type {StandIn} from '../client/stages/types';
import type {PlaygroundComponent} from '../types';
import {oncePerProcess} from '../../../src/node/oncePerProcess';
import {siteApi} from '../../../src/node/packages/api/loadExtraction';
import {apiDataOf, type ApiData} from './apiData';
import {componentSpec} from './componentSpec';

const STAND_INS: Readonly<Record<string, StandIn>> = {...CHARTS_STAND_INS, ...GRID_STAND_INS, ...PICKERS_STAND_INS};

/** What is played with if a name is asked for. */
export interface FoundPlayground {
  readonly component: PlaygroundComponent;
  readonly standIn: StandIn | undefined;
  /** URL of the component's data inside the site, without the base URL. */
  readonly url: string;
  /** Changes with the data. */
  readonly version: string;
}

/** What the playgrounds of this site are made from. */
export function sitePlaygroundData(): Promise<PlaygroundData> {
  return oncePerProcess('playgrounds', async () => new PlaygroundData(apiDataOf(await siteApi())));
}

/** What the playgrounds of a site know of the components. */
export class PlaygroundData {
  private readonly made = new Map<string, PlaygroundComponent>();

  constructor(private readonly api: ApiData) {}

  /** The components and types that have a playground on their page. */
  names(): string[] {
    return [...this.api.components.keys(), ...Object.keys(STAND_INS)];
  }

  /** @returns `undefined` for what has no playground */
  find(name: string): FoundPlayground | undefined {
    const standIn = Object.hasOwn(STAND_INS, name) ? STAND_INS[name] : undefined;
    const component = this.component(standIn?.component ?? name);
    return component && {component, standIn, url: urlOf(component), version: versionOf(component)};
  }

  /** Text of every file that playgrounds fetch, by its URL. */
  files(): ReadonlyMap<string, string> {
    const played = [...this.api.components.keys()].filter((name) => !Object.hasOwn(STAND_INS, name));
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
