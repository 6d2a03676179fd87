import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {routeModules, withPageStylesheets, type ClientManifest} from './pageStylesheets';

interface Compiler {
  readonly hooks: {readonly afterEmit: {tap(name: string, run: () => void): void}};
}

/**
 * A plugin of the bundler that has the stylesheets of a page linked in its head, so that the page is never shown without them: it
 * completes the manifest of the browser's bundle before Docusaurus renders pages.
 */
export class PageStylesheetsPlugin {
  /** @param folder Docusaurus' generated files */
  constructor(private readonly folder: string) {}

  /** @throws if Docusaurus writes the list of routes' modules in another form, so that pages would lack their styles */
  apply({hooks}: Compiler): void {
    hooks.afterEmit.tap('bundle', () => {
      const registry = path.join(this.folder, 'registry.js');
      const modules = routeModules(readFileSync(registry, 'utf8'));
      if (modules.size === 0) {
        throw new Error(`[bundle] ${registry} is written in another way: fix routeModules, or take the plugin out.`);
      }
      const file = path.join(this.folder, 'client-manifest.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as ClientManifest;
      writeFileSync(file, JSON.stringify(withPageStylesheets(manifest, modules)));
    });
  }
}
