import type {ReactNode} from 'react';
import ApiRows from '../../client/ApiRows';
import ClassRow from '../../client/ClassRow';
import SectionDisplay from '../../client/SectionDisplay';
import type {ApiPageSource} from '../../types';

export interface Props {
  readonly page: ApiPageSource;
}

/** The CSS classes that are a component's own. Those of states, which all components share, are listed by themselves. */
export default function ApiClasses({page}: Props): ReactNode {
  return (
    <ApiRows
      page={page}
      section="classes"
      render={({name, classes}) =>
        classes.filter(({isState}) => !isState).map((one) => <ClassRow key={one.rule} component={name} classes={one} />)
      }
    >
      <SectionDisplay section="classes" />
    </ApiRows>
  );
}
