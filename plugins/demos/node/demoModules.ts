import {existsSync} from 'node:fs';
import path from 'node:path';
import {RoomError} from '../../kit/errors';
import {highlight} from '../../kit/highlight';
import {toJavaScript} from '../../kit/javascript';
import {projectPath} from '../../kit/project';
import {SITE} from '../../../src/site/site';
import {CODE_STYLINGS, DEFAULT_CODE_STYLING, STYLING_SLUGS, type CodeStyling} from '../../../src/site/storage';
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

/** The files in which a demo may come, by styling; the first is always there. */
export function stylingFiles(file: string): Readonly<Record<CodeStyling, string>> {
  const variant = (styling: CodeStyling): string => file.replace(/\.tsx$/, `.${STYLING_SLUGS[styling]}.tsx`);
  return {'MUI System': file, Tailwind: variant('Tailwind'), CSS: variant('CSS')};
}

function stylingModule(styling: CodeStyling, file: string): string {
  const request = JSON.stringify(file);
  return `{
    ...${JSON.stringify({styling, file: projectPath(file)})},
    load: () => import(${request}),
    loadSources: () => import(${JSON.stringify(`${file}?demo-sources`)}),
    loaded: __SERVER_BUNDLE__ ? require(${request}) : undefined,
  }`;
}

/**
 * Text of the module behind `BasicBars.tsx?demo`: what a page knows from the start. The demo and its sources are chunks
 * of their own in the browser; the server has the demo at hand.
 */
export function infoModule(file: string, code: string, previewLines: number): string {
  const shown = previewOf(code, previewLines);
  const preview: DemoPreview | undefined = shown && {html: highlight(shown.text, 'tsx'), isCut: shown.isCut};
  const facts: Omit<DemoInfo, 'stylings'> = {
    name: path.basename(file, '.tsx'),
    page: pageOf(file),
    ...(preview && {preview}),
  };
  const files = stylingFiles(file);
  const stylings = CODE_STYLINGS.filter((styling) => styling === DEFAULT_CODE_STYLING || existsSync(files[styling]));
  return `export default {
  ...${JSON.stringify(facts)},
  stylings: [${stylings.map((styling) => stylingModule(styling, files[styling])).join(', ')}],
};
`;
}
