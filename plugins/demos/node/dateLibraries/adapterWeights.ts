import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {rspack} from '@docusaurus/faster';
import {DATE_ADAPTERS, DAYJS_ZONE_PLUGINS} from '../../../../src/site/adapters';
import {installedVersion, PROJECT_ROOT} from '../../../../src/node/project';

/** The bytes that a date adapter adds to an application, together with its library. */
export interface AdapterWeight {
  /** `AdapterDayjs` */
  readonly adapter: string;
  /** Name of the npm package. */
  readonly library: string;
  readonly version: string;
  /** Bytes after minification and gzip. */
  readonly bytes: number;
  /** With what its time zones need; none for a library without time zones. */
  readonly zonedBytes?: number;
}

/** The further imports of an application that needs time zones, by adapter; some adapters need none. */
const ZONE_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  AdapterDayjs: DAYJS_ZONE_PLUGINS.map((plugin) => `dayjs/plugin/${plugin}`),
  AdapterLuxon: [],
  AdapterMoment: ['moment-timezone'],
};

/** The smallest program that uses an adapter: the class cannot be left out, since what is around may call it. */
function programOf(adapter: string, more: readonly string[]): string {
  const imports = more.map((specifier, index) => `import more${index} from '${specifier}';`);
  const used = [adapter, ...more.map((_specifier, index) => `more${index}`)];
  return [
    ...imports,
    `import {${adapter}} from '@mui/x-date-pickers/${adapter}';`,
    `globalThis.used = [${used.join(', ')}];`,
    '',
  ].join('\n');
}

/** @returns bytes after gzip, by the name of the program */
async function weigh(programs: Readonly<Record<string, string>>): Promise<Readonly<Record<string, number>>> {
  // Inside the project, since the programs import what is installed there.
  const folder = path.join(PROJECT_ROOT, '.docusaurus/adapter-weights', String(process.pid));
  mkdirSync(folder, {recursive: true});
  const fileOf = (name: string): string => path.join(folder, `${name}.js`);
  Object.entries(programs).forEach(([name, text]) => writeFileSync(fileOf(name), text));
  try {
    const entry = Object.fromEntries(Object.keys(programs).map((name) => [name, fileOf(name)]));
    const output = {path: path.join(folder, 'built'), filename: '[name].js'};
    await new Promise<void>((resolve, reject) => {
      rspack({mode: 'production', context: PROJECT_ROOT, devtool: false, entry, output}, (error, stats) => {
        const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
        return problem ? reject(problem) : resolve();
      });
    });
    const sizes = Object.keys(programs).map((name) => {
      const built = readFileSync(path.join(output.path, `${name}.js`));
      return [name, gzipSync(built, {level: 9}).length] as const;
    });
    return Object.fromEntries(sizes);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * Bundles each date adapter with its library, as an application does, and weighs it.
 *
 * @returns the adapters in the order of {@link DATE_ADAPTERS}
 * @throws what the bundler says of an adapter that cannot be bundled
 */
export async function adapterWeights(): Promise<AdapterWeight[]> {
  const plain = DATE_ADAPTERS.map(({name}) => [name, programOf(name, [])] as const);
  const zoned = Object.entries(ZONE_IMPORTS).map(([name, more]) => [`${name}-zones`, programOf(name, more)] as const);
  const sizes = await weigh(Object.fromEntries([...plain, ...zoned]));
  return DATE_ADAPTERS.map(({name, library}) => {
    const zonedBytes = sizes[`${name}-zones`];
    return {
      adapter: name,
      library,
      version: installedVersion(library),
      bytes: sizes[name] ?? 0,
      ...(zonedBytes !== undefined && {zonedBytes}),
    };
  });
}
