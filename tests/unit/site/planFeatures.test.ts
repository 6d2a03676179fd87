import {DOCUMENTED_PACKAGES, PLANS, type PlanId} from '@site/src/site/packages';
import {packageOf, PLAN_FEATURES, PLAN_PRODUCTS, type PlanFeature} from '@site/src/site/planFeatures';
import {featuresOf, installCode} from '@site/src/ui/PlanFeatures/installCode';
import {brokenGuide} from './docsAnchors';
import {declarationsOf, hasComponent, hasWord} from './packageDeclarations';

/** The features of all products are in the plan that the table says. tests/unit/site/gridFeatures.test.ts has more on the Data Grid. */

const texts = new Map(DOCUMENTED_PACKAGES.map(({name}) => [name as string, declarationsOf(name)]));

function has(packageName: string, name: string): boolean {
  const isComponent = /^[A-Z]/.test(name) && !packageName.includes('data-grid') && !name.startsWith('Content');
  return isComponent ? hasComponent(packageName, name) : hasWord(texts.get(packageName) ?? '', name);
}

/** The least plan whose package of a product has a name. */
function planOf(productId: string, name: string): PlanId | undefined {
  return PLANS.map(({id}) => id).find((plan) =>
    DOCUMENTED_PACKAGES.some((one) => one.productId === productId && one.plan === plan && has(one.name, name)),
  );
}

function problemsOf({id, productId, plan, turnedOnBy}: PlanFeature): string[] {
  const found = turnedOnBy === undefined ? plan : planOf(productId, turnedOnBy);
  const rank = (one: PlanId | undefined): number => PLANS.findIndex((other) => other.id === one);
  // A higher plan may add to what a lower one has under the same name, as with rows that are updated at once.
  const isFine = productId === 'x-data-grid' ? rank(found) >= 0 && rank(found) <= rank(plan) : found === plan;
  return isFine ? [] : [`${id}: ${turnedOnBy ?? ''} is ${found ?? 'nowhere'}, not ${plan}`];
}

test('what turns a feature on is in the package of its plan', () => {
  expect(PLAN_FEATURES.flatMap(problemsOf)).toEqual([]);
  const [picker, range] = featuresOf(['datePicker', 'dateRangePicker']) as [PlanFeature, PlanFeature];
  expect(problemsOf({...picker, plan: 'pro'} as PlanFeature)).toEqual(['datePicker: DatePicker is community, not pro']);
  expect(problemsOf({...range, plan: 'community'} as PlanFeature)).toEqual([
    'dateRangePicker: DateRangePicker is pro, not community',
  ]);
  expect(problemsOf({...picker, turnedOnBy: 'WeekPicker'} as PlanFeature)).toEqual([
    'datePicker: WeekPicker is nowhere, not community',
  ]);
});

test('each feature is there once, and links a page with its heading', () => {
  expect(new Set(PLAN_FEATURES.map(({id}) => id)).size).toBe(PLAN_FEATURES.length);
  expect(PLAN_FEATURES.flatMap(({href}) => brokenGuide(href) ?? [])).toEqual([]);
  expect(PLAN_PRODUCTS.filter((id) => !PLAN_FEATURES.some(({productId}) => productId === id))).toEqual([]);
});

test('the package of a plan is the highest that the product has up to it', () => {
  expect(packageOf('x-date-pickers', 'premium').name).toBe('@mui/x-date-pickers-pro');
  expect(packageOf('x-data-grid', 'premium').name).toBe('@mui/x-data-grid-premium');
  expect(packageOf('x-charts', 'pro').name).toBe('@mui/x-charts');
  expect(() => packageOf('joy-ui', 'pro')).toThrow('the product "joy-ui" has no package');
});

test('each product is installed with the package that its own features need', async () => {
  const code = installCode(
    featuresOf(['treeData', 'datePicker', 'dateRangePicker', 'pickerLimits', 'barChart', 'none']),
  );
  expect(code).toBe(
    [
      'npm install @mui/x-data-grid-pro@6 @mui/x-date-pickers-pro@6 @mui/x-charts@6',
      '',
      "import { DataGridPro } from '@mui/x-data-grid-pro';",
      "import { DatePicker, DateRangePicker } from '@mui/x-date-pickers-pro';",
      "import { BarChart } from '@mui/x-charts';",
    ].join('\n'),
  );
  const pickers = await import('@mui/x-date-pickers-pro');
  expect(pickers).toHaveProperty('DatePicker');
  expect(pickers).toHaveProperty('DateRangePicker');
  expect(installCode(featuresOf(['pickerLimits']))).toBe('npm install @mui/x-date-pickers@6');
});
