import {DATE_ADAPTERS} from '@site/src/site/adapters';
import type {CodeStyling, CodeVariant} from '@site/src/site/storage';
import {isRelative, packageOf} from './imports';
import type {ExportFacts, PackageFacts} from './types';

/** Package names and their exact versions, sorted by name as npm does. */
export type Versions = Readonly<Record<string, string>>;

export interface PackageList {
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
}

const ADAPTER_MODULE = /^@mui\/x-date-pickers(?:-pro)?\/(?<adapter>Adapter\w+)/;

/**
 * The npm package that an import of a date adapter needs beside the pickers.
 *
 * @param module `@mui/x-date-pickers/AdapterDayjs`
 * @returns `undefined` for a module that is no adapter
 * @throws for an adapter that the site does not know
 */
export function adapterLibrary(module: string): string | undefined {
  const name = ADAPTER_MODULE.exec(module)?.groups?.['adapter'];
  if (name === undefined) {
    return undefined;
  }
  const known = DATE_ADAPTERS.find((adapter) => adapter.name === name);
  if (!known) {
    throw new Error("Can't determine required npm package for adapter");
  }
  return known.library;
}

/**
 * What is known of a package.
 *
 * @throws for a package that demos may not import
 */
function factsOf(name: string, {packages}: ExportFacts): PackageFacts {
  // A package called "constructor" must not find what every object has.
  const facts = Object.hasOwn(packages, name) ? packages[name] : undefined;
  if (!facts) {
    throw new Error(
      // Read by someone who typed the import: the build refuses it in a demo (lintImports.ts).
      `The package "${name}" has no known version, so the demo cannot be exported. ` +
        'Take the import out, and add it again in the sandbox.',
    );
  }
  return facts;
}

function sorted(versions: ReadonlyMap<string, string>): Versions {
  return Object.fromEntries([...versions].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function withPeers(names: readonly string[], facts: ExportFacts): Map<string, string> {
  const versions = new Map<string, string>();
  const waiting = [...names];
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    if (!versions.has(name)) {
      const {version, peers} = factsOf(name, facts);
      versions.set(name, version);
      waiting.push(...peers);
    }
  }
  return versions;
}

export interface PackagesRequest {
  /** Every module that the project's sources import. */
  readonly modules: readonly string[];
  readonly codeVariant: CodeVariant;
  readonly styling: CodeStyling;
  readonly facts: ExportFacts;
}

/**
 * The packages of a project: those that its sources import, their peers, the library of a date adapter, and the tools
 * that start it. Nothing else.
 *
 * @throws for a package without facts, and for an unknown adapter
 */
export function packageList({modules, codeVariant, styling, facts}: PackagesRequest): PackageList {
  const packages = modules.filter((module) => !isRelative(module)).map(packageOf);
  const libraries = modules.flatMap((module) => adapterLibrary(module) ?? []);
  const dependencies = withPeers([...packages, ...libraries], facts);

  const types = [...dependencies.keys()].flatMap((name) => factsOf(name, facts).types ?? []);
  const tools = [
    'vite',
    '@vitejs/plugin-react',
    ...(codeVariant === 'TS' ? ['typescript', ...types] : []),
    ...(styling === 'Tailwind' ? ['tailwindcss'] : []),
  ];
  const devDependencies = new Map(
    tools.map((name) => {
      const version = facts.tools[name];
      if (version === undefined) {
        throw new Error(`The tool "${name}" has no known version. Add it to plugins/demos/node/exportFacts.ts.`);
      }
      return [name, version];
    }),
  );
  return {dependencies: sorted(dependencies), devDependencies: sorted(devDependencies)};
}

/** The modules of a TypeScript project that it has to declare, since no package describes them. */
export function untypedModules({modules, codeVariant, facts}: PackagesRequest): string[] {
  return codeVariant === 'TS'
    ? modules.filter((module) => !isRelative(module) && factsOf(packageOf(module), facts).isUntyped)
    : [];
}
