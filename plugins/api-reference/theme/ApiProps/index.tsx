import type {ReactNode} from 'react';
import ApiRows from '../../client/ApiRows';
import PropRow from '../../client/PropRow';
import SectionDisplay from '../../client/SectionDisplay';
import type {ApiPageSource} from '../../types';

export interface Props {
  readonly page: ApiPageSource;
}

/** The props of a component. */
export default function ApiProps({page}: Props): ReactNode {
  return (
    <ApiRows
      page={page}
      section="props"
      render={({name, props}) => props.map((prop) => <PropRow key={prop.name} owner={name} prop={prop} />)}
    >
      <SectionDisplay section="props" />
    </ApiRows>
  );
}
