import {useEffect, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import {excerptOf, type Excerpt} from '../../client/excerpt';
import type {SearchResult} from '../../client/rank';
import {loadSections} from '../../client/loadEngine';
import {markedParts, type TextPart} from '../../client/markedParts';
import {readQuery} from '../../client/query';
import useNearViewport from '@site/src/ui/useNearViewport';
import {KindIcon} from './icons';
import {kindLabel, ownersAndMore} from './texts';
import styles from './onDemand.module.css';

/**
 * Fetches the text around the words, for a page whose line is in sight once the question rests; the line keeps its height
 * meanwhile. It is more than all the rest of an answer.
 */
function useExcerpt({result, query, baseUrl, isAtRest}: Props, isInSight: boolean): Excerpt | undefined {
  const {isInText, entry, url} = result;
  const [excerpt, setExcerpt] = useState<Excerpt>();
  useEffect(() => setExcerpt(undefined), [query, url]);
  useEffect(() => {
    let isCurrent = isInText && isInSight && isAtRest;
    if (isCurrent) {
      loadSections(url, baseUrl).then(
        (sections) => isCurrent && setExcerpt(excerptOf(sections, query, entry)),
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [isInText, entry, url, baseUrl, query, isInSight, isAtRest]);
  return excerpt;
}

function Marked({parts}: {readonly parts: readonly TextPart[]}): ReactNode {
  // Parts never move, so their place is their key.
  return <>{parts.map(({text, isMarked}, index) => (isMarked ? <mark key={index}>{text}</mark> : text))}</>;
}

const MOST_OWNERS = 3;

function Owners({result: {entry, url}}: {readonly result: SearchResult}): ReactNode {
  const own = entry.places.find((place) => place.url === url);
  const others = entry.places.filter((place) => place !== own).slice(0, MOST_OWNERS - 1);
  const rest = entry.places.length - others.length - (own ? 1 : 0);
  const names = [own, ...others].flatMap((place) => place?.owner ?? []).join(', ');
  return rest > 0 ? ownersAndMore(names, rest) : names;
}

function PageDetail({excerpt}: {readonly excerpt: Excerpt | undefined}): ReactNode {
  return (
    <>
      {excerpt?.section && (
        <>
          <strong className={styles.section}>{excerpt.section.title}</strong>{' '}
        </>
      )}
      {excerpt && <Marked parts={excerpt.parts} />}
    </>
  );
}

/** The type or signature of a name, and where it is documented. */
function NameDetail({result}: {readonly result: SearchResult}): ReactNode {
  return (
    <>
      {result.type && (
        <code className={styles.type} dir="ltr">
          {result.type}
        </code>
      )}
      {result.entry.kind !== 'api' && (
        <span className={styles.owners}>
          <Owners result={result} />
        </span>
      )}
    </>
  );
}

export interface Props {
  readonly id: string;
  readonly result: SearchResult;
  readonly query: string;
  readonly baseUrl: string;
  /** Whether nothing more is typed, so that text may be fetched. */
  readonly isAtRest: boolean;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: (url: string, event: MouseEvent) => void;
}

/** One line of the answer: a link that the arrow keys reach by way of the field. */
export default function ResultLine(props: Props): ReactNode {
  const {id, result, query, isActive, onPoint, onChoose} = props;
  const {entry} = result;
  const isPage = entry.kind === 'page';
  const line = useRef<HTMLAnchorElement>(null);
  const isInSight = useNearViewport(line, 0);
  const excerpt = useExcerpt(props, isInSight);
  const url = excerpt?.section?.url ?? result.url;
  const hasDetail = entry.kind !== 'api' || result.type !== undefined;
  return (
    <a
      ref={line}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={url}
      className={styles.option}
      data-ga-event-category="search"
      data-ga-event-action="select"
      data-ga-event-label={url}
      onPointerMove={onPoint}
      onClick={(event) => onChoose(url, event)}
    >
      <KindIcon kind={entry.kind} />
      <span className={isPage || entry.kind === 'messages' ? styles.pageName : styles.codeName}>
        <bdi dir={isPage ? undefined : 'ltr'}>
          <Marked parts={markedParts(entry.name, readQuery(query).terms)} />
        </bdi>
      </span>
      <span className={styles.kind}>{kindLabel(entry.kind)}</span>
      {hasDetail && (
        <span className={styles.detail}>
          {isPage ? <PageDetail excerpt={excerpt} /> : <NameDetail result={result} />}
        </span>
      )}
    </a>
  );
}
