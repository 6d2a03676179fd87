import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

interface Props {
  /** An ISO date. */
  readonly date: string;
  readonly className?: string | undefined;
}

/** A day in the words of the page's language: "March 3, 2023". */
export default function ReleaseDate({date, className}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const format = new Intl.DateTimeFormat(currentLocale, {dateStyle: 'long', timeZone: 'UTC'});
  return (
    <time className={className} dateTime={date}>
      {format.format(new Date(date))}
    </time>
  );
}
