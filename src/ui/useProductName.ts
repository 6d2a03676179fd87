import {useCallback} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {productName} from '../site/productNames';
import type {ProductId} from '../site/products';

/** Gives the name of a product in the language of the page. */
export default function useProductName(): (id: ProductId) => string {
  const {currentLocale} = useDocusaurusContext().i18n;
  return useCallback((id) => productName(id, currentLocale), [currentLocale]);
}
