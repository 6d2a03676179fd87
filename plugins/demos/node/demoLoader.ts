import {dateChoiceOf} from './dateLibraries/dateChoice';
import {translatedSources} from './dateLibraries/translatedSources';
import type {Watcher} from '../../../src/node/demoFiles';
import {groupFetchModule, groupModule, readGroupRequest} from './demoGroups';
import {demoSources, previewModule, infoModule, sourcesModule} from './demoModules';
import {runningModule, stylesModule} from './demoStyles';
import {liveModule} from './editorModules';

interface LoaderContext {
  readonly resourcePath: string;
  readonly resourceQuery: string;
  getOptions(): {emitsFiles: boolean};
  emitFile(name: string, content: string): void;
  addDependency(file: string): void;
  addMissingDependency(file: string): void;
  async(): (error: Error | null, code?: string) => void;
}

/** The module that fetches a demo's sources; in the browser's build, their files too. */
async function publishSources(context: LoaderContext, code: string, watcher: Watcher): Promise<string> {
  const {resourcePath: file} = context;
  const sources = await demoSources(file, code, watcher);
  const translated = dateChoiceOf(code) === 'follows' ? await translatedSources(file, watcher) : undefined;
  const {text, files} = sourcesModule(file, sources, translated);
  if (context.getOptions().emitsFiles) {
    files.forEach(({name, content}) => context.emitFile(name, content));
  }
  return text;
}

async function moduleText(context: LoaderContext, code: string): Promise<string> {
  const {resourcePath: file, resourceQuery} = context;
  const watcher: Watcher = {
    uses: (used) => context.addDependency(used),
    lacks: (missing) => context.addMissingDependency(missing),
  };
  switch (resourceQuery) {
    case '?demo':
      return infoModule(file, code, watcher);
    case '?demo-preview':
      return previewModule(code);
    case '?demo-sources':
      return publishSources(context, code, watcher);
    case '?demo-styles':
      return stylesModule(file, code, watcher);
    case '?demo-live':
      return liveModule(file, code);
    default: {
      const group = readGroupRequest(`${file}${resourceQuery}`);
      if (!group) {
        return runningModule(file, code);
      }
      return (group.isFetch ? groupFetchModule : groupModule)(group.members);
    }
  }
}

/**
 * Bundler loader: a demo's file becomes what its page knows of it (`?demo`), the lines that it shows while it is closed
 * (`?demo-preview`), what fetches its shown sources (`?demo-sources`), its styles (`?demo-styles`), what its page loads to run
 * it and to edit it (`?demo-live`), several of these together (`?demos-live=…`), or, asked for by its plain name, the demo as it runs.
 */
export default function demoLoader(this: LoaderContext, code: string): void {
  const done = this.async();
  moduleText(this, code).then(
    (text) => done(null, text),
    (error: Error) => done(error),
  );
}
