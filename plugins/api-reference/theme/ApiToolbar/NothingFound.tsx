import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {FilterResult, RowFilter} from '../../client/rowFilter';
import {ANY_RELEASE} from '../../client/since';
import styles from './somePages.module.css';

export interface Props {
  readonly filter: RowFilter;
  /** Of the packages' releases. */
  readonly major: number;
  readonly result: FilterResult;
  readonly change: (change: Partial<RowFilter>) => void;
}

/** Why no row is left: what the reader typed, or else the choice that hides all. */
function Reason({filter: {text, since}, major}: Pick<Props, 'filter' | 'major'>): ReactNode {
  if (text.trim() !== '') {
    return (
      <Translate
        id="apiReference.filter.nothing"
        description="Where the filter of an API page leaves no row; the value is what the reader typed"
        values={{text: <strong>{text.trim()}</strong>}}
      >
        {'No name on this page has “{text}” in it.'}
      </Translate>
    );
  }
  if (since !== ANY_RELEASE) {
    return (
      <Translate
        id="apiReference.filter.nothingSince"
        description="Where an API page has no row that was added since the release that the reader chose, which is the value"
        values={{version: `${major}.${since}.0`}}
      >
        {'Nothing on this page was added since {version}.'}
      </Translate>
    );
  }
  return (
    <Translate
      id="apiReference.filter.deprecatedOnly"
      description="Where an API page has only deprecated rows, and the reader hides those"
    >
      Everything on this page is deprecated.
    </Translate>
  );
}

/** Says that no row is left, and offers buttons that bring rows back. */
export default function NothingFound({filter, major, result, change}: Props): ReactNode {
  const canLookFurther = !filter.inDescriptions && result.inDescriptionsOnly > 0;
  return (
    <div className={styles.nothing} data-api-nothing="">
      <p>
        <Reason filter={filter} major={major} />
      </p>
      <div className={styles.options}>
        {canLookFurther && (
          <button
            type="button"
            className="site-button"
            data-look="outlined"
            onClick={() => change({inDescriptions: true})}
          >
            <Translate
              id="apiReference.filter.further"
              description="Button; the value is the number of rows that have the text in their description"
              values={{count: result.inDescriptionsOnly}}
            >
              {'Search descriptions: {count}'}
            </Translate>
          </button>
        )}
        <button
          type="button"
          className="site-button"
          data-look="outlined"
          onClick={() => change({text: '', hidesDeprecated: false, since: ANY_RELEASE})}
        >
          <Translate id="apiReference.filter.clear" description="Button that shows all rows again">
            Clear the filter
          </Translate>
        </button>
      </div>
    </div>
  );
}
