import {useId, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {GRID_FEATURE_GROUPS, GRID_FEATURES, type GridFeature, type GridFeatureId} from '../../site/gridFeatures';
import {DOCUMENTED_PACKAGES, PLANS, type PlanId} from '../../site/packages';
import CopyButton from '../CopyButton';
import ScrollRegion from '../ScrollRegion';
import {featureTexts, groupTexts} from './featureTexts';
import styles from './onDemand.module.css';

/** The component of each plan. */
const COMPONENTS: Readonly<Record<PlanId, string>> = {
  community: 'DataGrid',
  pro: 'DataGridPro',
  premium: 'DataGridPremium',
};

const rankOf = (plan: PlanId): number => PLANS.findIndex(({id}) => id === plan);

/** The least plan that has all of these features. */
export function leastPlan(features: readonly Pick<GridFeature, 'plan'>[]): PlanId {
  return PLANS[Math.max(0, ...features.map(({plan}) => rankOf(plan)))]!.id;
}

/** How a plan's grid is installed and imported. */
function codeOf(plan: PlanId): string {
  const name = DOCUMENTED_PACKAGES.find((one) => one.productId === 'x-data-grid' && one.plan === plan)!.name;
  return `npm install ${name}@6\n\nimport { ${COMPONENTS[plan]} } from '${name}';`;
}

function FeatureRow({
  feature,
  title,
  isNeeded,
  onToggle,
}: {
  readonly feature: GridFeature;
  readonly title: string;
  readonly isNeeded: boolean;
  readonly onToggle: () => void;
}): ReactNode {
  const id = useId();
  const has = translate({id: 'site.features.has', message: 'yes', description: 'A plan has a feature'});
  const lacks = translate({id: 'site.features.lacks', message: 'no', description: 'A plan lacks a feature'});
  return (
    <tr data-needed={isNeeded || undefined}>
      <td className={styles.need}>
        <input type="checkbox" checked={isNeeded} onChange={onToggle} aria-labelledby={id} />
      </td>
      <th scope="row">
        <Link id={id} to={feature.href}>
          {title}
        </Link>
      </th>
      {PLANS.map((plan) => (
        <td key={plan.id} className={styles.plan}>
          {rankOf(plan.id) >= rankOf(feature.plan) ? has : lacks}
        </td>
      ))}
    </tr>
  );
}

/** The plan that the ticked features need, and the code to begin with. */
function Result({needed, onClear}: {readonly needed: readonly GridFeature[]; readonly onClear: () => void}): ReactNode {
  const plan = leastPlan(needed);
  const code = codeOf(plan);
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
            values={{count: needed.length, plan: <strong>{PLANS[rankOf(plan)]!.name}</strong>}}
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
              data-ga-event-label={plan}
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
  const [needed, setNeeded] = useState<ReadonlySet<GridFeatureId>>(new Set());
  const features = GRID_FEATURES.filter(({plan}) => !differencesOnly || plan !== 'community');
  const texts = featureTexts();
  const groups = groupTexts();
  const toggle = (id: GridFeatureId): void => {
    const next = new Set(needed);
    if (!next.delete(id)) {
      next.add(id);
    }
    setNeeded(next);
  };
  const name = translate({id: 'site.features.name', message: 'Features by plan', description: 'Name of a table'});
  return (
    <div className={styles.features}>
      <ScrollRegion name={name}>
        <table aria-label={name}>
          <thead>
            <tr>
              <th scope="col" className={styles.need}>
                <Translate id="site.features.need" description="Head of a column of checkboxes: which features I need">
                  Need
                </Translate>
              </th>
              <th scope="col">
                <Translate id="site.features.feature" description="Head of a column of features">
                  Feature
                </Translate>
              </th>
              {PLANS.map((plan) => (
                <th key={plan.id} scope="col" className={styles.plan}>
                  {plan.name}
                </th>
              ))}
            </tr>
          </thead>
          {GRID_FEATURE_GROUPS.map((group) => {
            const own = features.filter((feature) => feature.group === group);
            return own.length === 0 ? null : (
              <tbody key={group}>
                <tr>
                  <th scope="rowgroup" colSpan={2 + PLANS.length} className={styles.group}>
                    {groups[group]}
                  </th>
                </tr>
                {own.map((feature) => (
                  <FeatureRow
                    key={feature.id}
                    feature={feature}
                    title={texts[feature.id]}
                    isNeeded={needed.has(feature.id)}
                    onToggle={() => toggle(feature.id)}
                  />
                ))}
              </tbody>
            );
          })}
        </table>
      </ScrollRegion>
      <Result needed={features.filter(({id}) => needed.has(id))} onClear={() => setNeeded(new Set())} />
    </div>
  );
}
