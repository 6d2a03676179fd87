import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export interface Props {
  /** `2023-03-03` */
  readonly date: string;
  readonly className?: string | undefined;
}

/** A day in the words of the page's language. */
export default function LongDate({date, className}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const format = new Intl.DateTimeFormat(currentLocale, {dateStyle: 'long', timeZone: 'UTC'});
  return (
    <time className={className} dateTime={date}>
      {format.format(new Date(date))}
    </time>
  );
}
