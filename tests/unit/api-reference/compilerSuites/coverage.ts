import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {exportedComponents, publicModules} from '@site/tests/unit/api-reference/compilerSuites/exportedComponents';
import {UNEXPORTED_COMPONENTS} from '@site/src/node/packages/api/exclusions';
import {UNDOCUMENTED_COMPONENTS} from '@site/tests/unit/api-reference/compilerSuites/undocumented';
import {typescriptProgram} from '@site/src/node/packages/program';
import {API_PAGES} from '@site/src/site/apiPages';
import {DOCUMENTED_PACKAGES} from '@site/src/site/packages';
import {importLinesOf} from '../compilerAnswers';
import {fixturePackage} from '../fixturePackages';
import {siteAnswers} from '../siteAnswers';

const {extraction, answers} = siteAnswers;

const exportsOfPackage = (name: string): readonly string[] => answers().components[name] ?? [];

/** Every component that the packages of a product export. */
function exportsOfProduct(productId: string): ReadonlySet<string> {
  const own = DOCUMENTED_PACKAGES.filter((candidate) => candidate.productId === productId);
  return new Set(own.flatMap(({name}) => exportsOfPackage(name)));
}

/** The names of a product for which a page is refused, with a reason. */
function undocumentedOf(productId: string): string[] {
  return UNDOCUMENTED_COMPONENTS.filter((group) => group.productId === productId).flatMap((group) => group.components);
}

/** Names that are wrong, by product: `x-charts: BarChart`. */
function problemsByProduct(
  wrong: (productId: string, components: readonly string[], exported: ReadonlySet<string>) => readonly string[],
): string[] {
  return API_PAGES.flatMap(({productId, components}) =>
    wrong(productId, components, exportsOfProduct(productId)).map((name) => `${productId}: ${name}`),
  );
}

/** Every exported component has a page, or stands in the list of those that have none. */
export function coverageTests(): void {
  it('has a page or a reason for each exported component', () => {
    expect(problemsByProduct((productId, _components, exported) => (exported.size === 0 ? [productId] : []))).toEqual(
      [],
    );
    const problems = problemsByProduct((productId, components, exported) => {
      const known = new Set<string>([...components, ...undocumentedOf(productId)]);
      return [...exported].filter((name) => !known.has(name));
    });
    expect(problems).toEqual([]);
  });

  it('excludes nothing that is not exported, nothing twice, and nothing that has a page', () => {
    const problems = problemsByProduct((productId, components, exported) => {
      const excluded = undocumentedOf(productId);
      return excluded.filter(
        (name, index) => !exported.has(name) || excluded.indexOf(name) !== index || components.includes(name),
      );
    });
    expect(problems).toEqual([]);
  });

  it('finds every page among the exports, but for the few that say why not', () => {
    const unexported = new Set<string>(UNEXPORTED_COMPONENTS.map(({name}) => name));
    const problems = problemsByProduct((_productId, components, exported) =>
      components.filter((name) => !exported.has(name) && !unexported.has(name)),
    );
    expect(problems).toEqual([]);
  });

  it('gives a reason for each group', () => {
    expect(UNDOCUMENTED_COMPONENTS.filter(({reason}) => reason.length <= 20)).toEqual([]);
  });

  it('knows a component by a function that renders or a class that does', () => {
    const basic = fixturePackage('basic');
    const exported = exportedComponents(typescriptProgram({rootFiles: publicModules(basic)}), publicModules(basic));
    expect([...exported].sort()).toEqual([
      'ClassWidget',
      'MemoWidget',
      'Nameless',
      'Stub',
      'Unprintable',
      'UnprintableParameter',
      'Widget',
    ]);
  });

  it('names components that no module exports only as long as none does', () => {
    const packages: readonly string[] = DOCUMENTED_PACKAGES.map(({name}) => name);
    expect(UNEXPORTED_COMPONENTS.filter(({packageName}) => !packages.includes(packageName))).toEqual([]);
    expect(UNEXPORTED_COMPONENTS.filter(({name, packageName}) => exportsOfPackage(packageName).includes(name))).toEqual(
      [],
    );
  });

  describe('import lines', () => {
    it('are there for every page but those of components that no module exports', () => {
      const pages = [...extraction().components, ...extraction().interfaces];
      const without = pages.filter(({importPaths}) => importPaths.length === 0).map(({name}) => name);
      expect(without).toEqual(UNEXPORTED_COMPONENTS.map(({name}) => name));
    });

    it('type-check', () => {
      expect(importLinesOf(extraction()).length).toBeGreaterThan(200);
      // A generic type without arguments is no problem of its import.
      expect(answers().importProblems.filter((problem) => !/requires .*type argument/.test(problem))).toEqual([]);
    });

    it('resolve to a module that is installed', () => {
      const {resolve} = createRequire(`${process.cwd()}/package.json`);
      const paths = [...new Set(importLinesOf(extraction()).map(({path}) => path))];
      expect(paths.filter((path) => !existsSync(resolve(path)))).toEqual([]);
    });
  });
}
