import {PRODUCTS, type ProductId} from './products';
import {translateText, type Texts} from './translate';

const ENGLISH = Object.fromEntries(PRODUCTS.map(({id, name}) => [id, name])) as Readonly<Record<ProductId, string>>;

/** The products in other languages, by the glossary in i18n/zh/README.md. What is not translated is a brand. */
const NAMES: Texts<ProductId> = {
  en: ENGLISH,
  zh: {
    ...ENGLISH,
    'x-data-grid': '数据表格',
    'x-date-pickers': '日期和时间选择器',
    'x-charts': '图表',
    'x-tree-view': '树视图',
    docs: 'MUI 文档',
  },
};

/**
 * What a product is called in a language: in the sidebar's head, in titles, on cards, and above results of the search.
 *
 * @param language two letters, `zh`
 */
export function productName(id: ProductId, language: string): string {
  return translateText(NAMES, language, id);
}
