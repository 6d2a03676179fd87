import type {TypeText} from '@site/plugins/api-reference/types';

/** A type as one text, as a reader sees it. */
export function plainType(type: TypeText | undefined): string | undefined {
  return type?.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
