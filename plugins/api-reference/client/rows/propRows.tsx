import type {ReactElement} from 'react';
import PropRow from '../PropRow';
import type {ComponentApi} from '../../types';

/** A row for each prop of a component. */
export default function propRows({name, props}: ComponentApi): ReactElement[] {
  return props.map((prop) => <PropRow key={prop.name} owner={name} prop={prop} />);
}
