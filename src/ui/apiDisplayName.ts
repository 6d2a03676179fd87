import {translate} from '@docusaurus/Translate';
import type {ApiDisplay} from '../site/storage';

/** What a display of API rows is called, on API pages and in the settings. */
export function apiDisplayName(display: ApiDisplay): string {
  switch (display) {
    case 'collapsed':
      return translate({
        id: 'site.apiDisplay.collapsed',
        message: 'Collapsed',
        description: 'Display of an API page in which rows are lines that open',
      });
    case 'expanded':
      return translate({
        id: 'site.apiDisplay.expanded',
        message: 'Expanded',
        description: 'Display of an API page in which rows show all they have',
      });
    case 'table':
      return translate({
        id: 'site.apiDisplay.table',
        message: 'Table',
        description: 'Display of an API page in which rows are those of a table',
      });
  }
}
