import {translate} from '@docusaurus/Translate';
import type {ChangeRow, ChangeSection, DiffKind} from '../types';

/** What a kind of change is called. */
export function kindLabel(kind: DiffKind): string {
  const labels: Readonly<Record<DiffKind, string>> = {
    removed: translate({id: 'releases.diff.removed', message: 'Removed', description: 'Kind of a change of an API'}),
    renamed: translate({id: 'releases.diff.renamed', message: 'Renamed', description: 'Kind of a change of an API'}),
    changed: translate({id: 'releases.diff.changed', message: 'Changed', description: 'Kind of a change of an API'}),
    added: translate({id: 'releases.diff.added', message: 'Added', description: 'Kind of a change of an API'}),
  };
  return labels[kind];
}

/** What a part of an API diff is called. */
export function sectionLabel(section: ChangeSection): string {
  const labels: Readonly<Record<ChangeSection, string>> = {
    props: translate({id: 'releases.diff.props', message: 'Props', description: 'Part of an API diff'}),
    slots: translate({id: 'releases.diff.slots', message: 'Slots', description: 'Part of an API diff'}),
    classes: translate({id: 'releases.diff.classes', message: 'CSS classes', description: 'Part of an API diff'}),
    exports: translate({id: 'releases.diff.exports', message: 'Exports', description: 'Part of an API diff'}),
    members: translate({
      id: 'releases.diff.members',
      message: 'Members of types',
      description: 'Part of an API diff: methods of the API object, properties of columns, events and the like',
    }),
    events: translate({id: 'releases.diff.events', message: 'Events', description: 'Part of an API diff'}),
    selectors: translate({id: 'releases.diff.selectors', message: 'Selectors', description: 'Part of an API diff'}),
  };
  return labels[section];
}

/** What a release did to something. */
export function changeLabel(kind: ChangeRow['kind']): string {
  switch (kind) {
    case 'type':
      return translate({id: 'releases.change.type', message: 'Type', description: 'A release changed the type'});
    case 'default':
      return translate({
        id: 'releases.change.default',
        message: 'Default',
        description: 'A release changed the default',
      });
    case 'added':
    case 'removed':
      return kindLabel(kind);
  }
}
