import type {ReactNode} from 'react';
import styles from './onDemand.module.css';

/** A path each, on a sheet of 20 by 20. */
const PATHS = {
  search: 'm13.5 13.5 4 4M15 9A6 6 0 1 1 3 9a6 6 0 0 1 12 0Z',
  recent: 'M10 6v4l2.5 2.5M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z',
  page: 'M12 2.5H5.5v15h9V5L12 2.5Zm0 0V5h2.5M8 9h4M8 12h4',
  demo: 'M3 4h14v12H3zM8.5 7.5v5l4-2.5z',
  message: 'M3.5 4h13v9.5H9l-3.5 3v-3h-2zM10 6.5v2.5M10 11v.2',
  language: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM2.5 10h15M10 2.5c4 4.4 4 10.6 0 15-4-4.4-4-10.6 0-15Z',
  code: 'M7.5 3.5C5 3.5 6.5 9 4 10c2.5 1 1 6.5 3.5 6.5M12.5 3.5C15 3.5 13.5 9 16 10c-2.5 1-1 6.5-3.5 6.5',
} as const;

export function SearchIcon({name}: {readonly name: keyof typeof PATHS}): ReactNode {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 20 20"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

/** What a line of the answer leads to: a page, a running demo, a message of a package, or something in code. */
export function KindIcon({kind}: {readonly kind: string}): ReactNode {
  switch (kind) {
    case 'page':
    case 'demo':
      return <SearchIcon name={kind} />;
    case 'messages':
      return <SearchIcon name="message" />;
    default:
      return <SearchIcon name="code" />;
  }
}
