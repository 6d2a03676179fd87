/** @jest-environment jsdom */
import {TextEncoder} from 'node:util';
import {strFromU8, unzipSync} from 'fflate';
import {decompressFromBase64} from 'lz-string';
import {downloadProject, openInCodeSandbox, openInStackBlitz} from '../../../plugins/demos/client/exports';
import type {DemoInfo, DemoSources} from '../../../plugins/demos/types';

jest.mock(
  '@generated/demos/default/export-facts.json',
  () => ({
    __esModule: true,
    default: jest.requireActual<{exportFacts: () => unknown}>('../../../plugins/demos/node/exportFacts').exportFacts(),
  }),
  {virtual: true},
);

const CODE = 'export default function BasicBars() {\n  return <p>"Bars" & <b>more</b></p>;\n}\n';
const SOURCES: DemoSources = {files: [{name: 'BasicBars.tsx', html: '', text: CODE.trimEnd()}]};
const DEMO = {name: 'BasicBars', page: '/x/react-charts/bars'} as DemoInfo;

interface Sent {
  readonly form: HTMLFormElement;
  readonly fields: Record<string, string>;
}

let sent: Sent[];

beforeEach(() => {
  sent = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    expect(this.isConnected).toBe(true);
    sent.push({form: this, fields: Object.fromEntries(new FormData(this)) as Record<string, string>});
  });
});

afterEach(() => jest.restoreAllMocks());

test('StackBlitz gets every file as a field, in a new tab', () => {
  openInStackBlitz(DEMO, SOURCES, 'TS', 'MUI System');
  expect(sent).toHaveLength(1);
  const [{form, fields}] = sent as [Sent];
  expect({action: form.action, method: form.method, target: form.target, rel: form.rel}).toEqual({
    action: 'https://stackblitz.com/run?file=src%2FDemo.tsx',
    method: 'post',
    target: '_blank',
    rel: 'noopener',
  });
  expect(form.isConnected).toBe(false);
  expect(fields).toMatchObject({
    'project[template]': 'node',
    'project[title]': 'BasicBars - MUI X',
    'project[description]': 'BasicBars, from http://localhost/x/react-charts/bars/#BasicBars',
  });
  expect(fields['project[files][src/Demo.tsx]']?.replaceAll('\r\n', '\n')).toBe(CODE);
  expect(fields).toHaveProperty(['project[files][package.json]']);
});

test('CodeSandbox gets all files in one compressed field, for a sandbox with a server', () => {
  openInCodeSandbox(DEMO, SOURCES, 'JS', 'Tailwind');
  const [{form, fields}] = sent as [Sent];
  expect(form.action).toBe('https://codesandbox.io/api/v1/sandboxes/define?environment=server');
  expect(fields['query']).toBe('file=/src/Demo.jsx');
  expect(fields['parameters']).toMatch(/^[\w-]+$/);
  const base64 = (fields['parameters'] ?? '').replace(/-/g, '+').replace(/_/g, '/');
  const {files} = JSON.parse(decompressFromBase64(base64)) as {files: Record<string, unknown>};
  expect(files['src/Demo.jsx']).toEqual({content: CODE, isBinary: false});
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['.codesandbox/tasks.json', 'tailwindPlugin.js']));
});

test('a demo that cannot be exported opens nothing', () => {
  const unknown: DemoSources = {files: [{name: 'BasicBars.tsx', html: '', text: "import 'lodash';"}]};
  expect(() => openInStackBlitz(DEMO, unknown, 'TS', 'MUI System')).toThrow(
    'The package "lodash" has no known version',
  );
  expect(sent).toEqual([]);
});

test('a download is a ZIP file with the project in a folder of its name', async () => {
  Object.assign(globalThis, {TextEncoder});
  const saved: {name: string; blob: Blob}[] = [];
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({name: this.download, blob: blobs[Number(this.href.slice('blob:'.length)) - 1] ?? new Blob()});
  });
  downloadProject({...DEMO, fonts: ['Lato']}, SOURCES, 'TS', 'MUI System');
  expect(saved.map(({name, blob}) => [name, blob.type])).toEqual([['basic-bars.zip', 'application/zip']]);
  const zip = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(saved[0]?.blob ?? new Blob());
  });
  const files = unzipSync(new Uint8Array(zip));
  expect(Object.keys(files)).toContain('basic-bars/src/Demo.tsx');
  expect(strFromU8(files['basic-bars/index.html'] ?? new Uint8Array())).toContain('family=Lato');
  expect(Object.keys(files).join()).not.toContain('.codesandbox');
});
