import type {PlantedFault} from '../fault';
import {ANALYTICS_FAULTS} from './analytics';
import {BUILT_PAGE_FAULTS} from './builtPages';
import {BUILT_SITE_FAULTS} from './builtSite';
import {CONTENT_FAULTS} from './content';
import {DEMOS_FAULTS} from './demos';
import {HOSTING_FAULTS} from './hosting';
import {OFFLINE_FAULTS} from './offline';
import {PREFERENCES_FAULTS} from './preferences';
import {REPORTED_FAULTS} from './reported';
import {SEARCH_FAULTS} from './search';
import {SITE_FAULTS} from './site';

/** All faults, by the part of the site that they are in. */
export const FAULTS: readonly PlantedFault[] = [
  ...REPORTED_FAULTS,
  ...ANALYTICS_FAULTS,
  ...CONTENT_FAULTS,
  ...DEMOS_FAULTS,
  ...HOSTING_FAULTS,
  ...OFFLINE_FAULTS,
  ...PREFERENCES_FAULTS,
  ...SEARCH_FAULTS,
  ...SITE_FAULTS,
  ...BUILT_PAGE_FAULTS,
  ...BUILT_SITE_FAULTS,
];
