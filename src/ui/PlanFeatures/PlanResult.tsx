import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {PLANS} from '../../site/packages';
import CopyButton from '../CopyButton';
import styles from './onDemand.module.css';

/** The least plan that has all features whose least plans these are. */
export function leastPlan(plans: readonly string[]): (typeof PLANS)[number] {
  return PLANS.findLast(({id}) => plans.includes(id)) ?? PLANS[0];
}

/** How a plan's grid is installed and imported. */
export function gridCode({id, name}: (typeof PLANS)[number]): string {
  const [suffix, component] = id === 'community' ? ['', 'DataGrid'] : [`-${id}`, `DataGrid${name}`];
  return `npm install @mui/x-data-grid${suffix}@6\n\nimport { ${component} } from '@mui/x-data-grid${suffix}';`;
}

export interface Props {
  /** The least plan of each ticked feature. */
  readonly needed: readonly string[];
  readonly onClear: () => void;
}

/** The plan that the ticked features need, and the code to begin with. */
export default function PlanResult({needed, onClear}: Props): ReactNode {
  const plan = leastPlan(needed);
  const code = gridCode(plan);
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
              className="site-button"
              data-look="outlined"
              getText={() => code}
              data-ga-event-category="plan-features"
              data-ga-event-action="copy-click"
              data-ga-event-label={plan.id}
            />
            <button
              type="button"
              className="site-button"
              data-look="outlined"
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
