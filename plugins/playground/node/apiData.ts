import type {ApiProp, ApiTypeMember, ComponentApi, InterfaceApi, ProductTypes} from '../../../src/site/apiData';
import type {ProductId} from '../../../src/site/products';
import type {Extraction} from '../../../src/node/packages/api/extract';

/** A prop of a component, or a member of a type; only what has a page says which plan it needs. */
export type ApiMember = ApiTypeMember & Partial<Pick<ApiProp, 'plan'>>;

/** The API of all products, by name. */
export interface ApiData {
  readonly components: ReadonlyMap<string, ComponentApi>;
  readonly interfaces: ReadonlyMap<string, InterfaceApi>;
  readonly types: (productId: ProductId) => ProductTypes;
}

/** Finds components, interfaces and types in what the packages' types say. */
export function apiDataOf({components, interfaces, types}: Extraction): ApiData {
  return {
    components: new Map(components.map((component) => [component.name, component])),
    interfaces: new Map(interfaces.map((one) => [one.name, one])),
    types: (productId) => types[productId] ?? {},
  };
}
