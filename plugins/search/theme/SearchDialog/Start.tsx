import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useProductStart from '@theme/useProductStart';
import {PRODUCTS} from '@site/src/site/products';
import useProductName from '@site/src/ui/useProductName';
import {forgetSearches, readRecentSearches} from '../../client/recentSearches';
import {SearchIcon} from './icons';
import {Examples, searchTexts} from './texts';
import styles from './onDemand.module.css';

function Recent({onSearch}: {readonly onSearch: (text: string) => void}): ReactNode {
  const texts = searchTexts();
  const [searches, setSearches] = useState(readRecentSearches);
  if (searches.length === 0) {
    return null;
  }
  return (
    <section className={styles.group}>
      <h2 className={styles.product}>{texts.recent}</h2>
      <ul className={styles.plainList}>
        {searches.map((search) => (
          <li key={search}>
            <button type="button" className={styles.option} onClick={() => onSearch(search)}>
              <SearchIcon name="recent" />
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
        {texts.clearRecent}
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
  const texts = searchTexts();
  return (
    <>
      <Recent onSearch={onSearch} />
      <section className={styles.group}>
        <h2 className={styles.product}>{texts.start}</h2>
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
        <Examples />
      </p>
    </>
  );
}
