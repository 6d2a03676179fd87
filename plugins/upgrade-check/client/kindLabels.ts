import {translate} from '@docusaurus/Translate';
import type {FindingKind} from '../types';

/** What a kind of finding is called. */
export function kindLabel(kind: FindingKind): string {
  const labels: Readonly<Record<FindingKind, string>> = {
    removed: translate({
      id: 'upgradeCheck.kind.removed',
      message: 'Removed',
      description: 'Kind of a finding in the code of a reader',
    }),
    renamed: translate({
      id: 'upgradeCheck.kind.renamed',
      message: 'Renamed',
      description: 'Kind of a finding in the code of a reader',
    }),
    behavior: translate({
      id: 'upgradeCheck.kind.behavior',
      message: 'Behaves differently',
      description: 'Kind of a finding in the code of a reader',
    }),
    changed: translate({
      id: 'upgradeCheck.kind.changed',
      message: 'Type changed',
      description: 'Kind of a finding in the code of a reader',
    }),
    hidden: translate({
      id: 'upgradeCheck.kind.hidden',
      message: 'Cannot be seen',
      description: 'Kind of a finding in the code of a reader',
    }),
  };
  return labels[kind];
}
