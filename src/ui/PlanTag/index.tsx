import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {PaidPlanId} from '@site/src/site/packages';
import styles from './styles.module.css';

export interface Props {
  readonly plan: PaidPlanId;
}

function planName(plan: PaidPlanId): string {
  return plan === 'pro'
    ? translate({id: 'navigation.plan.pro', message: 'Pro plan', description: 'Mark on what needs the Pro plan'})
    : translate({
        id: 'navigation.plan.premium',
        message: 'Premium plan',
        description: 'Mark on what needs the Premium plan',
      });
}

/** The small colored mark of a paid plan. */
export default function PlanTag({plan}: Props): ReactNode {
  const name = planName(plan);
  return (
    <span className={styles.plan} data-plan={plan} title={name} role="img" aria-label={name}>
      <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
        {plan === 'pro' ? (
          <path d="M8 1.5 14.5 8 8 14.5 1.5 8Z" />
        ) : (
          <path d="M8 .9 15.1 8 8 15.1.9 8ZM8 4.7 4.7 8 8 11.3 11.3 8Z" fillRule="evenodd" />
        )}
      </svg>
    </span>
  );
}
