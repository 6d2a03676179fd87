import type {ApiPagesOption} from '../../options';
import type {ComponentApi, ProductTypes} from '../../types';
import {readClasses} from './classes';
import {findComponent, openPackages, type ComponentProgram} from './components';
import {readInheritance, refTargetOf} from './inheritance';
import type {PackageSource} from './packages';
import {PropReader, type Notice} from './props';
import {readSlots} from './slots';
import {ThemeReader} from './theme';
import {joinFaults, RoomError} from '../../../kit/errors';
import type {ProductId} from '../../../../src/site/products';

export interface Extraction {
  /** In the order of the option `pages`. Links are as the packages' comments have them. */
  readonly components: readonly ComponentApi[];
  /** What type names open to, by product. */
  readonly types: Readonly<Partial<Record<ProductId, ProductTypes>>>;
  readonly notices: readonly Notice[];
}

interface Readers {
  readonly opened: ComponentProgram;
  readonly props: PropReader;
  readonly themes: ThemeReader;
}

function extractComponent(
  name: string,
  productId: ProductId,
  {opened, props: propReader, themes}: Readers,
): {readonly api: ComponentApi; readonly notices: readonly Notice[]} {
  const component = findComponent(name, productId, opened);
  const {props, inherited, ref, symbols, notices} = propReader.read(component);
  const refTarget = refTargetOf(ref, opened);
  const {theme, notice} = themes.read(name, component.home);
  const api: ComponentApi = {
    kind: 'component',
    name,
    productId,
    packageName: component.home.name,
    packageVersion: component.home.version,
    plan: component.home.plan,
    importPaths: component.importPaths,
    refType: refTarget ? opened.checker.typeToString(refTarget, opened.scope) : null,
    inheritance: readInheritance(inherited, refTarget, opened),
    props,
    slots: readSlots(component, symbols.get('slots'), opened, propReader),
    classes: readClasses(component, symbols.get('classes'), opened),
    theme,
  };
  return {api, notices: notice === undefined ? notices : [...notices, notice]};
}

/**
 * Reads what the option `pages` asks for from the packages' types.
 *
 * @param packages the documented packages, a product's community package first
 * @throws one {@link RoomError} that names every component that cannot be read, and why
 */
export function extractComponents(packages: readonly PackageSource[], groups: readonly ApiPagesOption[]): Extraction {
  const opened = openPackages(packages, groups);
  const readers: Readers = {opened, props: new PropReader(opened), themes: new ThemeReader()};
  const components: ComponentApi[] = [];
  const notices: Notice[] = [];
  const faults: RoomError[] = [];
  for (const {productId, components: names} of groups) {
    for (const name of names) {
      try {
        const extracted = extractComponent(name, productId, readers);
        components.push(extracted.api);
        notices.push(...extracted.notices);
      } catch (error) {
        if (!(error instanceof RoomError)) {
          throw error;
        }
        faults.push(error);
      }
    }
  }
  const fault = joinFaults(faults);
  if (fault) {
    throw fault;
  }
  return {components, types: {}, notices};
}
