// Draws the kinds of page at all widths, into test-results/screenshots:
// npm run screenshots [-- --kinds api,charts --widths 390,1024 --looks light,dark --inputs touch --height 2400 --out folder --build folder]
import {parseArgs} from 'node:util';
import {fileURLToPath} from 'node:url';
import {install} from './install.mjs';
import {load} from './load.mjs';

install();
const {ALL_KINDS, ALL_WIDTHS, LOOKS, drawScreenshots} = load('./screenshots.ts');
const {serveBuild} = load('./server/server.ts');
const text = (value) => ({type: 'string', default: value});
const {values} = parseArgs({
  options: {
    kinds: text(ALL_KINDS.join()),
    widths: text(ALL_WIDTHS.join()),
    looks: text(LOOKS.join()),
    inputs: text('mouse,touch'),
    height: text('2400'),
    out: text(fileURLToPath(new URL('../test-results/screenshots', import.meta.url))),
    build: text(fileURLToPath(new URL('../build', import.meta.url))),
  },
});
const server = await serveBuild({folder: values.build});
try {
  await drawScreenshots({
    folder: values.out,
    url: server.url,
    kinds: values.kinds.split(','),
    widths: values.widths.split(',').map(Number),
    looks: values.looks.split(','),
    inputs: values.inputs.split(','),
    height: Number(values.height),
  });
} finally {
  await server.close();
}
