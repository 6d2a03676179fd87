import type {ReactNode} from 'react';
import ApiRows from '../../client/ApiRows';
import SectionDisplay from '../../client/SectionDisplay';
import staticRows from '../../client/staticRows';
import type {ApiPageSource} from '../../types';

export interface Props {
  readonly page: ApiPageSource;
}

/** The props of a component. */
export default function ApiProps({page}: Props): ReactNode {
  return (
    <ApiRows page={page} section="props" rows={page.loaded && staticRows?.propRows(page.loaded)}>
      <SectionDisplay section="props" />
    </ApiRows>
  );
}
