import type {ReactElement} from 'react';
import PropRow from '../PropRow';
import type {InterfaceApi} from '../../types';

/** The properties that serve a feature; all of them if no feature is given. */
function propertiesOf({properties, features}: InterfaceApi, feature: string | undefined): InterfaceApi['properties'] {
  const names = features.find(({title}) => title === feature)?.names;
  if (feature === undefined) {
    return properties;
  }
  // The API object has all of its methods, and nobody passes them: the mark "required" would say nothing.
  return properties.filter(({name}) => names?.includes(name)).map((method) => ({...method, required: false}));
}

/** A row for each property or method of an interface, or for each of those that serve a feature. */
export default function propertyRows(api: InterfaceApi, feature: string | undefined): ReactElement[] {
  return propertiesOf(api, feature).map((property) => <PropRow key={property.name} owner={api.name} prop={property} />);
}
