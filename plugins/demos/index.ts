import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {copySources} from './node/copySources';
import {readDemosOptions} from './options';

/** The demos room: demo files beside pages become live, copyable demos. */
export default function demos(context: LoadContext, rawOptions: {id?: string}): Plugin {
  const {id: _id, ...given} = rawOptions;
  const options = readDemosOptions(given);
  const docsFolder = path.join(context.siteDir, options.docs);

  return {
    name: 'demos',
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack() {
      const loader = path.join(__dirname, 'node/demoLoader.cjs');
      const use = [{loader, options: {previewLines: options.previewLines}}];
      return {module: {rules: [{resourceQuery: /^\?demo(-sources)?$/, test: /\.tsx$/, use}]}};
    },
    async postBuild({outDir}) {
      await copySources(docsFolder, outDir);
    },
  };
}
