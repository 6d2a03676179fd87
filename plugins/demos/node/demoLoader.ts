import {createHash} from 'node:crypto';
import path from 'node:path';
import type {Watcher} from './demoFiles';
import {detailsModule, infoModule, sourcesFile} from './demoModules';
import {runningModule, stylesModule} from './demoStyles';
import {liveModule} from './editorModules';

interface LoaderContext {
  readonly resourcePath: string;
  readonly resourceQuery: string;
  getOptions(): {previewLines: number; generatedFolder: string; emitsFiles: boolean};
  emitFile(name: string, content: string): void;
  addDependency(file: string): void;
  addMissingDependency(file: string): void;
  async(): (error: Error | null, code?: string) => void;
}

/** Makes a file of a demo's sources, and the module with its URL. */
function sourcesModule(context: LoaderContext, sources: string): string {
  const hash = createHash('sha256').update(sources).digest('hex').slice(0, 8);
  const name = `assets/sources/${path.basename(context.resourcePath, '.tsx')}.${hash}.json`;
  if (context.getOptions().emitsFiles) {
    context.emitFile(name, sources);
  }
  return `export default __webpack_public_path__ + ${JSON.stringify(name)};\n`;
}

async function moduleText(context: LoaderContext, code: string): Promise<string> {
  const {resourcePath: file, resourceQuery} = context;
  const watcher: Watcher = {
    uses: (used) => context.addDependency(used),
    lacks: (missing) => context.addMissingDependency(missing),
  };
  switch (resourceQuery) {
    case '?demo':
      return infoModule(file, code, context.getOptions().previewLines, watcher);
    case '?demo-details':
      return detailsModule(code, context.getOptions().previewLines);
    case '?demo-sources':
      return sourcesModule(context, await sourcesFile(file, code, watcher, context.getOptions().generatedFolder));
    case '?demo-styles':
      return stylesModule(file, code, watcher);
    case '?demo-live':
      return liveModule(file, code);
    default:
      return runningModule(file, code, watcher);
  }
}

/**
 * Bundler loader: a demo's file becomes what its page knows of it (`?demo`), what the server's page shows around it
 * (`?demo-details`), the URL of its shown sources (`?demo-sources`), its styles (`?demo-styles`), what its page loads to run it and to
 * edit it (`?demo-live`), or, asked for by its plain name, the demo as it runs.
 */
export default function demoLoader(this: LoaderContext, code: string): void {
  const done = this.async();
  moduleText(this, code).then(
    (text) => done(null, text),
    (error: Error) => done(error),
  );
}
