import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {PluginError} from '../../../src/node/errors';
import {highlight} from '../../../src/text/highlight';
import {toJavaScript} from '../../../src/node/javascript';
import {oncePerInput} from '../../../src/node/oncePerProcess';
import {requirementsOf} from '../../../src/node/demoUsage/requirements';
import {projectPath} from '../../../src/node/project';
import {readPageFile, versionOfFile} from '../../../src/node/versions';
import {inVersion} from '../../../src/site/paths';
import {SITE} from '../../../src/site/site';
import {DEFAULT_CODE_STYLING, type CodeStyling} from '../../../src/site/storage';
import type {DemoFile, DemoInfo, CodePreview, DemoSources} from '../types';
import {translatedScriptUrl, translatedUrl} from '../client/dateLibraries/translatedUrl';
import {apiUses} from './apiUses';
import {dateChoiceOf} from './dateLibraries/dateChoice';
import {translatedScript} from './dateLibraries/translatedScript';
import {demoNameOf, partsOf, stylingFiles, type DemoPart, type Watcher} from '../../../src/node/demoFiles';
import {fetchOfGroup, liveGroup} from './demoGroups';
import {hasStyles} from './demoStyles';
import {previewOf, type PreviewText} from './preview';
import {fontsOf, oneLibraryOf} from '../../../src/node/writerNotes';

const TRANSLATED_JSON = JSON.stringify(path.join(__dirname, '../client/dateLibraries/translatedJson'));

/** Languages of the files that a demo may be made of, as the highlighter calls them. */
const LANGUAGE_OF_ENDING: Readonly<Record<string, string>> = {
  '.css': 'css',
  '.json': 'json',
  '.ts': 'tsx',
  '.tsx': 'tsx',
};

/** A file of types alone has no statements in JavaScript, at most comments. */
function hasStatements(javascript: string): boolean {
  return (
    ts.createSourceFile('demo.jsx', javascript, ts.ScriptTarget.Latest, false, ts.ScriptKind.JSX).statements.length > 0
  );
}

async function makeDemoFile({file, name, code}: DemoPart): Promise<DemoFile> {
  const text = code.trimEnd();
  const ending = path.extname(file);
  const shown = {name, html: highlight(text, LANGUAGE_OF_ENDING[ending] ?? 'text'), text};
  if (!/^\.tsx?$/.test(ending)) {
    return shown;
  }
  let javascript: string;
  try {
    javascript = (await toJavaScript(code)).trimEnd();
  } catch (cause) {
    throw new PluginError('demos', `the source cannot be read: ${(cause as Error).message}`, {file: projectPath(file)});
  }
  if (javascript === text) {
    return shown;
  }
  const textJs = hasStatements(javascript) ? javascript : '';
  return {...shown, htmlJs: highlight(textJs, 'jsx'), textJs};
}

/**
 * A file of a demo as it is shown and copied, in both languages.
 *
 * @throws PluginError for a file that is no TypeScript
 */
export const demoFile = oncePerInput('files of demos', makeDemoFile);

/**
 * The sources of a demo as they are shown: the demo, the files that come along with it, and where the API of what it uses is
 * documented.
 *
 * @throws PluginError for a file that is missing or cannot be read
 */
