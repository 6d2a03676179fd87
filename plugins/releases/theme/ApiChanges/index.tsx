import {useContext, useRef, type ReactNode} from 'react';
import changes from '@generated/releases/default/api-changes.js';
import Translate, {translate} from '@docusaurus/Translate';
import {ChromeLanguage} from '@site/src/ui/ChromeLanguage';
import FilterBar from '@site/src/ui/FilterBar';
import StaticBlock from '@site/src/ui/StaticBlock';
import useListFilter from '@site/src/ui/useListFilter';
import {EVERY_CHANGE, filterChanges, leavesEveryChange} from '../../client/changeFilter';
import type * as ChangeRowsModule from '../../client/ChangeRows';
import ProductChoice from '../../client/ProductChoice';
import useReleaseTarget from '../../client/useReleaseTarget';
import '../../client/DiffRows/somePages.module.css';
import '../../client/ChangeRows/somePages.module.css';
import styles from './somePages.module.css';

/** Needs no script: the browser takes it from the page's HTML. */
const ChangeRows = __STATIC_CONTENT__
  ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would bundle it for the browser too
    (require('../../client/ChangeRows') as typeof ChangeRowsModule).default
  : undefined;

/** What each release of the documented major changed in the types of the packages. */
export default function ApiChanges(): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const showTarget = useReleaseTarget(list);
  const {
    filter,
    result: count,
    change,
  } = useListFilter(EVERY_CHANGE, (wanted) => (list.current ? filterChanges(list.current, wanted) : undefined));
  const onArrival = (): void => {
    // The reader may have filtered before there was anything to filter.
    if (count !== undefined) {
      change();
    }
    showTarget();
  };
  return (
    <section data-wide="" lang={useContext(ChromeLanguage)}>
      <FilterBar
        label={translate({
          id: 'releases.diff.filter',
          message: 'Filter API changes',
          description: 'Name of the field that narrows an API diff',
        })}
        placeholder={translate({
          id: 'releases.change.placeholder',
          message: 'Name, component or version',
          description: 'Inside the field that narrows what releases changed',
        })}
        text={filter.text}
        onText={(text) => change({text})}
        status={
          count !== undefined &&
          !leavesEveryChange(filter) && (
            <Translate
              id="releases.diff.count"
              description="How many rows the filter leaves; the value is a number"
              values={{count}}
            >
              {'Changes: {count}'}
            </Translate>
          )
        }
        isStaticOnPhones
        data-markdown="skip"
      >
        <ProductChoice product={filter.product} onChoose={(product) => change({product})} />
      </FilterBar>
      <div ref={list}>
        <StaticBlock staticId="api-changes" onArrival={onArrival}>
          {ChangeRows && changes && <ChangeRows releases={changes} />}
        </StaticBlock>
        {count === 0 && (
          <p className={styles.nothing}>
            <Translate id="releases.change.nothing">
              No release changed that. Take a word away, or choose all products.
            </Translate>
          </p>
        )}
      </div>
    </section>
  );
}
