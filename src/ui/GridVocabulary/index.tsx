import {useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import FilterBar from '../FilterBar';
import {filterRows} from '../filterRows';
import StaticHtml from '../StaticHtml';
import useListFilter from '../useListFilter';
import type * as VocabularyTableModule from './VocabularyTable';
import styles from './styles.module.css';

/** The server's HTML has the table; its script is fetched only if a reader comes from another page of the site. */
const TABLE = __SERVER_BUNDLE__
  ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would bundle it for the browser too
    (require('./VocabularyTable') as typeof VocabularyTableModule).default
  : undefined;

const loadTable = () => import('./VocabularyTable');

/** About what the table takes, in CSS pixels. */
const HEIGHT = 5200;

/** The names that grids have for the same things, with a filter. */
export default function GridVocabulary(): ReactNode {
  const table = useRef<HTMLDivElement>(null);
  const {
    filter,
    result: count,
    change,
  } = useListFilter({text: ''}, ({text}) => (table.current ? filterRows(table.current, text) : undefined));
  const name = translate({
    id: 'site.vocabulary.name',
    message: 'Names in other grids',
    description: 'Name of a table',
  });
  return (
    <div data-wide="">
      <FilterBar
        label={translate({
          id: 'site.vocabulary.filter',
          message: 'Filter names',
          description: 'Name of the field that narrows a table of names',
        })}
        placeholder={translate({
          id: 'site.vocabulary.placeholder',
          message: 'Name, such as rowModelType',
          description: 'Inside the field that narrows a table of names',
        })}
        text={filter.text}
        onText={(text) => change({text})}
        status={
          count !== undefined && (
            <Translate id="site.vocabulary.count" description="How many rows a filter leaves" values={{count}}>
              {'Rows: {count}'}
            </Translate>
          )
        }
        data-markdown="skip"
      />
      <div ref={table} className={styles.table}>
        <StaticHtml
          loaded={TABLE}
          load={loadTable}
          minHeight={HEIGHT}
          render={(VocabularyTable) => <VocabularyTable name={name} />}
        />
      </div>
      {count === 0 && (
        <p>
          <Translate id="site.vocabulary.nothing">No row has these words. Take one away.</Translate>
        </p>
      )}
    </div>
  );
}
