import type {MouseEvent, ReactNode} from 'react';
import {SITE} from '@site/src/site/site';
import useProductName from '@site/src/ui/useProductName';
import type {OptionGroup} from '../../client/options';
import type {SearchResult} from '../../client/rank';
import type {SearchLanguage} from '../../client/useSearchLanguage';
import ResultLine from './ResultLine';
import {searchTexts} from './texts';
import styles from './onDemand.module.css';

export interface Props {
  readonly listId: string;
  readonly groups: readonly OptionGroup[];
  /** The words that are marked. */
  readonly query: string;
  readonly language: SearchLanguage;
  /** Whether nothing more is typed, so that text may be fetched. */
  readonly isAtRest: boolean;
  readonly activeId: string | undefined;
  readonly onPoint: (key: string) => void;
  readonly onChoose: (result: SearchResult, url: string, event: MouseEvent) => void;
}

/** The lines of the answer, by product. */
export default function Results(props: Props): ReactNode {
  const {listId, groups, query, language, isAtRest, activeId, onPoint, onChoose} = props;
  const nameOf = useProductName();
  return (
    <div id={listId} role="listbox" lang={language.htmlLang} aria-label={searchTexts().results}>
      {groups.map(({productId, options}) => {
        const headingId = `${listId}-${productId}`;
        return (
          <div key={productId} role="group" aria-labelledby={headingId} className={styles.group}>
            <div id={headingId} className={styles.product}>
              {productId ? nameOf(productId) : SITE.title}
            </div>
            {options.map(({id, key, result}) => (
              <ResultLine
                key={key}
                id={id}
                result={result}
                query={query}
                baseUrl={language.baseUrl}
                isAtRest={isAtRest}
                isActive={id === activeId}
                onPoint={() => onPoint(key)}
                onChoose={(url, event) => onChoose(result, url, event)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
