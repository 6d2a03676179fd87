import type {ReactNode} from 'react';
import useProductStart from '@theme/useProductStart';
import {PRODUCTS} from '@site/src/site/products';
import useProductName from '@site/src/ui/useProductName';
import type {ResultFilter} from '../../client/rank';
import {RESULT_KINDS} from '../../types';
import {filterTexts} from './filterTexts';
import styles from './onDemand.module.css';

interface ChoiceProps {
  readonly name: string;
  readonly all: string;
  readonly value: string | null | undefined;
  readonly options: readonly {readonly value: string; readonly label: string}[];
  readonly onChoose: (value: string) => void;
}

function Choice({name, all, value, options, onChoose}: ChoiceProps): ReactNode {
  return (
    <select
      className="site-field"
      aria-label={name}
      value={value ?? ''}
      data-chosen={value ? '' : undefined}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

export interface Props {
  readonly filter: ResultFilter;
  readonly onFilter: (filter: ResultFilter) => void;
}

/** Narrows the results to a product and a kind. */
export default function Filters({filter: {productId, kind}, onFilter}: Props): ReactNode {
  const startOf = useProductStart();
  const nameOf = useProductName();
  const texts = filterTexts();
  const products = PRODUCTS.filter(({id}) => startOf(id) !== undefined);
  const choose = (product: string | null | undefined, kindName: string | undefined): void => {
    const chosen = products.find(({id}) => id === product);
    const chosenKind = RESULT_KINDS.find((each) => each === kindName);
    onFilter({...(chosen && {productId: chosen.id}), ...(chosenKind && {kind: chosenKind})});
  };
  return (
    <div className={styles.filters}>
      <Choice
        name={texts.product}
        all={texts.allProducts}
        value={productId}
        options={products.map(({id}) => ({value: id, label: nameOf(id)}))}
        onChoose={(value) => choose(value, kind)}
      />
      <Choice
        name={texts.kind}
        all={texts.allKinds}
        value={kind}
        options={RESULT_KINDS.map((value) => ({value, label: texts.kinds[value]}))}
        onChoose={(value) => choose(productId, value)}
      />
    </div>
  );
}
