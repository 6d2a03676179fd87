import type ts from 'typescript';
import {PLANS, type PaidPlanId, type PlanId} from '../../../site/packages';
import {packageOfFile, planRank} from '../documentedPackages';
import {filesOfSymbol} from '../symbols';
import {usingPlan} from './exclusions';
import type {PackageSource} from './packages';

/** The plan that the first packages to declare a prop belong to: other packages may declare it again. */
export function declaredPlan(symbol: ts.Symbol, packages: readonly PackageSource[]): PlanId {
  const plans = filesOfSymbol(symbol).map((file): PlanId => packageOfFile(file, packages)?.plan ?? 'community');
  return PLANS.find(({id}) => plans.includes(id))?.id ?? 'community';
}

/** The names that a plan's own form of a component or interface has. */
export interface PlanForm {
  readonly plan: PlanId;
  readonly names: ReadonlySet<string>;
}

/**
 * Tells which plan a prop needs.
 *
 * @param forms the same component or interface as each plan has it, itself included, from the least plan up
 * @param home the plan that the page as a whole needs: what needs no more is not marked if there is one form only
 */
export function planMarker(
  forms: readonly PlanForm[],
  home: PlanId,
  packages: readonly PackageSource[],
): (symbol: ts.Symbol) => PaidPlanId | null {
  const floor = forms.length > 1 ? 'community' : home;
  return (symbol) => {
    const byForm = forms.find(({names}) => names.has(symbol.name))?.plan ?? 'community';
    const byDeclaration = declaredPlan(symbol, packages);
    const isAugmented = planRank(byDeclaration) > planRank(home);
    const byTypes = isAugmented && planRank(byDeclaration) > planRank(byForm) ? byDeclaration : byForm;
    const needed = usingPlan(symbol.name) ?? byTypes;
    return needed === 'community' || planRank(needed) <= planRank(floor) ? null : needed;
  };
}

/**
 * The names under which other plans have the same component: `DataGrid` and `DataGridPro` for `DataGridPremium`.
 *
 * @returns the name in each plan that is less than the given one, which packages may have or not
 */
export function formerNames(name: string, plan: PlanId): {readonly plan: PlanId; readonly name: string}[] {
  const facts = PLANS.find(({id}) => id === plan);
  if (!facts || plan === 'community' || !name.endsWith(facts.name)) {
    return [];
  }
  const base = name.slice(0, -facts.name.length);
  return PLANS.slice(0, planRank(plan)).map((lower) => ({
    plan: lower.id,
    name: lower.id === 'community' ? base : base + lower.name,
  }));
}
