import type {ReactNode} from 'react';
import {rowId} from '../../paths';
import ApiRow from '../../client/ApiRow';
import ApiRows from '../../client/ApiRows';
import DefaultField from '../../client/DefaultField';
import DeprecationField from '../../client/DeprecationField';
import SectionDisplay from '../../client/SectionDisplay';
import type {ApiPageSource} from '../../types';

export interface Props {
  readonly page: ApiPageSource;
}

/** The slots of a component, each with the component that fills it by default. */
export default function ApiSlots({page}: Props): ReactNode {
  return (
    <ApiRows
      page={page}
      section="slots"
      render={({name: component, slots}) =>
        slots.map(({name, type, defaultComponent, deprecation, description, ...history}) => (
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
        ))
      }
    >
      <SectionDisplay section="slots" />
    </ApiRows>
  );
}
