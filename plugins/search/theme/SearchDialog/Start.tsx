import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useProductStart from '@theme/useProductStart';
import {PRODUCTS} from '@site/src/site/products';
import useProductName from '@site/src/ui/useProductName';
import {forgetSearches, readRecentSearches} from '../../client/recentSearches';
import {RecentIcon} from './icons';
import styles from './onDemand.module.css';

/** Names of each kind that can be found, which show how to ask. */
const EXAMPLES = ['sortModel', 'MuiDataGrid-root', 'onCellClick'] as const;

function Recent({onSearch}: {readonly onSearch: (text: string) => void}): ReactNode {
  const [searches, setSearches] = useState(readRecentSearches);
  if (searches.length === 0) {
    return null;
  }
  return (
    <section className={styles.group}>
      <h2 className={styles.product}>
        <Translate id="search.recent" description="Heading above what was searched for lately">
          Recent searches
        </Translate>
      </h2>
      <ul className={styles.plainList}>
        {searches.map((search) => (
          <li key={search}>
            <button type="button" className={styles.option} onClick={() => onSearch(search)}>
              <RecentIcon />
              <bdi className={styles.pageName}>{search}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.action}
        onClick={() => {
          forgetSearches();
          setSearches([]);
          onSearch('');
        }}
      >
        <Translate id="search.recent.clear" description="Button that forgets the recent searches">
          Clear
        </Translate>
      </button>
    </section>
  );
}

export interface Props {
  /** Puts a question into the field, and the reader too. */
  readonly onSearch: (text: string) => void;
  /** Called when a link leads away. */
  readonly onLeave: () => void;
}

/** What an empty field shows: recent searches, what can be asked, and where each product begins. */
export default function Start({onSearch, onLeave}: Props): ReactNode {
  const startOf = useProductStart();
  const nameOf = useProductName();
  return (
    <>
      <Recent onSearch={onSearch} />
      <section className={styles.group}>
        <h2 className={styles.product}>
          <Translate id="search.start" description="Heading above links to where each product begins">
            Start reading
          </Translate>
        </h2>
        <ul className={styles.starts}>
          {PRODUCTS.map(({id}) => {
            const start = startOf(id);
            return start === undefined ? null : (
              <li key={id}>
                <Link to={start} className={styles.start} onClick={onLeave}>
                  {nameOf(id)}
                </Link>
              </li>
            );
          })}
        </ul>
      </section>
      <p className={styles.remark}>
        <Translate
          id="search.examples"
          description="Below the empty search field; the values are names that can be searched for"
          values={{
            prop: <code>{EXAMPLES[0]}</code>,
            cssClass: <code>{EXAMPLES[1]}</code>,
            callback: <code>{EXAMPLES[2]}</code>,
          }}
        >
          {'Names are found as they stand in code: {prop}, {cssClass}, {callback}.'}
        </Translate>
      </p>
    </>
  );
}
