import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import LoadFailure from '../LoadFailure';
import StaticHtml from '../StaticHtml';
import type * as FeatureTableModule from './FeatureTable';
import type {Props as ResultProps} from './PlanResult';
import styles from './styles.module.css';

/** The server's HTML has the table; its script is fetched only if a reader comes from another page of the site. */
const TABLE = __SERVER_BUNDLE__
  ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would bundle it for the browser too
    (require('./FeatureTable') as typeof FeatureTableModule).default
  : undefined;

const loadTable = () => import('./FeatureTable');

/** About what the table takes, in CSS pixels. */
const HEIGHTS = {all: 2200, differences: 1160};

export interface Props {
  /** Leaves out what every plan has. */
  readonly differencesOnly?: boolean;
}

/** The features of the Data Grid by plan. What a reader ticks decides which plan is shown. */
export default function PlanFeatures({differencesOnly = false}: Props): ReactNode {
  const table = useRef<HTMLDivElement>(null);
  const [needed, setNeeded] = useState<readonly string[]>([]);
  const [Result, setResult] = useState<ComponentType<ResultProps>>();
  const [hasFailed, setFailed] = useState(false);
  const ticked = (): HTMLInputElement[] => [
    ...(table.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []),
  ];
  // Fetched with the first focus in the table, before a box is ticked: screen readers read changes of what is there already.
  const loadResult = useCallback(() => {
    setFailed(false);
    import('./PlanResult').then(
      (module) => setResult(() => module.default),
      () => setFailed(true),
    );
  }, []);
  const update = useCallback(() => {
    const values = ticked().map(({value}) => value);
    setNeeded(values);
    if (values.length > 0) {
      loadResult();
    }
  }, [loadResult]);
  // Readers tick before the script is there, and browsers tick again after a reload.
  useEffect(update, [update]);
  const clear = (): void => {
    ticked().forEach((box) => {
      box.checked = false;
    });
    update();
  };
  const name = translate({id: 'site.features.name', message: 'Features by plan', description: 'Name of a table'});
  return (
    <div>
      <div ref={table} className={styles.table} onInput={update} onFocus={loadResult}>
        <StaticHtml
          loaded={TABLE}
          load={loadTable}
          minHeight={differencesOnly ? HEIGHTS.differences : HEIGHTS.all}
          render={(FeatureTable) => <FeatureTable differencesOnly={differencesOnly} name={name} />}
        />
      </div>
      {Result && <Result needed={needed} onClear={clear} />}
      {hasFailed && needed.length > 0 && <LoadFailure onRetry={loadResult} />}
    </div>
  );
}
