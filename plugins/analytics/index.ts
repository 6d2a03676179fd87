import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {validateOptions, type AnalyticsOptions} from './options';
import type {AnalyticsSettings} from './types';
import type {Contributions} from '../../src/node/contributions';

export {validateOptions};

/** The tag script and where it sends to, if there is a measurement id. */
export function contributions(options: Partial<AnalyticsOptions>): Contributions {
  const {measurementId, tagHost, dataHosts} = validateOptions({options});
  return measurementId === undefined ? {} : {hosts: {scriptHosts: [tagHost], connectHosts: dataHosts}};
}

/** The analytics plugin: what readers need, told to the tag function. Without a measurement id pages have nothing of it. */
export default function analytics(_context: LoadContext, options: AnalyticsOptions): Plugin {
  const {measurementId, tagHost, consent} = options;
  if (measurementId === undefined) {
    return {name: 'analytics'};
  }
  return {
    name: 'analytics',
    getClientModules: () => [path.join(__dirname, 'client/analytics')],
    async contentLoaded({actions}) {
      const settings: AnalyticsSettings = {measurementId, tagHost, needsConsent: consent === 'required'};
      await actions.createData('settings.json', settings);
    },
  };
}
