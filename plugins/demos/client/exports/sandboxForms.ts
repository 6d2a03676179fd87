import {compressToBase64} from 'lz-string';
import {SANDBOX_HOSTS} from './sandboxHosts';
import type {ExportProject} from './types';

/** A form that hands a project to a sandbox. */
export interface SandboxForm {
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** StackBlitz takes every file as a field; its template for Node installs the packages and runs `npm run dev`. */
export function stackBlitzForm({title, description, mainFile, files}: ExportProject): SandboxForm {
  return {
    action: `${SANDBOX_HOSTS.StackBlitz}/run?file=${encodeURIComponent(mainFile)}`,
    fields: [
      ['project[template]', 'node'],
      ['project[title]', title],
      ['project[description]', description],
      ...Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text] as const),
    ],
  };
}

/** Base64 that can stand in a URL, as CodeSandbox reads it. */
function compressed(value: unknown): string {
  return compressToBase64(JSON.stringify(value)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** CodeSandbox takes all files in one compressed field. Its browser bundler knows no Vite: the project needs a server. */
export function codeSandboxForm({mainFile, files}: ExportProject): SandboxForm {
  const contents = Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path, {content, isBinary: false}]),
  );
  return {
    action: `${SANDBOX_HOSTS.CodeSandbox}/api/v1/sandboxes/define?environment=server`,
    fields: [
      ['parameters', compressed({files: contents})],
      ['query', `file=/${mainFile}`],
    ],
  };
}
