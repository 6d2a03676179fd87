import {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {GRID_FEATURE_GROUPS, GRID_FEATURES, type GridFeature} from '../../site/gridFeatures';
import {PLANS, type PlanId} from '../../site/packages';
import {featureTexts, groupTexts} from './featureTexts';
import styles from './styles.module.css';

const rankOf = (plan: PlanId): number => PLANS.findIndex(({id}) => id === plan);

function FeatureRow({feature, title}: {readonly feature: GridFeature; readonly title: string}): ReactNode {
  const id = useId();
  const has = translate({id: 'site.features.has', message: 'yes', description: 'A plan has a feature'});
  const lacks = translate({id: 'site.features.lacks', message: 'no', description: 'A plan lacks a feature'});
  return (
    <tr>
      <td className={styles.need}>
        <label>
          <input type="checkbox" value={feature.plan} aria-labelledby={id} />
        </label>
      </td>
      <td role="rowheader">
        {/* A site of some of the pages has this table too. */}
        <Link id={id} to={feature.href} data-noBrokenLinkCheck>
          {title}
        </Link>
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

export interface Props {
  /** Leaves out what every plan has. */
  readonly differencesOnly: boolean;
  /** What the table is called for screen readers. */
  readonly name: string;
}

/** The features of the Data Grid by plan. The value of a checkbox is the least plan that has its feature. */
export default function FeatureTable({differencesOnly, name}: Props): ReactNode {
  const texts = featureTexts();
  const groups = groupTexts();
  const features = GRID_FEATURES.filter(({plan}) => !differencesOnly || plan !== 'community');
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
      {GRID_FEATURE_GROUPS.map((group) => {
        const own = features.filter((feature) => feature.group === group);
        return own.length === 0 ? null : (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={2 + PLANS.length}>
                {groups[group]}
              </th>
            </tr>
            {own.map((feature) => (
              <FeatureRow key={feature.id} feature={feature} title={texts[feature.id]} />
            ))}
          </tbody>
        );
      })}
    </table>
  );
}
