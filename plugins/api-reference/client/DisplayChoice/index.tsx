import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useApiDisplay from '@theme/useApiDisplay';
import {API_DISPLAYS, type ApiDisplay, type ApiSection} from '@site/src/site/storage';
import {keepScrollPosition} from '../keepScrollPosition';
import styles from './styles.module.css';

export interface Props {
  /** The section whose display it chooses; without it, the display of the page. */
  readonly section?: ApiSection;
}

/** Lines that look like the rows: names only, names with text, columns. */
const PICTURES: Readonly<Record<ApiDisplay, string>> = {
  collapsed: 'M3 5h14M3 10h14M3 15h14',
  expanded: 'M3 4h9M3 7.5h14M3 12.5h9M3 16h14',
  table: 'M3 4h14v12H3zM3 8h14M8.5 4v12',
};

function displayName(display: ApiDisplay): string {
  switch (display) {
    case 'collapsed':
      return translate({
        id: 'apiReference.display.collapsed',
        message: 'Collapsed',
        description: 'Display of an API page in which rows are lines that open',
      });
    case 'expanded':
      return translate({
        id: 'apiReference.display.expanded',
        message: 'Expanded',
        description: 'Display of an API page in which rows show all they have',
      });
    case 'table':
      return translate({
        id: 'apiReference.display.table',
        message: 'Table',
        description: 'Display of an API page in which rows are those of a table',
      });
  }
}

function groupName(section: ApiSection | undefined): string {
  switch (section) {
    case undefined:
      return translate({
        id: 'apiReference.display.page',
        message: 'Display',
        description: 'Name of a choice for an API page',
      });
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

/**
 * The choice of the display of rows. Attributes of `<html>` and CSS mark the current one from the first paint on; screen
 * readers learn it once React runs.
 */
export default function DisplayChoice({section}: Props): ReactNode {
  const {display, chooseApiDisplay} = useApiDisplay(section);
  if (!chooseApiDisplay) {
    return null;
  }
  return (
    <div role="group" aria-label={groupName(section)} className={styles.choice} data-api-choice={section ?? 'page'}>
      {API_DISPLAYS.map((one) => (
        <button
          key={one}
          type="button"
          className={`site-icon-button ${styles.display}`}
          aria-pressed={display === one}
          aria-label={displayName(one)}
          title={displayName(one)}
          data-api-choose={one}
          onClick={() => keepScrollPosition(one, () => chooseApiDisplay(one))}
        >
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path d={PICTURES[one]} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
          </svg>
        </button>
      ))}
    </div>
  );
}
