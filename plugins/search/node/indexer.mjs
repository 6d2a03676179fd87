// Writes a full-text index with Pagefind: node indexer.mjs <folder>. Reads {language, pages: [{url, content}]} from
// standard input and answers with {fragments: {url: name}}. A process of its own, because Pagefind is an ES module whose
// package no `require` can reach, which is what Docusaurus loads plugins with.
import {mkdirSync, writeFileSync} from 'node:fs';
import {text} from 'node:stream/consumers';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {close, createIndex} from 'pagefind';
import {MARK, withSmallChunks} from './smallChunks.mjs';

/** What a browser fetches; the rest of what Pagefind offers is its own search box. */
const NEEDED = /^(?:pagefind-worker\.js|pagefind-entry\.json|pagefind\..+\.pf_meta|(?:index|fragment)\/.+)$/;

function fail(errors) {
  if (errors.length > 0) {
    throw new Error(errors.join('\n'));
  }
}

function urlOf(fragment) {
  const content = gunzipSync(fragment).toString('utf8');
  return JSON.parse(content.slice(MARK.length)).url;
}

const folder = process.argv[2];
const {language, pages} = JSON.parse(await text(process.stdin));
const {index, errors} = await createIndex({forceLanguage: language});
fail(errors);
for (const page of pages) {
  fail((await index.addHTMLFile(page)).errors);
}
const {files, errors: problems} = await index.getFiles();
fail(problems);
await close();

const entry = files.find((file) => file.path === 'pagefind-entry.json');
const {languages} = JSON.parse(Buffer.from(entry.content).toString('utf8'));
const engines = Object.values(languages).map(({wasm}) => `wasm.${wasm ?? 'unknown'}.pagefind`);
const fragments = {};
for (const file of withSmallChunks(files)) {
  if (NEEDED.test(file.path) || engines.includes(file.path)) {
    const target = path.join(folder, file.path);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, file.content);
  }
  const name = /^fragment\/(.+)\.pf_fragment$/.exec(file.path)?.[1];
  if (name) {
    fragments[urlOf(file.content)] = name;
  }
}
process.stdout.write(JSON.stringify({fragments}));
