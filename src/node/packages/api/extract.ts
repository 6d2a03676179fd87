import type {ProductId} from '../../../site/products';
import {joinProblems, PluginError} from '../../errors';
import {LISTED_PRODUCT} from '../../../site/apiPaths';
import type {ApiPagesOption} from '../../../site/apiPages';
import type {ApiEvent, ApiSelector, ComponentApi, InterfaceApi, ProductTypes} from '../../../site/apiData';
import {readClasses} from './classes';
import {findComponent} from './components';
import {readEvents} from './events';
import {readInheritance, refOf} from './inheritance';
import {extractInterface} from './interfaces';
import type {Notice} from './notices';
import {OpenTypes} from './openTypes';
import {fileOfSymbol, type PackageSource} from './packages';
import {openPackages, type ComponentProgram} from './openPackages';
import {PropReader} from './props';
import {readSelectors} from './selectors';
import {readSlots} from './slots';
import {ThemeReader} from './theme';

export interface Extraction {
  /** In the order of the option `pages`. Links are as the packages' comments have them. */
  readonly components: readonly ComponentApi[];
  readonly interfaces: readonly InterfaceApi[];
  /** Of the grid, if it is among the option `pages`. */
  readonly events: readonly ApiEvent[];
  readonly selectors: readonly ApiSelector[];
  /** What type names open to, by product. */
  readonly types: Readonly<Partial<Record<ProductId, ProductTypes>>>;
  readonly notices: readonly Notice[];
}

interface Readers {
  readonly opened: ComponentProgram;
  readonly props: PropReader;
  readonly themes: ThemeReader;
  readonly onProblem: ((problem: PluginError) => void) | undefined;
}

interface Extracted<Api> {
  readonly api: Api;
  readonly notices: readonly Notice[];
}

function extractComponent(
  name: string,
  productId: ProductId,
  {opened, props: reader, themes, onProblem}: Readers,
): Extracted<ComponentApi> {
  const component = findComponent(name, productId, opened);
  const {props, inherited, symbols, notices} = reader.read(component.owner);
  const ref = refOf(component.symbol, symbols.get('ref'), opened);
  const own = props.flatMap((prop) => symbols.get(prop.name) ?? []);
  const {theme, notices: themeNotices} = themes.read(
    name,
    component.home,
    fileOfSymbol(component.symbol, opened.packages),
  );
  const api: ComponentApi = {
    kind: 'component',
    name,
    productId,
    packageName: component.home.name,
    packageVersion: component.home.version,
    plan: component.home.plan,
    importPaths: component.importPaths,
    refType: ref.text,
    inheritance: readInheritance(own, inherited, ref.target, opened),
    props,
    slots: readSlots(
      component.owner,
      {slots: symbols.get('slots'), components: symbols.get('components')},
      opened,
      reader,
    ),
    classes: readClasses(component, symbols.get('classes'), opened, onProblem),
    theme,
  };
  return {api, notices: [...notices, ...themeNotices]};
}

/**
 * Reads what the option `pages` asks for from the packages' types.
 *
 * @param packages the documented packages, a product's community package first
 * @param onProblem gets the problems, and what has one is left out: older releases lack what the option names
 * @throws one {@link PluginError} that names every component and interface that cannot be read, and why
 */
export function extractApi(
  packages: readonly PackageSource[],
  groups: readonly ApiPagesOption[],
  onProblem?: (problem: PluginError) => void,
): Extraction {
  const opened = openPackages(packages, groups);
  const themes = new ThemeReader(packages);
  const types: Partial<Record<ProductId, ProductTypes>> = {};
  const notices: Notice[] = [];
  const problems: PluginError[] = [];
  const attempt = <Api>(extract: () => Extracted<Api>): Api[] => {
    try {
      const extracted = extract();
      notices.push(...extracted.notices);
      return [extracted.api];
    } catch (error) {
      if (!(error instanceof PluginError)) {
        throw error;
      }
      problems.push(error);
      return [];
    }
  };
  const read = groups.map(({productId, components, interfaces = []}) => {
    const open = new OpenTypes(opened, productId, new Set(interfaces));
    const props = new PropReader(opened, packages, open.texts);
    const ofGroup = {
      components: components.flatMap((name) =>
        attempt(() => extractComponent(name, productId, {opened, props, themes, onProblem})),
      ),
      interfaces: interfaces.flatMap((name) =>
        attempt(() => extractInterface(name, productId, opened, props, open.texts)),
      ),
    };
    const isListed = productId === LISTED_PRODUCT;
    const lists = {
      events: isListed ? readEvents(opened, open.texts) : [],
      selectors: isListed ? readSelectors(opened, open.texts) : [],
    };
    types[productId] = open.read();
    problems.push(...open.problems);
    return {...ofGroup, ...lists};
  });
  const problem = joinProblems(problems);
  if (problem && onProblem) {
    onProblem(problem);
  } else if (problem) {
    throw problem;
  }
  return {
    components: read.flatMap(({components}) => components),
    interfaces: read.flatMap(({interfaces}) => interfaces),
    events: read.flatMap(({events}) => events),
    selectors: read.flatMap(({selectors}) => selectors),
    types,
    notices,
  };
}
