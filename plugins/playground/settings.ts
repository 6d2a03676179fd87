import type {PlanId} from '../../src/site/packages';
import type {Values} from './client/values';

/** The settings of a playground: the build makes them from the element on the page. */
export interface PlaygroundSettings {
  /** Part of its URL: the page's anchor. */
  readonly id: string;
  /** Name of the component. */
  readonly component: string;
  readonly plan: PlanId;
  /** How the component is imported. */
  readonly from: string;
  /** Paths of the props that are shown first; those of the component's sample set if none are named. */
  readonly show?: readonly string[];
  /** Props of the first state, over those of the sample. */
  readonly start?: Values;
  /** The sample to begin with. */
  readonly sample?: string | undefined;
  /** Whether the component runs as soon as it comes near, as a demo does. */
  readonly isLive?: true;
  /** Height of the first state, in CSS pixels, if it differs from the sample set's. */
  readonly height?: number;
  /** URL of the component's data inside the site, without the base URL. */
  readonly data: string;
  /** Changes with that data. */
  readonly version: string;
}
