import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {PLANS, type PlanId} from '../../site/packages';
import CopyButton from '../CopyButton';
import ScrollRegion from '../ScrollRegion';
import ServerHtml from '../ServerHtml';
import type {Props as TableProps} from './FeatureTable';
import styles from './onDemand.module.css';

/** The package of each plan and its component. */
export const GRIDS: Readonly<Record<PlanId, {readonly name: string; readonly component: string}>> = {
  community: {name: '@mui/x-data-grid', component: 'DataGrid'},
  pro: {name: '@mui/x-data-grid-pro', component: 'DataGridPro'},
  premium: {name: '@mui/x-data-grid-premium', component: 'DataGridPremium'},
};

interface TableModule {
  readonly default: ComponentType<TableProps>;
}

/** The texts of all features are in the server's HTML: script of its own, fetched where a reader comes from another page. */
const TABLE = __SERVER_BUNDLE__ ? (require('./FeatureTable') as TableModule) : undefined;

async function loadTable(): Promise<{default: TableModule}> {
  return {default: await import('./FeatureTable')};
}

/** The least plan that has all features whose least plans these are. */
export function leastPlan(plans: readonly string[]): (typeof PLANS)[number] {
  return PLANS.findLast(({id}) => plans.includes(id)) ?? PLANS[0];
}

/** The plan that the ticked features need, and the code to begin with. */
function Result({needed, onClear}: {readonly needed: readonly string[]; readonly onClear: () => void}): ReactNode {
  const plan = leastPlan(needed);
  const {name, component} = GRIDS[plan.id];
  const code = `npm install ${name}@6\n\nimport { ${component} } from '${name}';`;
  return (
    <div className={styles.result}>
      <p role="status">
        {needed.length === 0 ? (
          <Translate id="site.features.none" description="Below a table of features of which none is ticked">
            Tick the features that you need.
          </Translate>
        ) : (
          <Translate
            id="site.features.least"
            description="Below a table of features; {count} is how many are ticked"
            values={{count: needed.length, plan: <strong>{plan.name}</strong>}}
          >
            {'Features ticked: {count}. The least plan that has them: {plan}.'}
          </Translate>
        )}
      </p>
      {needed.length > 0 && (
        <>
          <pre dir="ltr">{code}</pre>
          <div className={styles.actions}>
            <CopyButton
              getText={() => code}
              data-ga-event-category="plan-features"
              data-ga-event-action="copy-click"
              data-ga-event-label={plan.id}
            />
            <button
              type="button"
              data-touch=""
              onClick={onClear}
              data-ga-event-category="plan-features"
              data-ga-event-action="clear"
            >
              <Translate id="site.features.clear" description="Button that unticks all features">
                Clear
              </Translate>
            </button>
          </div>
        </>
      )}
    </div>
  );
}

export interface Props {
  /** Leaves out what every plan has. */
  readonly differencesOnly?: boolean;
}

/** The features of the Data Grid by plan. What a reader ticks decides which plan is shown. */
export default function PlanFeatures({differencesOnly = false}: Props): ReactNode {
  const table = useRef<HTMLDivElement>(null);
  const [needed, setNeeded] = useState<readonly string[]>([]);
  const ticked = (): HTMLInputElement[] => [
    ...(table.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []),
  ];
  const update = useCallback(() => setNeeded(ticked().map(({value}) => value)), []);
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
    <div className={styles.features}>
      <ScrollRegion name={name}>
        <div ref={table} className={styles.table} onInput={update}>
          <ServerHtml
            loaded={TABLE}
            load={loadTable}
            minHeight={differencesOnly ? 900 : 1900}
            render={({default: FeatureTable}) => <FeatureTable differencesOnly={differencesOnly} name={name} />}
          />
        </div>
      </ScrollRegion>
      <Result needed={needed} onClear={clear} />
    </div>
  );
}
