import {apiPagePath} from './apiPaths';
import type {PaidPlanId} from './packages';
import type {ProductId} from './products';

/** Something to choose, and the answers that it fits. */
export interface Choice<Fits = Readonly<Record<string, readonly string[]>>> {
  readonly id: string;
  /** The answers that it fits by the ids of the questions, the best first. */
  readonly fits: Fits;
  /** URL of its guide, without the base URL. */
  readonly guide: string;
  /** The component that it is made with; it has an API page. */
  readonly component?: string;
  /** The data that its playground begins with: the id of a sample of the component. */
  readonly sample?: string;
  /** The plan that it needs; none for the free packages. */
  readonly plan?: PaidPlanId;
  /** Whether later versions have it, and the guide shows a substitute. */
  readonly planned?: boolean;
}

/** How far down the list of its answers a choice has one; `undefined` if it does not fit. */
function distance({fits}: Choice, answers: Readonly<Record<string, string>>): number | undefined {
  let sum = 0;
  for (const [question, answer] of Object.entries(answers)) {
    const at = fits[question]?.indexOf(answer) ?? -1;
    if (answer !== '' && at < 0) {
      return undefined;
    }
    sum += Math.max(at, 0);
  }
  return sum;
}

/**
 * What fits all answers, the best first: what an answer is the main use of comes before what it is a further use of.
 *
 * @param answers by the ids of the questions; an empty answer fits everything
 */
export function fittingChoices<C extends Choice>(
  choices: readonly C[],
  answers: Readonly<Record<string, string>>,
): readonly C[] {
  return choices
    .flatMap((choice) => {
      const far = distance(choice, answers);
      return far === undefined ? [] : [{choice, far}];
    })
    .sort((a, b) => a.far - b.far)
    .map(({choice}) => choice);
}

/**
 * URL of the playground on a component's API page with the data of a sample, without the base URL. The hash is the form of
 * links that `plugins/playground` reads.
 */
export function playgroundLink(productId: ProductId, component: string, sample: string): string {
  return `${apiPagePath(productId, component)}#${component}Playground=p1(),${sample}`;
}
