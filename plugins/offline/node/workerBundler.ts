import type {CurrentBundler, Plugin} from '@docusaurus/types';
import type {WorkerSettings} from '../types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Docusaurus' bundler as plugin-pwa needs it for this plugin's worker. Left to itself, the plugin
 *
 * - takes JavaScript only;
 * - puts what it is given into a file of its own at the root, which the worker loads while it starts;
 * - asks the worker's URL whether to keep anything, so that it would have to be registered with `?params=…`.
 *
 * @param settings what the worker finds in the constant `__OFFLINE__`
 */
export function workerBundler({name, instance}: CurrentBundler, settings: WorkerSettings): CurrentBundler {
  const changed = (config: Configuration): Configuration => ({
    ...config,
    resolve: {...config.resolve, extensions: ['.ts', '...']},
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
          type: 'javascript/auto',
        },
      ],
    },
    plugins: [
      ...(config.plugins ?? []),
      new instance.DefinePlugin({
        __OFFLINE__: JSON.stringify(settings),
        'self.location.search': JSON.stringify(`?params=${JSON.stringify({offlineMode: true})}`),
      }),
      new instance.optimize.LimitChunkCountPlugin({maxChunks: 1}),
    ],
  });
  const run = new Proxy(instance, {
    apply: (target, self, [configs, ...rest]: [readonly Configuration[], ...unknown[]]): unknown =>
      Reflect.apply(target, self, [configs.map(changed), ...rest]),
  });
  return {name, instance: run};
}
