import {useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import FilterBar from '../FilterBar';
import {filterRows} from '../filterRows';
import PlanFeatures from '../PlanFeatures';
import useListFilter from '../useListFilter';
import styles from './styles.module.css';

/** The features of all products by plan, with a filter. What a reader ticks decides which plan is shown. */
export default function PlanChooser(): ReactNode {
  const table = useRef<HTMLDivElement>(null);
  const {
    filter,
    result: count,
    change,
  } = useListFilter({text: ''}, ({text}) => (table.current ? filterRows(table.current, text) : undefined));
  return (
    <div className={styles.chooser}>
      <FilterBar
        className={styles.filter}
        label={translate({
          id: 'site.planChooser.filter',
          message: 'Filter features',
          description: 'Name of the field that narrows a table of features',
        })}
        placeholder={translate({
          id: 'site.planChooser.placeholder',
          message: 'Feature, prop or product',
          description: 'Inside the field that narrows a table of features',
        })}
        text={filter.text}
        onText={(text) => change({text})}
        status={
          count !== undefined && (
            <Translate id="site.planChooser.count" description="How many rows a filter leaves" values={{count}}>
              {'Features: {count}'}
            </Translate>
          )
        }
        data-markdown="skip"
      />
      <div ref={table}>
        <PlanFeatures allProducts />
      </div>
      {count === 0 && (
        <p>
          <Translate id="site.planChooser.nothing">No feature has these words. Take one away.</Translate>
        </p>
      )}
    </div>
  );
}
