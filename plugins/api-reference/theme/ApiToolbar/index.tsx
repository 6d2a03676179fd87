import {useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import DisplayChoice, {DisplayHint} from '../../client/DisplayChoice';
import {ROW} from '../../client/rowActions';
import type {RowFilter} from '../../client/rowFilter';
import {ANY_RELEASE, minorReleases, rememberSince} from '../../client/since';
import SinceChoice from '../../client/SinceChoice';
import useRowFilter from '../../client/useRowFilter';
import FilterBar from '@site/src/ui/FilterBar';
import NothingFound from './NothingFound';
import styles from './somePages.module.css';

/** The first row that is shown becomes the one that the URL names. */
function goToFirstRow(): void {
  const row = document.querySelector<HTMLElement>(`${ROW}:not([hidden])`);
  if (row) {
    window.location.hash = row.id;
    row.querySelector<HTMLElement>('a[data-api-link]')?.focus({preventScroll: true});
  }
}

export interface Props {
  /** The first and the last stable release of the packages: `6.0.0`, `6.19.2`. A page without them has no choice of releases. */
  readonly from?: string;
  readonly to?: string;
}

/** What finds and shows rows on an API page: a filter over all its lists, and the display of the page. */
export default function ApiToolbar({from = '', to = ''}: Props): ReactNode {
  const start = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const releases = minorReleases(from, to);
  const {filter, result, hasDeprecated, isReady, change: changeFilter} = useRowFilter(releases);

  const change = (part: Partial<RowFilter>): void => {
    if (part.since !== undefined) {
      rememberSince(releases.major, part.since);
    }
    changeFilter(part);
  };

  const filterByText = (text: string): void => {
    change({text});
    // Rows above may be gone: if the bar has left its place, the remaining rows come into view below it.
    const bar = start.current?.nextElementSibling;
    if (bar && start.current.getBoundingClientRect().top < bar.getBoundingClientRect().top) {
      start.current.scrollIntoView({behavior: 'instant'});
    }
  };

  // The button that was pressed goes away: the reader goes on in the field.
  const bringBack = (part: Partial<RowFilter>): void => {
    change(part);
    field.current?.focus();
  };

  const isFiltering = filter.text.trim() !== '' || filter.hidesDeprecated || filter.since !== ANY_RELEASE;
  return (
    <>
      <div ref={start} />
      <FilterBar
        ref={field}
        label={translate({
          id: 'apiReference.filter.label',
          message: 'Filter props, slots and classes',
          description: 'Name of the field that narrows an API page',
        })}
        placeholder={translate({
          id: 'apiReference.filter.placeholder',
          message: 'Filter by name',
          description: 'Inside the field that narrows an API page',
        })}
        text={filter.text}
        onText={filterByText}
        onEnter={goToFirstRow}
        pictures={
          <>
            <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
              <path d="M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM13 13l4 4" fill="none" stroke="currentColor" />
            </svg>
            <kbd className={styles.key} aria-hidden="true">
              /
            </kbd>
          </>
        }
        status={
          isFiltering &&
          result && (
            <Translate
              id="apiReference.filter.count"
              description="Beside the filter of an API page; the values are numbers of rows"
              values={{shown: result.shown, total: result.total}}
            >
              {'{shown} of {total}'}
            </Translate>
          )
        }
        className={styles.bar}
        data-wide=""
        data-api-toolbar=""
        data-filtering={isFiltering ? '' : undefined}
        data-api-ready={isReady ? '' : undefined}
      >
        <DisplayChoice />
        <div className={styles.options}>
          <button
            type="button"
            className="site-button"
            aria-pressed={filter.inDescriptions}
            onClick={() => change({inDescriptions: !filter.inDescriptions})}
          >
            <Translate id="apiReference.filter.descriptions" description="Switch: the filter searches descriptions too">
              In descriptions
            </Translate>
          </button>
          {hasDeprecated && (
            <button
              type="button"
              className="site-button"
              aria-pressed={filter.hidesDeprecated}
              onClick={() => change({hidesDeprecated: !filter.hidesDeprecated})}
            >
              <Translate id="apiReference.filter.deprecated" description="Switch: rows that are deprecated are hidden">
                Hide deprecated
              </Translate>
            </button>
          )}
          <SinceChoice releases={releases} value={filter.since} onChoose={(since) => change({since})} />
        </div>
      </FilterBar>
      {isFiltering && result?.shown === 0 ? (
        <NothingFound filter={filter} major={releases.major} result={result} change={bringBack} />
      ) : (
        <DisplayHint />
      )}
    </>
  );
}
