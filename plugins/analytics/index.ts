import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {validateOptions, type AnalyticsOptions} from './options';
import type {AnalyticsSettings} from './types';
import type {Contributions} from '../../src/node/contributions';

export {validateOptions};

/** Adds the hosts of the tag script to the Content-Security-Policy, if there is a measurement id. */
export function contributions(options: Partial<AnalyticsOptions>): Contributions {
  const {measurementId, tagHost, dataHosts} = validateOptions({options});
  // Without `fetch` and beacons, the tag script sends what it measures by requests for pictures.
  const hosts = {scriptHosts: [tagHost], connectHosts: dataHosts, imageHosts: [tagHost, ...dataHosts]};
  return measurementId === undefined ? {} : {hosts};
}

/** The analytics plugin: reports page views, clicks and web vitals to Google's tag. Without a measurement id it does nothing. */
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
