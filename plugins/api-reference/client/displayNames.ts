import {translate} from '@docusaurus/Translate';
import type {ApiDisplay, ApiSection} from '@site/src/site/storage';

/** What a display is called, and what it shows. */
export interface DisplayName {
  readonly name: string;
  readonly hint: string;
}

export function displayName(display: ApiDisplay): DisplayName {
  switch (display) {
    case 'collapsed':
      return {
        name: translate({
          id: 'apiReference.display.collapsed',
          message: 'Collapsed',
          description: 'Display of an API page in which rows are lines that open',
        }),
        hint: translate({
          id: 'apiReference.display.collapsedHint',
          message: 'Names and types; a press opens a row',
          description: 'Tooltip of the collapsed display of an API page',
        }),
      };
    case 'expanded':
      return {
        name: translate({
          id: 'apiReference.display.expanded',
          message: 'Expanded',
          description: 'Display of an API page in which rows show all they have',
        }),
        hint: translate({
          id: 'apiReference.display.expandedHint',
          message: 'Everything about each row',
          description: 'Tooltip of the expanded display of an API page',
        }),
      };
    case 'table':
      return {
        name: translate({
          id: 'apiReference.display.table',
          message: 'Table',
          description: 'Display of an API page in which rows are those of a table',
        }),
        hint: translate({
          id: 'apiReference.display.tableHint',
          message: 'Columns for names, types, defaults and descriptions',
          description: 'Tooltip of the table display of an API page',
        }),
      };
  }
}

/** What the choice of a section is called. */
export function sectionChoiceName(section: ApiSection): string {
  switch (section) {
    case 'props':
      return translate({
        id: 'apiReference.display.props',
        message: 'Display of props',
        description: 'Name of a choice for a section of an API page',
      });
    case 'slots':
      return translate({
        id: 'apiReference.display.slots',
        message: 'Display of slots',
        description: 'Name of a choice for a section of an API page',
      });
    case 'classes':
      return translate({
        id: 'apiReference.display.classes',
        message: 'Display of CSS classes',
        description: 'Name of a choice for a section of an API page',
      });
    case 'css':
      return translate({
        id: 'apiReference.display.css',
        message: 'Display of state classes',
        description: 'Name of a choice for a section of an API page',
      });
  }
}
