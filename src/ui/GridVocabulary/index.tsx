import {useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import FilterBar from '../FilterBar';
import {filterRows} from '../filterRows';
import LaterContent from '../LaterContent';
import StaticBlock from '../StaticBlock';
import useListFilter from '../useListFilter';
import type * as VocabularyTableModule from './VocabularyTable';
import styles from './styles.module.css';

/** Needs no script: the browser takes it from the page's HTML. */
const VocabularyTable = __STATIC_CONTENT__
  ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would bundle it for the browser too
    (require('./VocabularyTable') as typeof VocabularyTableModule).default
  : undefined;

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
        <LaterContent>
          <StaticBlock staticId="grid-vocabulary">{VocabularyTable && <VocabularyTable name={name} />}</StaticBlock>
        </LaterContent>
      </div>
      {count === 0 && (
        <p>
          <Translate id="site.vocabulary.nothing">No row has these words. Take one away.</Translate>
        </p>
      )}
    </div>
  );
}
