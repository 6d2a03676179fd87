import {fingerprintOf} from './fingerprints';
import {readTestCache, updateTestCache} from './testCache';
import type {Outcome, Stage, StageCache} from '../stage';

/** Generated beside what is written, and made anew by each build. */
const isWritten = (file: string): boolean => !/^(?:docs|i18n\/[^/]+\/[^/]+\/current)\/api\//.test(file);

/** What belongs to the inputs of every stage: the installed packages, and the stages themselves. */
export const ALWAYS_READ: readonly string[] = ['package-lock.json', 'tsconfig.json', 'scripts'];

function fingerprintOfStage({inputs = []}: Stage): string {
  return fingerprintOf([...inputs, ...ALWAYS_READ], isWritten);
}

/**
 * The cache of the stages that say what they read.
 *
 * @param isRead whether a stage that was green may be left out; the cache is written all the same
 */
export function stageCache(isRead: boolean): StageCache {
  const known = isRead ? readTestCache().stages : {};
  return {
    isKnownGreen: (stage) => stage.inputs !== undefined && known[stage.name] === fingerprintOfStage(stage),
    keep(stage, {failed, secondTries = []}: Outcome) {
      if (stage.inputs) {
        const isGreen = failed === 0 && secondTries.length === 0;
        updateTestCache({stages: {[stage.name]: isGreen ? fingerprintOfStage(stage) : undefined}});
      }
    },
  };
}
