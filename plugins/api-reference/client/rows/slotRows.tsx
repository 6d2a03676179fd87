import type {ReactElement} from 'react';
import {rowId} from '../../paths';
import ApiRow from '../ApiRow';
import DefaultField from '../DefaultField';
import DeprecationField from '../DeprecationField';
import type {ComponentApi} from '../../types';

/** A row for each slot of a component, with the component that fills it by default. */
export default function slotRows({name: component, slots}: ComponentApi): ReactElement[] {
  return slots.map(({name, type, defaultComponent, deprecation, description, ...history}) => (
    <ApiRow
      key={name}
      id={rowId(component, 'slots', name)}
      name={name}
      type={type}
      isDeprecated={deprecation !== null}
      history={history}
      fact={defaultComponent !== null && <DefaultField code={defaultComponent} />}
      description={description}
    >
      {deprecation && <DeprecationField hint={deprecation} />}
    </ApiRow>
  ));
}
