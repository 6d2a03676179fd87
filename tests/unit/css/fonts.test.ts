import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import type {LoadContext} from '@docusaurus/types';
import siteStyles from '../../../src/css';
import {PROJECT_ROOT} from '../../../src/node/project';

const read = (file: string): string => readFileSync(path.join(PROJECT_ROOT, file), 'utf8');

type Face = Readonly<Record<string, string>>;

/** The files of the text font, each with its descriptors. */
function textFaces(): Face[] {
  const faces: Face[] = [];
  postcss.parse(read('src/css/fonts.css')).walkAtRules('font-face', (rule) => {
    const face: Record<string, string> = {};
    rule.walkDecls(({prop, value}) => void (face[prop] = value));
    faces.push(face);
  });
  return faces.filter((face) => face['font-family'] === "'IBM Plex Sans'");
}

/** The characters of a `unicode-range`, or of the option of the tool that makes a font of them. */
function charactersOf(range = ''): number[] {
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, first = '', last = first]) => {
    const start = parseInt(first, 16);
    return Array.from({length: parseInt(last, 16) - start + 1}, (_none, index) => start + index);
  });
}

const [basic, accented, light] = textFaces();

test('characters of the text font come from one file each, and every weight has all of them', () => {
  expect(textFaces()).toHaveLength(3);
  const [ofBasic, ofAccented] = [basic, accented].map((face) => charactersOf(face?.['unicode-range']));
  const all = [...(ofBasic ?? []), ...(ofAccented ?? [])];
  expect(new Set(all).size).toBe(all.length);
  expect(all.sort((a, b) => a - b)).toEqual(charactersOf(light?.['unicode-range']).sort((a, b) => a - b));
});

test('both files of usual weights have the same descriptors, or a browser would take all characters from one', () => {
  const descriptors = ({src: _src, 'unicode-range': _range, ...others}: Face = {}): Face => others;
  expect(descriptors(basic)).toEqual({
    'font-family': "'IBM Plex Sans'",
    'font-style': 'normal',
    'font-weight': '400 700',
    'font-display': 'swap',
  });
  expect(descriptors(accented)).toEqual(descriptors(basic));
  expect(descriptors(light)).toEqual({...descriptors(basic), 'font-weight': '100 399'});
});

test('the first file is made of the characters that it is named for', () => {
  const [, option] = /--unicodes=(\S+)/.exec(read('static/fonts/README.md')) ?? [];
  expect(charactersOf(option)).toEqual(charactersOf(basic?.['unicode-range']));
  expect(basic?.['src']).toContain('/fonts/ibm-plex-sans-basic.woff2');
});

test.each(['/', '/zh/'])(
  'the page below %s preloads the first file under the address of the stylesheet',
  async (baseUrl) => {
    const generatedFilesDir = mkdtempSync(path.join(tmpdir(), 'styles-'));
    const plugin = await siteStyles({generatedFilesDir, baseUrl} as LoadContext);
    rmSync(generatedFilesDir, {recursive: true});
    const {headTags} = plugin.injectHtmlTags?.({content: undefined}) ?? {};
    const [preloaded] = [headTags]
      .flat()
      .flatMap((tag) => (typeof tag === 'object' && tag.attributes?.['as'] === 'font' ? [tag.attributes['href']] : []));
    expect(basic?.['src']).toContain(`url('${String(preloaded)}')`);
  },
);
