import {keepChoices, linkedChoices, readChoices, type Choices} from '../choices';
import {knownIds} from './installCode';
import {KEPT_FEATURES, LINKED_FEATURES} from './keys';

const NAMES = [LINKED_FEATURES];

function idsIn(choices: Choices | undefined): readonly string[] {
  return choices?.[LINKED_FEATURES]?.split(',') ?? [];
}

/** The features that the link of the page has ticked, or else those that were ticked before in this tab. */
export function readFeatures(): readonly string[] {
  return idsIn(readChoices(KEPT_FEATURES, NAMES));
}

/** The features that the link of the page has ticked, if it is one of features. */
export function linkedFeatures(): readonly string[] | undefined {
  const linked = linkedChoices(window.location.hash, NAMES);
  return linked && idsIn(linked);
}

/**
 * Keeps for this tab what is ticked.
 *
 * @param shown the features of the table: others, which another page shows, stay ticked
 */
export function keepFeatures(ticked: readonly string[], shown: readonly string[]): void {
  const others = readFeatures().filter((id) => !shown.includes(id));
  keepChoices(KEPT_FEATURES, NAMES, {[LINKED_FEATURES]: knownIds([...ticked, ...others]).join()});
}
