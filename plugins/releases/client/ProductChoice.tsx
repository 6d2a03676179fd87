import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {DOCUMENTED_PACKAGES} from '@site/src/site/packages';
import type {ProductId} from '@site/src/site/products';
import SegmentedControl from '@site/src/ui/SegmentedControl';
import useProductName from '@site/src/ui/useProductName';
import {EVERY_PRODUCT} from './releaseFilter';

const PRODUCT_IDS: readonly ProductId[] = [...new Set(DOCUMENTED_PACKAGES.map(({productId}) => productId))];

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
        ...PRODUCT_IDS.map((id) => ({value: id as string, label: nameOf(id)})),
      ]}
      value={product}
      onChoose={onChoose}
    />
  );
}
