import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {logicalStockStyles} from './logicalStockStyles';
import {mediaQueries} from './mediaQueries';
import {tokenStylesheet} from './tokenStylesheet';
import {pageVariables, unusedStockStyles} from './unusedStockStyles';

/** The address that `fonts.css` has, the same in every language: under another one the font would be fetched twice. */
const PRELOADED_FONT = '/fonts/ibm-plex-sans-basic.woff2';

/** The site's stylesheets: variables made from the tokens, then what is written by hand; code colors come late. */
export default async function siteStyles(context: LoadContext): Promise<Plugin> {
  const folder = path.join(context.generatedFilesDir, 'site-styles');
  const tokens = path.join(folder, 'tokens.css');
  await mkdir(folder, {recursive: true});
  await writeFile(tokens, tokenStylesheet());
  const replaced = pageVariables(tokenStylesheet() + (await readFile(path.join(__dirname, 'page.css'), 'utf8')));
  const media = path.join(folder, 'media.css');
  await writeFile(media, mediaQueries());

  return {
    name: 'site-styles',
    getClientModules: () => [
      tokens,
      ...['fonts', 'page', 'chrome', 'controls', 'markdown', 'rightToLeft', 'dense', 'print'].map((name) =>
        path.join(__dirname, `${name}.css`),
      ),
      path.join(__dirname, 'codeColors'),
    ],
    configurePostCss: (options) => ({
      ...options,
      plugins: [
        globalData({files: [media]}),
        customMedia(),
        ...(options.plugins as unknown[]),
        logicalStockStyles(),
        unusedStockStyles(replaced),
      ],
    }),
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'preload',
            href: PRELOADED_FONT,
            as: 'font',
            type: 'font/woff2',
            crossorigin: 'anonymous',
          },
        },
        {
          tagName: 'noscript',
          innerHTML: `<link rel="stylesheet" href="${context.baseUrl}styles/code-colors.css">`,
        },
      ],
    }),
  };
}
