import type {ReactNode} from 'react';
import ApiRows from '../../client/ApiRows';
import PropRow from '../../client/PropRow';
import SectionDisplay from '../../client/SectionDisplay';
import type {ApiPageSource, InterfaceApi} from '../../types';

/** The properties that serve a feature; all of them if no feature is given. */
function propertiesOf({properties, features}: InterfaceApi, feature: string | undefined): InterfaceApi['properties'] {
  const names = features.find(({title}) => title === feature)?.names;
  if (feature === undefined) {
    return properties;
  }
  // The API object has all of its methods, and nobody passes them: the mark "required" would say nothing.
  return properties.filter(({name}) => names?.includes(name)).map((method) => ({...method, required: false}));
}

export interface Props {
  readonly page: ApiPageSource<InterfaceApi>;
  /** Only the properties of one feature; lists of features follow the display of the page. */
  readonly feature?: string;
}

/** The properties or methods of an interface. */
export default function ApiProperties({page, feature}: Props): ReactNode {
  return (
    <ApiRows<InterfaceApi>
      page={page}
      section="props"
      render={(api) =>
        propertiesOf(api, feature).map((property) => <PropRow key={property.name} owner={api.name} prop={property} />)
      }
    >
      {feature === undefined && <SectionDisplay section="props" />}
    </ApiRows>
  );
}
