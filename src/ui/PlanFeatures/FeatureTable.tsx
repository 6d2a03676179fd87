import {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {GRID_FEATURE_GROUPS, GRID_FEATURES} from '../../site/gridFeatures';
import {PLANS, type PlanId} from '../../site/packages';
import {PLAN_FEATURES, PLAN_PRODUCTS, type PlanFeature} from '../../site/planFeatures';
import useProductName from '../useProductName';
import {featureTexts, groupTexts} from './featureTexts';
import styles from './styles.module.css';

const rankOf = (plan: PlanId): number => PLANS.findIndex(({id}) => id === plan);

interface RowProps {
  readonly feature: PlanFeature;
  readonly title: string;
  /** What turns the feature on, if the row shows it. */
  readonly code: string | undefined;
}

function FeatureRow({feature, title, code}: RowProps): ReactNode {
  const id = useId();
  const has = translate({id: 'site.features.has', message: 'yes', description: 'A plan has a feature'});
  const lacks = translate({id: 'site.features.lacks', message: 'no', description: 'A plan lacks a feature'});
  return (
    <tr data-filter-row="">
      <td className={styles.need}>
        <label>
          <input type="checkbox" value={feature.id} aria-labelledby={id} />
        </label>
      </td>
      <td role="rowheader">
        {/* A site of some of the pages has this table too. */}
        <Link id={id} to={feature.href} data-noBrokenLinkCheck>
          {title}
        </Link>
        {code !== undefined && <code className={styles.code}>{code}</code>}
      </td>
      {PLANS.map((plan) => {
        const isIn = rankOf(plan.id) >= rankOf(feature.plan);
        // CSS draws a check or a dash; the word is for who cannot see it.
        return (
          <td key={plan.id} className={styles.plan} data-has={isIn ? plan.id : ''}>
            <span className="site-hidden">{isIn ? has : lacks}</span>
          </td>
        );
      })}
    </tr>
  );
}

/** Which features a table has: those of all products, those of the Data Grid, or those of the Data Grid that plans do not share. */
export type Scope = 'products' | 'grid' | 'differences';

interface Group {
  readonly title: string;
  readonly features: readonly PlanFeature[];
}

function useGroups(scope: Scope): readonly Group[] {
  const productName = useProductName();
  const groups = groupTexts();
  const grid = GRID_FEATURES.filter(({plan}) => scope !== 'differences' || plan !== 'community');
  const gridGroups = GRID_FEATURE_GROUPS.map((group) => ({
    title: scope === 'products' ? `${productName('x-data-grid')} · ${groups[group]}` : groups[group],
    features: grid.filter((feature) => feature.group === group),
  }));
  const others = PLAN_PRODUCTS.filter((productId) => scope === 'products' && productId !== 'x-data-grid');
  return [
    ...gridGroups.filter(({features}) => features.length > 0),
    ...others.map((productId) => ({
      title: productName(productId),
      features: PLAN_FEATURES.filter((feature) => feature.productId === productId),
    })),
  ];
}

export interface Props {
  readonly scope: Scope;
  /** What the table is called for screen readers. */
  readonly name: string;
}

/** Features by plan. The value of a checkbox is the id of its feature. */
export default function FeatureTable({scope, name}: Props): ReactNode {
  const texts = featureTexts();
  const groups = useGroups(scope);
  return (
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
            <th key={plan.id} scope="col" className={styles.plan} data-has={plan.id}>
              {plan.name}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({title, features}) => (
        <tbody key={title} data-filter-group="">
          <tr>
            <th scope="rowgroup" colSpan={2 + PLANS.length}>
              {title}
            </th>
          </tr>
          {features.map((feature) => (
            <FeatureRow
              key={feature.id}
              feature={feature}
              title={texts[feature.id]}
              code={scope === 'products' ? feature.turnedOnBy : undefined}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}
