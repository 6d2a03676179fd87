import path from 'node:path';
import {RoomError} from '../../kit/errors';
import {highlight} from '../../kit/highlight';
import {toJavaScript} from '../../kit/javascript';
import {projectPath} from '../../kit/project';
import {SITE} from '../../../src/site/site';
import type {DemoFile, DemoInfo, DemoPreview, DemoSources} from '../types';
import {previewOf} from './preview';

/** What a file of a demo shows and gives away, in both languages. */
export async function demoFile(file: string, code: string): Promise<DemoFile> {
  const text = code.trimEnd();
  let javascript: string;
  try {
    javascript = (await toJavaScript(code)).trimEnd();
  } catch (cause) {
    throw new RoomError('demos', `the source cannot be read: ${(cause as Error).message}`, {file: projectPath(file)});
  }
  return {
    name: path.basename(file),
    html: highlight(text, 'tsx'),
    text,
    ...(javascript !== text && {htmlJs: highlight(javascript, 'jsx'), textJs: javascript}),
  };
}

/** Text of the module behind `BasicBars.tsx?demo-sources`. */
export async function sourcesModule(file: string, code: string): Promise<string> {
  const sources: DemoSources = {files: [await demoFile(file, code)]};
  return `export default ${JSON.stringify(sources)};\n`;
}

function pageOf(file: string): string {
  const folder = path.posix.dirname(projectPath(file)).replace(/^(?:docs|versioned_docs\/[^/]+)\//, '');
  return `${SITE.docsPath}/${folder}`;
}

/**
 * Text of the module behind `BasicBars.tsx?demo`: what a page knows from the start. The demo and its sources are chunks
 * of their own in the browser; the server has the demo at hand.
 */
export function infoModule(file: string, code: string, previewLines: number): string {
  const request = JSON.stringify(file);
  const shown = previewOf(code, previewLines);
  const preview: DemoPreview | undefined = shown && {html: highlight(shown.text, 'tsx'), isCut: shown.isCut};
  const facts: Omit<DemoInfo, 'load' | 'loadSources' | 'loaded'> = {
    name: path.basename(file, '.tsx'),
    page: pageOf(file),
    file: projectPath(file),
    ...(preview && {preview}),
  };
  return `export default {
  ...${JSON.stringify(facts)},
  load: () => import(${request}),
  loadSources: () => import(${JSON.stringify(`${file}?demo-sources`)}),
  loaded: __SERVER_BUNDLE__ ? require(${request}) : undefined,
};
`;
}
