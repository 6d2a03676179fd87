import facts from '@generated/demos/default/export-facts.json';
import {publishedPath} from '@site/src/site/paths';
import type {CodeStyling, CodeVariant} from '@site/src/site/storage';
import type {DemoInfo, DemoSources} from '../../types';
import {exportProject} from './project';
import {codeSandboxForm, stackBlitzForm, type SandboxForm} from './sandboxForms';
import type {ExportProject, Sandbox} from './types';

function projectOf(
  sandbox: Sandbox,
  {name, page, anchor = name}: DemoInfo,
  sources: DemoSources,
  codeVariant: CodeVariant,
  styling: CodeStyling,
): ExportProject {
  const url = new URL(`${publishedPath(page)}#${anchor}`, window.location.origin).href;
  return exportProject({name, url, sources, codeVariant, styling, sandbox, facts});
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
