import {PROJECT_ROOT} from '../../src/node/project';
import {fingerprintOf} from './fingerprints';
import {readTestCache, TEST_CACHE_FILE, updateTestCache} from './testCache';
import type {Outcome, Stage, StageCache} from '../stage';

/** Generated beside what is written, and made anew by each build. */
const isWritten = (file: string): boolean => !/^(?:docs|i18n\/[^/]+\/[^/]+\/current)\/api\//.test(file);

/** What belongs to the inputs of every stage: the installed packages, the supported browsers, and the stages themselves. */
export const ALWAYS_READ: readonly string[] = ['package.json', 'package-lock.json', 'tsconfig.json', 'scripts'];

/**
 * The cache of the stages that say what they read.
 *
 * @param isRead whether a stage that was green may be left out; the cache is written all the same
 * @param root the project's, where it is left out
 * @param file path of the cache
 */
export function stageCache(isRead: boolean, root = PROJECT_ROOT, file = TEST_CACHE_FILE): StageCache {
  const known = isRead ? readTestCache(file).stages : {};
  // Taken before a stage runs: what is edited meanwhile was not tested.
  const fingerprints = new Map<Stage, string>();
  return {
    isKnownGreen(stage) {
      if (!stage.inputs) {
        return false;
      }
      const fingerprint = fingerprintOf([...stage.inputs, ...ALWAYS_READ], isWritten, root);
      fingerprints.set(stage, fingerprint);
      return known[stage.name] === fingerprint;
    },
    keep(stage, {failed, secondTries = []}: Outcome) {
      if (stage.inputs) {
        const isGreen = failed === 0 && secondTries.length === 0;
        updateTestCache({stages: {[stage.name]: isGreen ? fingerprints.get(stage) : undefined}}, file);
      }
    },
  };
}
