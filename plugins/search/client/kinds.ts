import type {ResultKind} from '../types';
import type {NameEntry} from './nameIndex';

/** Kinds in the order of their entries of the same name: a prop before a method, which fewer readers look for. */
const KINDS = ['page', 'api', 'props', 'slots', 'classes', 'events', 'hooks', 'methods', 'exports', 'properties'];

export function kindRank({kind}: NameEntry): number {
  const rank = KINDS.indexOf(kind);
  return rank === -1 ? KINDS.length : rank;
}

/** What an entry leads to. */
export function resultKind({kind}: NameEntry): ResultKind {
  switch (kind) {
    case 'page':
      return 'guide';
    case 'demo':
      return 'demo';
    case 'messages':
      return 'message';
    default:
      return 'api';
  }
}
