import type {PlanId} from '../../../../src/site/packages';
import type {DemoOnPage} from '../../types';

/** The demos that show a component, and each of its props; demos are named by their file. */
interface ComponentUsage {
  readonly demos: string[];
  readonly props: Record<string, string[]>;
}

/** What `.docusaurus/demos/usage.json` holds: the plugin's README describes it to other plugins. */
export interface DemosUsage {
  /** By the demo's path from the project's root. */
  readonly demos: Readonly<Record<string, {readonly name: string; readonly page: string; readonly plan: PlanId}>>;
  /** By npm package, then by component. */
  readonly components: Readonly<Record<string, Readonly<Record<string, ComponentUsage>>>>;
}

/** From what each demo uses to which demos use a component and a prop. */
export function usageOf(requirementsList: Readonly<Record<string, DemoOnPage>>): DemosUsage {
  const demos: Record<string, {name: string; page: string; plan: PlanId}> = {};
  const components: Record<string, Record<string, ComponentUsage>> = {};
  for (const [file, {name, page, plan, components: used}] of Object.entries(requirementsList)) {
    demos[file] = {name, page, plan};
    for (const component of used) {
      const ofPackage = (components[component.packageName] ??= {});
      const usage = (ofPackage[component.name] ??= {demos: [], props: {}});
      usage.demos.push(file);
      component.props.forEach((prop) => (usage.props[prop] ??= []).push(file));
    }
  }
  return {demos, components};
}
