import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {DOCUMENTED_PRODUCTS} from '@site/src/site/documentedProducts';
import SegmentedControl from '@site/src/ui/SegmentedControl';
import useProductName from '@site/src/ui/useProductName';
import {EVERY_PRODUCT} from './releaseFilter';

export interface Props {
  /** The id of a product, or {@link EVERY_PRODUCT}. */
  readonly product: string;
  readonly onChoose: (product: string) => void;
}

/** Narrows a list of releases to one product. */
export default function ProductChoice({product, onChoose}: Props): ReactNode {
  const nameOf = useProductName();
  return (
    <SegmentedControl
      look="line"
      label={translate({id: 'releases.product', message: 'Product', description: 'Name of the choice of a product'})}
      options={[
        {
          value: EVERY_PRODUCT,
          label: translate({
            id: 'releases.product.all',
            message: 'All products',
            description: 'Choice: releases of all products',
          }),
        },
        ...DOCUMENTED_PRODUCTS.map((id) => ({value: id as string, label: nameOf(id)})),
      ]}
      value={product}
      onChoose={onChoose}
    />
  );
}
