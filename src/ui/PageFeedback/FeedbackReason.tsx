import {useId, useRef, useState, type FormEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {canonicalPath, publishedPath} from '../../site/paths';
import styles from './styles.module.css';

export interface Props {
  /** URL of the page. */
  readonly path: string;
  /** The version that the page documents. */
  readonly version: string | undefined;
}

/** More than a line is a GitHub issue. */
const MOST_CHARACTERS = 160;

/** A new issue about a page, with what its writer would have to type filled in. */
function useIssueUrl({path, version}: Props): string {
  const {url, organizationName = '', projectName = ''} = useDocusaurusContext().siteConfig;
  const query = new URLSearchParams({
    title: `[docs] ${canonicalPath(path)}: `,
    body: `Page: ${url}${publishedPath(path)}\n${version ? `Version: ${version}\n` : ''}\nWhat is missing or wrong:\n`,
  });
  return `https://github.com/${organizationName}/${projectName}/issues/new?${query.toString()}`;
}

/** Asks a reader whom a page did not help for one line, and offers an issue for more. */
export default function FeedbackReason(props: Props): ReactNode {
  const issue = useIssueUrl(props);
  const field = useId();
  const thanks = useRef<HTMLParagraphElement>(null);
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setSent(true);
    // Once the field is gone.
    setTimeout(() => thanks.current?.focus({preventScroll: true}));
  };
  return (
    <>
      {isSent ? (
        <p ref={thanks} role="status" tabIndex={-1} className={styles.thanks}>
          <Translate id="site.feedback.sent">Sent.</Translate>
        </p>
      ) : (
        <form className={styles.reason} onSubmit={send}>
          <label htmlFor={field}>
            <Translate id="site.feedback.reason">What is missing or wrong? One line, nothing personal.</Translate>
          </label>
          <input
            id={field}
            required
            maxLength={MOST_CHARACTERS}
            autoComplete="off"
            value={reason}
            onChange={({target}) => setReason(target.value)}
          />
          <button
            type="submit"
            data-touch=""
            data-ga-event-category={reason.trim() === '' ? undefined : 'feedback'}
            data-ga-event-action="reason"
            data-ga-event-label={`${canonicalPath(props.path)}: ${reason.trim()}`}
          >
            {translate({id: 'site.feedback.send', message: 'Send'})}
          </button>
        </form>
      )}
      <a
        href={issue}
        target="_blank"
        rel="noopener noreferrer"
        data-ga-event-category="feedback"
        data-ga-event-action="issue"
        data-ga-event-label={canonicalPath(props.path)}
      >
        <Translate id="site.feedback.issue">Open an issue on GitHub</Translate>
      </a>
    </>
  );
}
