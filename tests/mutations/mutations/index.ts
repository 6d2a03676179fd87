import type {Mutation} from '../mutation';
import {ANALYTICS_MUTATIONS} from './analytics';
import {BUILT_PAGE_MUTATIONS} from './builtPages';
import {BUILT_SITE_MUTATIONS} from './builtSite';
import {CONTENT_MUTATIONS} from './content';
import {DEMOS_MUTATIONS} from './demos';
import {HOSTING_MUTATIONS} from './hosting';
import {OFFLINE_MUTATIONS} from './offline';
import {PREFERENCES_MUTATIONS} from './preferences';
import {REPORTED_MUTATIONS} from './reported';
import {SEARCH_MUTATIONS} from './search';
import {SITE_MUTATIONS} from './site';

/** All mutations, by the part of the site that they are in. */
export const MUTATIONS: readonly Mutation[] = [
  ...REPORTED_MUTATIONS,
  ...ANALYTICS_MUTATIONS,
  ...CONTENT_MUTATIONS,
  ...DEMOS_MUTATIONS,
  ...HOSTING_MUTATIONS,
  ...OFFLINE_MUTATIONS,
  ...PREFERENCES_MUTATIONS,
  ...SEARCH_MUTATIONS,
  ...SITE_MUTATIONS,
  ...BUILT_PAGE_MUTATIONS,
  ...BUILT_SITE_MUTATIONS,
];