export async function demoSources(file: string, code: string, watcher: Watcher): Promise<DemoSources> {
  const files = await Promise.all(partsOf(file, code, watcher).map(demoFile));
  // The variants of a demo show the same as the demo.
  const {components} = await requirementsOf(path.join(path.dirname(file), `${demoNameOf(file)}.tsx`));
  const uses = await apiUses(components, versionOfFile(projectPath(file)));
  return {files, ...(uses.length > 0 && {uses})};
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** Canonical path of the page that a demo lies beside, with its version. */
function pageOf(file: string): string {
  const demo = projectPath(file);
  const {version, below = demo} = readPageFile(demo) ?? {};
  return inVersion(`${SITE.docsPath}/${path.posix.dirname(below)}`, version);
}

/** A file that the build publishes. */
interface PublishedFile {
  /** From the root of the built site. */
  readonly name: string;
  readonly content: string;
}

/**
 * The module behind `BasicBars.tsx?demo-sources`, which fetches the demo's sources, and the files that they are published as.
 *
 * @param translated the sources in the other date libraries, by the library's name
 */
export function sourcesModule(
  file: string,
  sources: DemoSources,
  translated: Readonly<Record<string, DemoSources>> = {},
): {text: string; files: PublishedFile[]} {
  const url = `${pageOf(file)}/${path.basename(file, '.tsx')}.sources.json`;
  const files = [
    ...Object.entries({'': sources, ...translated}).map(([library, content]) => ({
      name: translatedUrl(url, library).slice(1),
      content: JSON.stringify(content),
    })),
    ...Object.entries(translated).map(
      ([
        library,
        {
          files: [file],
        },
      ]) => ({
        name: translatedScriptUrl(url, library).slice(1),
        content: translatedScript(file?.text ?? '', translatedScriptUrl(url, library)),
      }),
    ),
  ];
  const given = [url, shortHash(files.map(({content}) => content).join())].map((text) => JSON.stringify(text)).join();
  const lines = [
    "import publishedJson from '@site/src/ui/publishedJson';",
    `export default publishedJson(${given});`,
    ...(Object.keys(translated).length > 0
      ? [`import translatedJson from ${TRANSLATED_JSON};`, `export const translated = translatedJson(${given});`]
      : []),
  ];
  return {text: `${lines.join('\n')}\n`, files};
}

const countLines = (text: string): number => text.split('\n').length;

function stylingModule(styling: CodeStyling, file: string, code: string, watcher: Watcher): string {
  const request = JSON.stringify(file);
  const styles = JSON.stringify(`${file}?demo-styles`);
  const sources = JSON.stringify(`${file}?demo-sources`);
  const isTranslated = dateChoiceOf(code) === 'follows';
  const group = liveGroup(file, styling, code, watcher);
  const loaded = hasStyles(file, code) ? `{...require(${request}), ...require(${styles})}` : `require(${request})`;
  return `{
    ...${JSON.stringify({styling, file: projectPath(file), group: path.basename(group[0] ?? file)})},
    load: ${fetchOfGroup(file, group)},
    loadSources: require(${sources}).default,${
      isTranslated
        ? `
    translations: require(${sources}).translated,`
        : ''
    }
    loaded: __SERVER_BUNDLE__ ? ${loaded} : undefined,
  }`;
}

/** The variants that lie beside a demo, with their texts. */
function variantsOf(
  file: string,
  code: string,
  watcher: Watcher,
): {styling: CodeStyling; file: string; code: string}[] {
  return Object.entries(stylingFiles(file)).flatMap(([name, variant]) => {
    const styling = name as CodeStyling;
    if (styling === DEFAULT_CODE_STYLING) {
      return [{styling, file, code}];
    }
    if (!existsSync(variant)) {
      watcher.lacks(variant);
      return [];
    }
    watcher.uses(variant);
    return [{styling, file: variant, code: readFileSync(variant, 'utf8')}];
  });
}

/** The lines that a closed demo shows, if it has any. */
export function codePreview(code: string): Required<CodePreview> | undefined {
  const shown = previewOf(code);
  return shown && {lines: countLines(shown.text), isCut: shown.isCut, html: highlight(shown.text, 'tsx')};
}

/** JavaScript of a demo's {@link CodePreview}. */
function previewInfo(file: string, {text, isCut}: PreviewText): string {
  const html = `require(${JSON.stringify(`${file}?demo-preview`)}).default`;
  return `{lines: ${countLines(text)}, isCut: ${isCut}, html: __STATIC_CONTENT__ ? ${html} : undefined}`;
}

/** Text of the module behind `BasicBars.tsx?demo-preview`: the highlighted lines that the closed demo shows. */
export function previewModule(code: string): string {
  return `export default ${JSON.stringify(codePreview(code)?.html)};\n`;
}

/**
 * Text of the module behind `BasicBars.tsx?demo`: what a page knows from the start. In the browser the demo is a chunk of its own,
 * its preview HTML of the page, and its sources a JSON file; the server has the demo and its preview at hand.
 */
export async function infoModule(file: string, code: string, watcher: Watcher): Promise<string> {
  const shown = previewOf(code);
  const page = pageOf(file);
  const oneLibrary = oneLibraryOf(code);
  const fonts = fontsOf(file, code);
  const facts: Omit<DemoInfo, 'stylings' | 'preview'> = {
    name: path.basename(file, '.tsx'),
    page,
    plan: (await requirementsOf(file)).plan,
    ...(oneLibrary && {dateLibrary: oneLibrary.library}),
    ...(fonts.length > 0 && {fonts}),
  };
  const variants = variantsOf(file, code, watcher);
  return `export default {
  ...${JSON.stringify(facts)},
  preview: ${shown ? previewInfo(file, shown) : 'undefined'},
  stylings: [${variants.map((variant) => stylingModule(variant.styling, variant.file, variant.code, watcher)).join(', ')}],
};
`;
}
