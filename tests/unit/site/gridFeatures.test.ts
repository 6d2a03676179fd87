import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DataGrid} from '@mui/x-data-grid';
import {DataGridPro} from '@mui/x-data-grid-pro';
import {DataGridPremium} from '@mui/x-data-grid-premium';
import {GRID_FEATURES, type GridFeature} from '@site/src/site/gridFeatures';
import {DOCUMENTED_PACKAGES, PLANS, type PlanId} from '@site/src/site/packages';
import {leastPlan} from '@site/src/site/planFeatures';
import {installCode} from '@site/src/ui/PlanFeatures/installCode';
import published from '../../fixtures/reference/pages.json';

/** The table of features by plan says what the installed packages do. */

/** The props that a grid checks in development: all that are documented. */
function propsOf(grid: unknown): string[] {
  return Object.keys((grid as {type: {propTypes: object}}).type.propTypes);
}

const PROPS: Readonly<Record<PlanId, readonly string[]>> = {
  community: propsOf(DataGrid),
  pro: propsOf(DataGridPro),
  premium: propsOf(DataGridPremium),
};

function declarationsOf(packageName: string): string {
  const folder = path.resolve('node_modules', packageName);
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return files
    .filter((file) => file.endsWith('.d.ts') && !file.includes('node_modules'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

const DECLARATIONS: Readonly<Record<PlanId, string>> = {
  community: declarationsOf('@mui/x-data-grid'),
  pro: declarationsOf('@mui/x-data-grid-pro'),
  premium: declarationsOf('@mui/x-data-grid-premium'),
};

function planOf(isIn: (plan: PlanId) => boolean): PlanId | undefined {
  return PLANS.map(({id}) => id).find(isIn);
}

/** What the packages say of a feature, where that is another plan. */
function problemsOf({id, plan, evidence}: GridFeature): string[] {
  const found =
    'props' in evidence
      ? evidence.props.map((prop) => [prop, planOf((one) => PROPS[one].includes(prop))] as const)
      : evidence.declared.map(
          (name) => [name, planOf((one) => new RegExp(`\\b${name}\\b`).test(DECLARATIONS[one]))] as const,
        );
  return found.flatMap(([name, least]) =>
    least === plan ? [] : `${id}: ${name} is ${least ?? 'nowhere'}, not ${plan}`,
  );
}

test('each feature is in the plan whose package has it, and in no lower one', () => {
  expect(GRID_FEATURES.flatMap(problemsOf)).toEqual([]);
  expect(PROPS.community.length).toBeGreaterThan(100);
  expect(problemsOf({...GRID_FEATURES[0], plan: 'pro'})).toEqual([
    'columnGroups: columnGroupingModel is community, not pro',
  ]);
});

test('each feature links a published page, and a section that it has', () => {
  const anchors = new Map(published.map((page) => [page.route, page.anchors as readonly string[]]));
  const missing = GRID_FEATURES.filter(({href}) => {
    const [page = '', anchor] = href.split('#');
    const known = anchors.get(page.replace(/\/$/, '')) ?? anchors.get(page);
    return !known || (anchor !== undefined && !known.includes(anchor));
  });
  expect(missing).toEqual([]);
});

test('the least plan is the one that has all', () => {
  expect(leastPlan([]).id).toBe('community');
  expect(leastPlan(['community', 'pro']).id).toBe('pro');
  expect(leastPlan(['premium', 'community']).id).toBe('premium');
});

test('the code of a plan imports its grid from its package', async () => {
  for (const plan of PLANS) {
    const {name} = DOCUMENTED_PACKAGES.find((one) => one.productId === 'x-data-grid' && one.plan === plan.id)!;
    const code = installCode(GRID_FEATURES.filter((feature) => feature.plan === plan.id));
    const [, component = '', from] = /import \{ (\w+) \} from '(.+)';$/.exec(code) ?? [];
    expect(from).toBe(name);
    expect(code).toContain(`npm install ${name}@6\n`);
    expect(await import(name)).toHaveProperty(component);
  }
});
