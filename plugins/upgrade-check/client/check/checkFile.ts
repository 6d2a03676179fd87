import type {CodemodResult, FileReport, Finding} from '../../types';
import type {ChangeTable} from './changeTable';
import {runCodemod} from './codemod';
import {BlindSpots, codemodAnswers} from './codemodAnswers';
import {collectUses} from './collectUses';
import {findClasses, findLeftPlaces, findPlaces, type Place} from './findings';
import {parseFile} from './syntax';

const STYLESHEET = /\.(?:css|scss|sass|less)$/;

const UNTOUCHED: CodemodResult = {is: 'unchanged'};

function asFindings(places: readonly Place[], answerOf: (place: Place) => Finding['codemod']): Finding[] {
  return places.map((place) => {
    const {use: _use, hasTransform: _hasTransform, ...finding} = place;
    return {...finding, codemod: answerOf(place)};
  });
}

function checkStylesheet(path: string, text: string, table: ChangeTable): FileReport {
  const findings = asFindings(findClasses(text, table), () => ({is: 'none'}));
  return {path, usesMuiX: findings.length > 0, findings, codemod: UNTOUCHED};
}

/** Names that a file has if version 6 changed anything in it. Parsing takes a hundred times as long as looking for them. */
const MENTION = /@mui\/x-(?:data-grid|date-pickers)|@date-io\/|\b(?:Mui(?:DataGrid|[A-Z]\w*Picker)|PrivatePickers)/;

interface FoundPlaces {
  /** What can be said without the codemod. */
  readonly report: FileReport;
  /** Runs the codemod; `undefined` if the report is whole as it is. */
  readonly complete?: () => FileReport;
}

/**
 * Everything in a file that version 6 changes.
 *
 * @param path tells the language by its ending
 * @param text the whole file
 */
export function findInFile(path: string, text: string, table: ChangeTable): FoundPlaces {
  if (!MENTION.test(text)) {
    return {report: {path, usesMuiX: false, findings: [], codemod: UNTOUCHED}};
  }
  if (STYLESHEET.test(path)) {
    return {report: checkStylesheet(path, text, table)};
  }
  const {root, problem} = parseFile(text, path);
  const problemPart = problem && {problem};
  if (!root) {
    return {report: {path, usesMuiX: true, findings: [], codemod: UNTOUCHED, ...problemPart}};
  }
  const collection = collectUses(root);
  const places = findPlaces(root, text, collection, table);
  const usesMuiX = collection.products.size > 0 || places.length > 0;
  const because = problem ? 'unread' : 'slow';
  const findings = asFindings(places, ({hasTransform}) => (hasTransform ? {is: 'misses', because} : {is: 'none'}));
  // Without a finding there is nothing to compare.
  if (problem || places.length === 0) {
    return {report: {path, usesMuiX, findings, codemod: UNTOUCHED, ...problemPart}};
  }
  const complete = (): FileReport => {
    const codemod = runCodemod(text, path);
    // A name whose import the codemod took away, such as another name of a component, stands for what it did.
    const names = collection.scopes.of(root);
    const after = codemod.is === 'changed' ? findLeftPlaces(codemod.code, path, names, table) : [];
    const blindSpots = new BlindSpots(root, collection, codemod);
    const answers = codemodAnswers(places, {text, result: codemod, after, blindSpots});
    return {path, usesMuiX, findings: asFindings(places, (place) => answers.get(place) ?? {is: 'none'}), codemod};
  };
  return {report: {path, usesMuiX, findings, codemod: {is: 'unknown'}}, complete};
}

/** Everything in a file that version 6 changes, and what the codemod makes of it. */
export function checkFile(path: string, text: string, table: ChangeTable): FileReport {
  const {report, complete} = findInFile(path, text, table);
  return complete?.() ?? report;
}
