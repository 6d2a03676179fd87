/** What the room's Node side writes, as the theme components import it. */
declare module '@generated/api-reference/modules/data-grid/events.js' {
  import type {ApiEvent, ApiSource} from '@site/plugins/api-reference/types';

  const source: ApiSource<readonly ApiEvent[]>;
  export default source;
}

declare module '@generated/api-reference/modules/data-grid/selectors.js' {
  import type {ApiSelector, ApiSource} from '@site/plugins/api-reference/types';

  const source: ApiSource<readonly ApiSelector[]>;
  export default source;
}
