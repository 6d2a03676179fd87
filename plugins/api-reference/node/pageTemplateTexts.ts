import {translateText, type Texts} from '../../../src/site/translate';

/** The words of API pages that stand in the pages themselves: headings, titles, descriptions, and a line above them. */
export type TemplateText =
  | 'import'
  | 'props'
  | 'inheritance'
  | 'slots'
  | 'classes'
  | 'stateClasses'
  | 'theme'
  | 'playground'
  | 'properties'
  | 'events'
  | 'selectors'
  | 'fromPackages'
  | 'indexTitle'
  | 'indexDescription'
  | 'indexDescriptionOfOne'
  | 'summary'
  | 'pageDescription'
  | 'methods'
  | 'slotsInList'
  | 'component'
  | 'interface'
  | 'event'
  | 'selector'
  | 'comma'
  | 'and';

const TEMPLATE_TEXTS: Texts<TemplateText> = {
  en: {
    import: 'Import',
    props: 'Props',
    inheritance: 'Inheritance',
    slots: 'Slots',
    classes: 'CSS classes',
    stateClasses: 'State classes',
    theme: 'Theme',
    playground: 'Playground',
    properties: 'Properties',
    events: 'Events',
    selectors: 'Selectors',
    fromPackages: '',
    indexTitle: '{product} API',
    indexDescription: 'Every {parts} of the {product} packages, and what each is for.',
    indexDescriptionOfOne: 'Every {parts} of the {product} package, and what each is for.',
    summary: '{summary}',
    pageDescription: '{parts} of {name}, from {package}.',
    methods: 'Methods',
    slotsInList: 'slots',
    component: 'component',
    interface: 'interface',
    event: 'event',
    selector: 'selector',
    comma: ', ',
    and: ' and ',
  },
  zh: {
    import: '导入',
    props: '属性',
    inheritance: '继承',
    slots: '插槽',
    classes: 'CSS 类',
    stateClasses: '状态类',
    theme: '主题',
    playground: '试用',
    properties: '属性',
    events: '事件',
    selectors: '选择器函数',
    fromPackages: '说明文字取自包的类型注释，因此是英文。',
    indexTitle: '{product} API',
    indexDescription: '{product}各个包的全部{parts}，以及各自的用途。',
    indexDescriptionOfOne: '{product}包的全部{parts}，以及各自的用途。',
    summary: '',
    pageDescription: '{package} 中 {name} 的{parts}。',
    methods: '方法',
    slotsInList: '插槽',
    component: '组件',
    interface: '接口',
    event: '事件',
    selector: '选择器函数',
    comma: '、',
    and: '和',
  },
};

/**
 * The text of an API page in a language.
 *
 * @param values what stands for `{name}` and the like
 */
export function templateText(
  language: string,
  key: TemplateText,
  values: Readonly<Record<string, string>> = {},
): string {
  return translateText(TEMPLATE_TEXTS, language, key).replace(
    /\{(\w+)\}/g,
    (whole, name: string) => values[name] ?? whole,
  );
}

/** `a, b and c` in a language. */
export function listText(language: string, words: readonly string[]): string {
  const [last = '', ...before] = [...words].reverse();
  const first = before.reverse().join(templateText(language, 'comma'));
  return first === '' ? last : first + templateText(language, 'and') + last;
}
