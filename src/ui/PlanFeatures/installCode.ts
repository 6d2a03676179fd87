import {leastPlan, packageOf, PLAN_FEATURES, PLAN_PRODUCTS, type PlanFeature} from '../../site/planFeatures';
import {type PLANS} from '../../site/packages';

/** The major that this site documents: without it, npm installs the newest. */
const MAJOR = '@6';

function gridComponent(plan: (typeof PLANS)[number]): string {
  return plan.id === 'community' ? 'DataGrid' : `DataGrid${plan.name}`;
}

/** The features with these ids, in the order of the table. Any other id is ignored. */
export function featuresOf(ids: readonly string[]): readonly PlanFeature[] {
  return PLAN_FEATURES.filter(({id}) => ids.includes(id));
}

/** Those of some ids that features have. */
export function knownIds(ids: readonly string[]): readonly string[] {
  return featuresOf(ids).map(({id}) => id);
}

/** How the packages that have these features are installed, and what is imported of them. */
export function installCode(features: readonly PlanFeature[]): string {
  const parts = PLAN_PRODUCTS.flatMap((productId) => {
    const own = features.filter((feature) => feature.productId === productId);
    if (own.length === 0) {
      return [];
    }
    const plan = leastPlan(own.map((feature) => feature.plan));
    const components = own.flatMap(({turnedOnBy = ''}) => (/^[A-Z]/.test(turnedOnBy) ? [turnedOnBy] : []));
    const imported = productId === 'x-data-grid' ? [gridComponent(plan)] : [...new Set(components)].sort();
    return [{name: packageOf(productId, plan.id).name, imported}];
  });
  const imports = parts.flatMap(({name, imported}) =>
    imported.length === 0 ? [] : [`import { ${imported.join(', ')} } from '${name}';`],
  );
  const command = ['npm install', ...parts.map(({name}) => name + MAJOR)].join(' ');
  return [command, ...(imports.length > 0 ? ['', ...imports] : [])].join('\n');
}
