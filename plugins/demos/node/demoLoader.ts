import {infoModule, sourcesModule} from './demoModules';

interface LoaderContext {
  readonly resourcePath: string;
  readonly resourceQuery: string;
  getOptions(): {previewLines: number};
  async(): (error: Error | null, code?: string) => void;
}

/** Bundler loader: a demo's file becomes what its page knows of it (`?demo`) or its shown sources (`?demo-sources`). */
export default function demoLoader(this: LoaderContext, code: string): void {
  const done = this.async();
  const {resourcePath, resourceQuery} = this;
  const {previewLines} = this.getOptions();
  const made =
    resourceQuery === '?demo-sources'
      ? sourcesModule(resourcePath, code)
      : Promise.resolve().then(() => infoModule(resourcePath, code, previewLines));
  made.then(
    (text) => done(null, text),
    (error: Error) => done(error),
  );
}
