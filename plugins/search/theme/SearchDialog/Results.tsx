import type {MouseEvent, ReactNode} from 'react';
import {SITE} from '@site/src/site/site';
import useProductName from '@site/src/ui/useProductName';
import type {OptionGroup} from '../../client/options';
import ResultLine from './ResultLine';
import {searchTexts} from './texts';
import styles from './onDemand.module.css';

export interface Props {
  readonly listId: string;
  readonly groups: readonly OptionGroup[];
  /** The words that are marked. */
  readonly query: string;
  readonly activeId: string | undefined;
  readonly onPoint: (id: string) => void;
  readonly onChoose: (url: string, event?: MouseEvent) => void;
}

/** The lines of the answer, by product. */
export default function Results({listId, groups, query, activeId, onPoint, onChoose}: Props): ReactNode {
  const nameOf = useProductName();
  return (
    <div id={listId} role="listbox" className={styles.list} aria-label={searchTexts().results}>
      {groups.map(({productId, options}) => {
        const headingId = `${listId}-${productId}`;
        return (
          <div key={productId} role="group" aria-labelledby={headingId} className={styles.group}>
            <div id={headingId} className={styles.product}>
              {productId ? nameOf(productId) : SITE.title}
            </div>
            {options.map((option) => (
              <ResultLine
                key={option.result.url}
                option={option}
                query={query}
                isActive={option.id === activeId}
                onPoint={() => onPoint(option.id)}
                onChoose={onChoose}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
