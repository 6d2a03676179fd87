import type {ReactNode} from 'react';
import ApiRows from '../../client/ApiRows';
import SectionDisplay from '../../client/SectionDisplay';
import staticRows from '../../client/staticRows';
import type {ApiPageSource} from '../../types';

export interface Props {
  readonly page: ApiPageSource;
}

/** The CSS classes that are a component's own. Those of states, which all components share, are listed by themselves. */
export default function ApiClasses({page}: Props): ReactNode {
  return (
    <ApiRows page={page} section="classes" rows={page.loaded && staticRows?.classRows(page.loaded, false)}>
      <SectionDisplay section="classes" />
    </ApiRows>
  );
}
