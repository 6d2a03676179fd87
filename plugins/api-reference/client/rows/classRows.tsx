import type {ReactElement} from 'react';
import type {ComponentApi} from '../../types';
import ClassRow from '../ClassRow';

/** A row for each CSS class of a component, or for each of those of its states. */
export default function classRows({name, classes}: ComponentApi, ofStates: boolean): ReactElement[] {
  return classes
    .filter(({isState}) => isState === ofStates)
    .map((one) => <ClassRow key={one.rule} component={name} classes={one} />);
}
