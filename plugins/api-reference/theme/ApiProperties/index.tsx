import type {ReactNode} from 'react';
import ApiRows from '../../client/ApiRows';
import SectionDisplay from '../../client/SectionDisplay';
import staticRows from '../../client/staticRows';
import type {ApiPageSource, InterfaceApi} from '../../types';

export interface Props {
  readonly page: ApiPageSource<InterfaceApi>;
  /** Only the properties of one feature; lists of features follow the display of the page. */
  readonly feature?: string;
}

/** The properties or methods of an interface. */
export default function ApiProperties({page, feature}: Props): ReactNode {
  return (
    <ApiRows
      page={page}
      section="props"
      part={feature}
      rows={page.loaded && staticRows?.propertyRows(page.loaded, feature)}
    >
      {feature === undefined && <SectionDisplay section="props" />}
    </ApiRows>
  );
}
