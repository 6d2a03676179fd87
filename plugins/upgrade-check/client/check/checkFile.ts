import type {CodemodResult, FileReport, Finding} from '../../types';
import type {ChangeTable} from './changeTable';
import {runCodemod} from './codemod';
import {BlindSpots, codemodAnswers} from './codemodAnswers';
import {collectUses} from './collectUses';
import {findClasses, findPlaces, type Place} from './findings';
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

/**
 * Everything in a file that version 6 changes, and what the codemod makes of it.
 *
 * @param path tells the language by its ending
 * @param text the whole file
 */
export function checkFile(path: string, text: string, table: ChangeTable): FileReport {
  if (!MENTION.test(text)) {
    return {path, usesMuiX: false, findings: [], codemod: UNTOUCHED};
  }
  if (STYLESHEET.test(path)) {
    return checkStylesheet(path, text, table);
  }
  const {root, problem} = parseFile(text, path);
  const problemPart = problem && {problem};
  if (!root) {
    return {path, usesMuiX: true, findings: [], codemod: UNTOUCHED, ...problemPart};
  }
  const collection = collectUses(root);
  const places = findPlaces(root, text, collection, table);
  const usesMuiX = collection.products.size > 0 || places.length > 0;
  if (problem) {
    return {
      path,
      usesMuiX,
      findings: asFindings(places, ({hasTransform}) =>
        hasTransform ? {is: 'misses', because: 'unread'} : {is: 'none'},
      ),
      codemod: UNTOUCHED,
      problem,
    };
  }
  // Without a finding there is nothing to compare, and the codemod takes most of the time.
  const codemod = places.length > 0 ? runCodemod(text, path) : UNTOUCHED;
  const rewritten = codemod.is === 'changed' ? parseFile(codemod.code, path).root : undefined;
  const after =
    rewritten && codemod.is === 'changed' ? findPlaces(rewritten, codemod.code, collectUses(rewritten), table) : [];
  const answers = codemodAnswers(places, {
    text,
    result: codemod,
    after,
    blindSpots: new BlindSpots(root, collection, codemod),
  });
  return {path, usesMuiX, findings: asFindings(places, (place) => answers.get(place) ?? {is: 'none'}), codemod};
}
