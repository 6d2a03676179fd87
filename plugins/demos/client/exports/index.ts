import facts from '@generated/demos/default/export-facts.json';
import {publishedPath} from '@site/src/site/paths';
import type {CodeStyling, CodeVariant} from '@site/src/site/storage';
import type {DemoInfo, DemoSources} from '../../types';
import {exportProject} from './project';
import {packageName} from './projectFiles';
import {codeSandboxForm, stackBlitzForm, type SandboxForm} from './sandboxForms';
import type {ExportProject, Sandbox} from './types';
import {zipOf} from './zip';

/** How long the address of a download stays valid, in milliseconds. */
const REVOKE_MS = 60_000;

function projectOf(
  sandbox: Sandbox | undefined,
  {name, page, anchor = name, fonts}: DemoInfo,
  sources: DemoSources,
  codeVariant: CodeVariant,
  styling: CodeStyling,
): ExportProject {
  const url = new URL(`${publishedPath(page)}#${anchor}`, window.location.origin).href;
  return exportProject({
    name,
    url,
    sources,
    codeVariant,
    styling,
    facts,
    ...(sandbox && {sandbox}),
    ...(fonts && {fonts}),
  });
}

/** Sends a form to a new tab. A project is too long for a URL. */
function submit({action, fields}: SandboxForm): void {
  const form = document.createElement('form');
  form.hidden = true;
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.rel = 'noopener';
  for (const [name, value] of fields) {
    // A text area keeps line ends, which an input takes out.
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/**
 * Opens a demo in StackBlitz, in a new tab. Call it on a click: browsers open no tab without one.
 *
 * @param sources the demo's sources in the styling that is shown
 * @throws when the demo cannot be exported; see {@link exportProject}
 */
export function openInStackBlitz(
  demo: DemoInfo,
  sources: DemoSources,
  codeVariant: CodeVariant,
  styling: CodeStyling,
): void {
  submit(stackBlitzForm(projectOf('StackBlitz', demo, sources, codeVariant, styling)));
}

/**
 * Opens a demo in CodeSandbox, in a new tab. Call it on a click: browsers open no tab without one.
 *
 * @param sources the demo's sources in the styling that is shown
 * @throws when the demo cannot be exported; see {@link exportProject}
 */
export function openInCodeSandbox(
  demo: DemoInfo,
  sources: DemoSources,
  codeVariant: CodeVariant,
  styling: CodeStyling,
): void {
  submit(codeSandboxForm(projectOf('CodeSandbox', demo, sources, codeVariant, styling)));
}

/**
 * Saves a demo as a project in a ZIP file, which works without a network.
 *
 * @param sources the demo's sources in the styling that is shown
 * @throws when the demo cannot be exported; see {@link exportProject}
 */
export function downloadProject(
  demo: DemoInfo,
  sources: DemoSources,
  codeVariant: CodeVariant,
  styling: CodeStyling,
): void {
  const folder = packageName(demo.name);
  const {files} = projectOf(undefined, demo, sources, codeVariant, styling);
  const zip = zipOf(Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text])));
  const link = document.createElement('a');
  link.download = `${folder}.zip`;
  link.href = URL.createObjectURL(new Blob([zip], {type: 'application/zip'}));
  link.click();
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MS);
}
