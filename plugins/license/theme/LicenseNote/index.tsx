import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {LicenseData} from '../../types';
import {PLANS, type PlanId} from '@site/src/site/packages';
import styles from './styles.module.css';

export interface Props {
  /** The plan that the demo needs. */
  readonly plan: PlanId;
}

/** Explains the watermark of Pro and Premium demos, on a site that is built without a license key. */
export default function LicenseNote({plan}: Props): ReactNode {
  const license = usePluginData('license') as LicenseData | undefined;
  if (plan === 'community' || !license || license.hasKey) {
    return null;
  }
  return (
    <p className={styles.note}>
      <Translate
        id="demos.frame.watermark"
        description="Under a demo of a paid plan, where the site has no license key"
        values={{plan: PLANS.find(({id}) => id === plan)?.name ?? plan}}
      >
        {'Text that lies across this demo is the watermark of the {plan} plan: this site runs without a license key.'}
      </Translate>
    </p>
  );
}
