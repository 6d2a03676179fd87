import type {ReactNode} from 'react';
import ReferenceSource from '../../client/ReferenceSource';
import staticRows from '../../client/staticRows';
import type {ApiEvent, ApiSource} from '../../types';

export interface Props {
  /** The events of the page's version; the build puts it in (`node/remarkApi.ts`). */
  readonly source: ApiSource<readonly ApiEvent[]>;
}

/** Every event of the grid, read from its packages. */
export default function ApiEvents({source}: Props): ReactNode {
  return (
    <ReferenceSource source={source}>
      {staticRows && source.loaded && <staticRows.EventList events={source.loaded} />}
    </ReferenceSource>
  );
}
