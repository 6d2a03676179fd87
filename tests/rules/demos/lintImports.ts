import {existsSync} from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import {didYouMean} from '../../../src/text/nearestName';
import {isShared} from '../../../src/node/demoFiles';
import {DEMO_PACKAGES} from '../../../plugins/demos/node/exportFacts';
import type {DemoProblem} from '../../../plugins/demos/node/demoProblem';
import {packageOfSpecifier} from '../../../src/node/packages/documentedPackages';
import {importsOf} from '../../../src/node/demoUsage/imports';

/** Sources of this site: aliases of its bundler, and relative paths. */
const SITE_SOURCE = /^(?:@site|@theme|@generated|@docusaurus|src|plugins|docs)(?:\/|$)|^@theme-/;

const GENERATOR = /(?:^|[-/])(?:x-data-grid-)?generator(?:$|\/)/;

function relativeProblem(source: ts.SourceFile, specifier: string): string | undefined {
  const folder = path.dirname(source.fileName);
  const target = path.resolve(folder, specifier);
  if (!target.startsWith(folder + path.sep) && !isShared(specifier)) {
    return `"${specifier}" lies outside of the demo's folder and would not come along. Move what the demo needs beside it.`;
  }
  const isThere = ['', '.ts', '.tsx', '.css', '.d.ts'].some((ending) => existsSync(`${target}${ending}`));
  return isThere ? undefined : `no file "${specifier}" beside the demo. Fix the path, or add the file.`;
}

function packageProblem(specifier: string): string | undefined {
  const name = packageOfSpecifier(specifier) ?? specifier;
  if (DEMO_PACKAGES.includes(name)) {
    return undefined;
  }
  return GENERATOR.test(specifier)
    ? `"${specifier}" makes data that the reader does not see. Write a few rows into the demo.`
    : `"${name}" is no package that an export of the demo installs.${didYouMean(name, DEMO_PACKAGES)} Use one of DEMO_PACKAGES in plugins/demos/node/exportFacts.ts.`;
}

/** Imports that would not work in the app into which a reader copies the demo. */
export function importProblems(source: ts.SourceFile): DemoProblem[] {
  return importsOf(source).flatMap(({specifier, node}) => {
    const what = SITE_SOURCE.test(specifier)
      ? `"${specifier}" is part of this site, and a reader does not have it. Import from the packages only.`
      : specifier.startsWith('.')
        ? relativeProblem(source, specifier)
        : packageProblem(specifier);
    return what === undefined ? [] : [{what, node}];
  });
}
