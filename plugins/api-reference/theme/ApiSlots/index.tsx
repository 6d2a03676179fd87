import type {ReactNode} from 'react';
import ApiRows from '../../client/ApiRows';
import SectionDisplay from '../../client/SectionDisplay';
import staticRows from '../../client/staticRows';
import type {ApiPageSource} from '../../types';

export interface Props {
  readonly page: ApiPageSource;
}

/** The slots of a component. */
export default function ApiSlots({page}: Props): ReactNode {
  return (
    <ApiRows page={page} section="slots" rows={page.loaded && staticRows?.slotRows(page.loaded)}>
      <SectionDisplay section="slots" />
    </ApiRows>
  );
}
