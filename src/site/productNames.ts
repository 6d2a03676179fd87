import {PRODUCTS, type ProductId} from './products';
import {translateText, type Texts} from './translate';

const ENGLISH = Object.fromEntries(PRODUCTS.map(({id, name}) => [id, name])) as Readonly<Record<ProductId, string>>;

/** Names of products, by the glossary in i18n/zh/README.md. Brand names are not translated. */
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
 * The name of a product in a language.
 *
 * @param language two letters, `zh`
 */
export function productName(id: ProductId, language: string): string {
  return translateText(NAMES, language, id);
}
