import fs from 'node:fs';
import path from 'node:path';
import type {PaidPlanId, PlanId} from '../../../src/site/packages';
import type {ProductId} from '../../../src/site/products';

/** What this plugin reads of the data that the API pages are made from; `plugins/api-reference/types.ts` has all of it. */

export type RichInline =
  | string
  | {readonly kind: 'code'; readonly text: string}
  | {readonly kind: 'strong' | 'emphasis' | 'link'; readonly content: readonly RichInline[]}
  | {readonly kind: 'break'};

export type RichText = readonly (
  {readonly kind: 'paragraph'; readonly content: readonly RichInline[]} | {readonly kind: 'list' | 'code'}
)[];

/** A type as TypeScript code on one line, cut where names begin and end that open to their members. */
export type TypeText = readonly (string | {readonly text: string; readonly opens: string})[];

/** A prop of a component, or a member of a type. */
export interface ApiMember {
  readonly name: string;
  readonly type: TypeText;
  readonly required: boolean;
  readonly defaultValue: string | null;
  readonly deprecation: RichText | null;
  readonly description: RichText;
  /** Only props of components and properties of interfaces that have a page have one. */
  readonly plan?: PaidPlanId | null;
}

export interface ApiSlot {
  readonly name: string;
  readonly type: TypeText;
  /** The component that fills the slot unless another is given. */
  readonly defaultComponent: string | null;
  readonly deprecation: RichText | null;
  readonly description: RichText;
}

export interface ApiType {
  readonly id: string;
  /** What the name stands for, where it is no list of members. */
  readonly text: TypeText | null;
  readonly members: readonly ApiMember[];
  /** Types of other packages whose members the type has too. */
  readonly inherits: readonly TypeText[];
}

export type ProductTypes = Readonly<Record<string, ApiType>>;

export interface ComponentApi {
  readonly kind: 'component';
  readonly name: string;
  readonly productId: ProductId;
  readonly packageName: string;
  readonly plan: PlanId;
  /** Module names to import from: the component's own path first. */
  readonly importPaths: readonly string[];
  readonly props: readonly ApiMember[];
  readonly slots: readonly ApiSlot[];
}

export interface InterfaceApi {
  readonly kind: 'interface';
  readonly name: string;
  readonly productId: ProductId;
  readonly properties: readonly ApiMember[];
}

type PageApi = ComponentApi | InterfaceApi;

/** The API data of all products. */
export interface ApiData {
  readonly components: ReadonlyMap<string, ComponentApi>;
  readonly interfaces: ReadonlyMap<string, InterfaceApi>;
  readonly types: (productId: ProductId) => ProductTypes;
}

function parsedFile<Data>(file: string): Data {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Data;
}

/**
 * Reads the API data that the API pages are made from.
 *
 * @param dataDir the folder whose files are served at their URLs: `.docusaurus/api-reference/data`
 */
export function readApiData(dataDir: string): ApiData {
  const components = new Map<string, ComponentApi>();
  const interfaces = new Map<string, InterfaceApi>();
  const types = new Map<ProductId, ProductTypes>();
  const apiDir = path.join(dataDir, 'x', 'api');
  for (const folder of fs.readdirSync(apiDir)) {
    const read = <Data>(file: string): Data => parsedFile(path.join(apiDir, folder, file));
    const lists = ['types.json', 'index.json', 'events.json', 'selectors.json'];
    const pages = fs.readdirSync(path.join(apiDir, folder)).filter((file) => !lists.includes(file));
    for (const page of pages.map((file) => read<PageApi>(file))) {
      types.set(page.productId, types.get(page.productId) ?? read('types.json'));
      if (page.kind === 'component') {
        components.set(page.name, page);
      } else {
        interfaces.set(page.name, page);
      }
    }
  }
  return {components, interfaces, types: (productId) => types.get(productId) ?? {}};
}
