import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readAnalyticsOptions} from './options';
import type {AnalyticsSettings} from './types';

/** The analytics room: what readers need, told to the tag function. Without a measurement id pages have nothing of it. */
export default function analytics(_context: LoadContext, rawOptions: {id?: string}): Plugin {
  const {id: _id, ...given} = rawOptions;
  const {measurementId, tagHost, consent} = readAnalyticsOptions(given);
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
