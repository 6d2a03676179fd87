import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {FilterResult, RowFilter} from '../../client/rowFilter';
import styles from './styles.module.css';

export interface Props {
  readonly filter: RowFilter;
  readonly result: FilterResult;
  readonly change: (change: Partial<RowFilter>) => void;
}

/** Says that no row is left, and offers buttons that bring rows back. */
export default function NothingFound({filter, result, change}: Props): ReactNode {
  const canLookFurther = !filter.inDescriptions && result.inDescriptionsOnly > 0;
  return (
    <div className={styles.nothing} data-api-nothing="">
      <p>
        {filter.text.trim() === '' ? (
          <Translate
            id="apiReference.filter.deprecatedOnly"
            description="Where an API page has only deprecated rows, and the reader hides those"
          >
            Everything on this page is deprecated.
          </Translate>
        ) : (
          <Translate
            id="apiReference.filter.nothing"
            description="Where the filter of an API page leaves no row; the value is what the reader typed"
            values={{text: <strong>{filter.text.trim()}</strong>}}
          >
            {'No name on this page has “{text}” in it.'}
          </Translate>
        )}
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
          onClick={() => change({text: '', hidesDeprecated: false})}
        >
          <Translate id="apiReference.filter.clear" description="Button that shows all rows again">
            Clear the filter
          </Translate>
        </button>
      </div>
    </div>
  );
}
