import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {rowAddress} from '../../addresses';
import ApiRow, {ApiField} from '../../client/ApiRow';
import ApiRows from '../../client/ApiRows';
import DeprecationField from '../../client/DeprecationField';
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
        slots.map(({name, type, defaultComponent, deprecation, description}) => (
          <ApiRow
            key={name}
            id={rowAddress(component, 'slots', name)}
            name={name}
            type={type}
            isDeprecated={deprecation !== null}
            description={description}
          >
            {deprecation && <DeprecationField hint={deprecation} />}
            {defaultComponent !== null && (
              <ApiField
                part="default"
                label={translate({
                  id: 'apiReference.row.default',
                  message: 'Default',
                  description: 'Of a prop or slot',
                })}
              >
                <code dir="ltr">{defaultComponent}</code>
              </ApiField>
            )}
          </ApiRow>
        ))
      }
    />
  );
}
