// Draws the pictures that stand for products where pages are linked, into static/images/social. Run it when a product's
// name, drawing or the tokens change, and commit what it writes: node scripts/drawSocialImages.mjs
import {mkdirSync, readFileSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium} from '@playwright/test';
import {transformFileSync} from '@swc/core';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {load} from './load.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const {socialCardHtml} = load('./socialCard.ts');
const {PICTURED_PRODUCTS, SOCIAL_IMAGE_SIZE, socialImage} = load('../plugins/markdown/socialImage.ts');
const {chromiumCandidates} = load('../src/node/browserPrograms.ts');
const {productById, SITE_PRODUCT_ID} = load('../src/site/products.ts');
const {SITE} = load('../src/site/site.ts');

/** The drawings of the landing page. */
function drawings() {
  const {code} = transformFileSync(path.join(root, 'src/pages/_landing/pictures.tsx'), {
    jsc: {parser: {syntax: 'typescript', tsx: true}, transform: {react: {runtime: 'automatic'}}},
    module: {type: 'commonjs'},
  });
  const module = {exports: {}};
  new Function('require', 'module', 'exports', code)(require, module, module.exports);
  return module.exports;
}

const pictures = drawings();
const {GridPicture, PickersPicture, ChartsPicture, TreePicture} = pictures;
const CARDS = {
  'x-data-grid': {drawing: [GridPicture], subtitle: 'Sort, filter, edit, group and export rows and columns in React.'},
  'x-date-pickers': {
    drawing: [PickersPicture],
    subtitle: 'Dates, times and ranges in React, with the date library you have.',
  },
  'x-charts': {drawing: [ChartsPicture], subtitle: 'Bars, lines, pies, scatter plots and sparklines in React.'},
  'x-tree-view': {drawing: [TreePicture], subtitle: 'Nested lists in React that open, close and select.'},
  [SITE_PRODUCT_ID]: {drawing: [GridPicture, ChartsPicture], subtitle: SITE.tagline},
};

const asset = (file) => readFileSync(path.join(root, 'static', file));
const font = `data:font/woff2;base64,${asset('fonts/ibm-plex-sans-latin.woff2').toString('base64')}`;
const logo = asset('images/logo.svg').toString('utf8');
const browser = await chromium.launch({
  executablePath: chromiumCandidates(process.env)[0],
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
try {
  const page = await browser.newPage({viewport: SOCIAL_IMAGE_SIZE});
  for (const productId of PICTURED_PRODUCTS) {
    const {drawing, subtitle} = CARDS[productId];
    const file = path.join(root, 'static', socialImage(productId));
    await page.setContent(
      socialCardHtml({
        title: productId === SITE_PRODUCT_ID ? 'Documentation' : productById(productId).name,
        subtitle,
        site: {name: SITE.title, logo},
        drawing: drawing.map((picture) => renderToStaticMarkup(createElement(picture))).join(''),
        font,
      }),
    );
    await page.evaluate('document.fonts.ready.then(() => true)');
    mkdirSync(path.dirname(file), {recursive: true});
    await page.screenshot({path: file});
    process.stdout.write(`${path.relative(root, file)} ${statSync(file).size} bytes\n`);
  }
} finally {
  await browser.close();
}
