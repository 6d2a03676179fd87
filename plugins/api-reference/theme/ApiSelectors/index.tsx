import type {ReactNode} from 'react';
import ReferenceSource from '../../client/ReferenceSource';
import staticRows from '../../client/staticRows';
import type {ApiSelector, ApiSource} from '../../types';

export interface Props {
  /** The selectors of the page's version; the build puts it in (`node/remarkApi.ts`). */
  readonly source: ApiSource<readonly ApiSelector[]>;
  /** Only the selectors of one feature; the build stops for one that there is not. */
  readonly feature?: string;
}

/** The selectors of the grid, read from its packages: all of them by feature, or those of one. */
export default function ApiSelectors({source, feature}: Props): ReactNode {
  return (
    <ReferenceSource source={source} part={feature}>
      {staticRows && source.loaded && <staticRows.SelectorLists selectors={source.loaded} feature={feature} />}
    </ReferenceSource>
  );
}
