import path from 'node:path';
import Joi from 'joi';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {FONT_FAMILY, familyStylesheet, type FontProvider} from '../../../src/site/fonts';
import type {PageFrontMatter} from '../../../src/site/frontMatter';
import {PluginError} from '../../../src/node/errors';
import {expressionAttribute, flowElement, importNode} from '../../../src/node/mdxNodes';
import {projectPath} from '../../../src/node/project';

type FontFacts = Pick<PageFrontMatter, 'iconFont' | 'fonts'>;

const schema = Joi.object<FontFacts>({
  iconFont: Joi.boolean().strict(),
  fonts: Joi.array().items(
    Joi.string().pattern(FONT_FAMILY).messages({
      'string.pattern.base': '{{#label}} must be a family, such as "Roboto Slab" or "Roboto Slab:wght@400;700"',
    }),
  ),
}).unknown();

/**
 * The stylesheets of the fonts that a page asks for in its front matter: `iconFont: true`, `fonts: ['Roboto Slab']`.
 *
 * @throws PluginError when the front matter asks in another way
 */
export function fontStylesheets(frontMatter: unknown, provider: FontProvider, file: string): string[] {
  const result = schema.validate(frontMatter, {abortEarly: false});
  if (result.error) {
    throw new PluginError('fonts', `${result.error.message}. Fix the front matter of this page.`, {file});
  }
  const value: FontFacts = result.value;
  const families = (value.fonts ?? []).map((family) => familyStylesheet(provider, family));
  return [...(value.iconFont ? [provider.iconStylesheet] : []), ...families];
}

const COMPONENT = 'PageFonts';

function fontsNode(stylesheets: readonly string[], fontHost: string): MdxJsxFlowElement {
  const elements = stylesheets.map((value) => ({type: 'Literal' as const, value}));
  const node = flowElement(COMPONENT, {fontHost});
  node.attributes.unshift(expressionAttribute('stylesheets', {type: 'ArrayExpression', elements}));
  return node;
}

interface MdxFile {
  readonly path: string;
  readonly data: {readonly frontMatter?: unknown};
}

/**
 * Remark plugin: a page that asks for fonts gets the part that fetches them, late; the other pages get nothing.
 *
 * @throws PluginError when the front matter asks in another way than {@link fontStylesheets} knows
 */
export default function pageFonts(provider: FontProvider): () => (tree: unknown, file: MdxFile) => void {
  return () => (tree, file) => {
    const location = projectPath(path.resolve(file.path));
    const stylesheets = fontStylesheets(file.data.frontMatter ?? {}, provider, location);
    if (stylesheets.length > 0) {
      (tree as Root).children.push(
        importNode(COMPONENT, '@site/src/ui/PageFonts'),
        fontsNode(stylesheets, provider.fontHost),
      );
    }
  };
}
