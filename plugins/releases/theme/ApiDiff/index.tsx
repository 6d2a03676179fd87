import {useCallback, useContext, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {ChromeLanguage} from '@site/src/ui/ChromeLanguage';
import FilterBar from '@site/src/ui/FilterBar';
import SegmentedControl from '@site/src/ui/SegmentedControl';
import StaticBlock from '@site/src/ui/StaticBlock';
import useListFilter from '@site/src/ui/useListFilter';
import {EVERY_KIND, EVERY_OWNER, filterDiff, ownersIn, type DiffFilter} from '../../client/diffFilter';
import {kindLabel} from '../../client/diffLabels';
import type * as DiffRowsModule from '../../client/DiffRows';
import {DIFF_KINDS, type ApiDiffData} from '../../types';
import '../../client/DiffRows/somePages.module.css';
import styles from './somePages.module.css';

/** Needs no script: the browser takes it from the page's HTML. */
const DiffRows = __STATIC_CONTENT__
  ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would bundle it for the browser too
    (require('../../client/DiffRows') as typeof DiffRowsModule).default
  : undefined;

export interface Props {
  readonly product: string;
  /** The build's, from the product; only where static blocks have their content. */
  readonly diff: ApiDiffData | undefined;
}

const EVERYTHING: DiffFilter = {kind: EVERY_KIND, owner: EVERY_OWNER, text: ''};

/** The changes of a product's API between two majors, with filters. */
export default function ApiDiff({product, diff}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const {
    filter,
    result: count,
    change,
  } = useListFilter(EVERYTHING, (wanted) => (list.current ? filterDiff(list.current, wanted) : undefined));
  const [owners, setOwners] = useState<readonly string[]>([]);
  // Read when a reader comes to the choice: the rows are not React's, and may not be there at first.
  const readOwners = useCallback(() => {
    setOwners((known) => (known.length > 0 || !list.current ? known : ownersIn(list.current)));
  }, []);

  const onArrival = (): void => {
    // The reader may have filtered before there was anything to filter.
    if (count !== undefined) {
      change();
    }
  };

  const regionLabel = translate({
    id: 'releases.diff.region',
    message: 'API changes',
    description: 'Name of the region that lists the changes of an API',
  });
  return (
    <div
      className={styles.diff}
      data-wide=""
      lang={useContext(ChromeLanguage)}
      onPointerEnter={readOwners}
      onFocus={readOwners}
    >
      <FilterBar
        label={translate({
          id: 'releases.diff.filter',
          message: 'Filter API changes',
          description: 'Name of the field that narrows an API diff',
        })}
        placeholder={translate({
          id: 'releases.diff.placeholder',
          message: 'Name or type',
          description: 'Inside the field that narrows an API diff',
        })}
        text={filter.text}
        onText={(text) => change({text})}
        status={
          count !== undefined && (
            <Translate
              id="releases.diff.count"
              description="How many rows the filter leaves; the value is a number"
              values={{count}}
            >
              {'Changes: {count}'}
            </Translate>
          )
        }
        data-markdown="skip"
      >
        <SegmentedControl
          look="line"
          label={translate({id: 'releases.diff.kind', message: 'Kind of change', description: 'Name of a choice'})}
          options={[
            {
              value: EVERY_KIND,
              label: translate({id: 'releases.diff.all', message: 'All', description: 'Choice: all kinds of changes'}),
            },
            ...DIFF_KINDS.map((kind) => ({value: kind as string, label: kindLabel(kind)})),
          ]}
          value={filter.kind}
          onChoose={(kind) => change({kind})}
        />
        <label className={styles.owner}>
          <Translate id="releases.diff.owner" description="Label of the choice of a component, type or package">
            Component or type
          </Translate>
          <select className="site-field" value={filter.owner} onChange={(event) => change({owner: event.target.value})}>
            <option value={EVERY_OWNER}>
              {translate({id: 'releases.diff.everyOwner', message: 'All', description: 'Choice: all components'})}
            </option>
            {owners.map((owner) => (
              <option key={owner}>{owner}</option>
            ))}
          </select>
        </label>
      </FilterBar>
      {/* Scrolls by itself: a stop of the keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable */}
      <div ref={list} className={styles.rows} role="region" aria-label={regionLabel} tabIndex={0}>
        <StaticBlock staticId={`api-diff-${product}`} onArrival={onArrival}>
          {DiffRows && diff && <DiffRows diff={diff} />}
        </StaticBlock>
        {count === 0 && (
          <p className={styles.nothing}>
            <Translate id="releases.diff.nothing">No change fits. Take a word away, or choose all kinds.</Translate>
          </p>
        )}
      </div>
    </div>
  );
}
