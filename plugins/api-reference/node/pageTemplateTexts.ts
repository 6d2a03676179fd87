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
  | 'summariesInEnglish'
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
    summariesInEnglish: '',
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
    playground: '演练场',
    properties: '属性',
    events: '事件',
    selectors: '选择器函数',
    fromPackages: '说明文字取自包的类型注释，因此是英文。',
    summariesInEnglish: '以下各项的简介暂为英文。',
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

/** Titles of the groups in an index (`src/site/apiGroups.ts`), by the English ones. */
const GROUP_TITLES: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>> = {
  zh: {
    Grids: '表格',
    'Parts of a grid': '表格的部件',
    'API object': 'API 对象',
    Columns: '列',
    'Rows and cells': '行和单元格',
    Filters: '筛选',
    'Aggregation, export and state': '聚合、导出和状态',
    Setup: '设置',
    Date: '日期',
    Time: '时间',
    'Date and time': '日期和时间',
    Ranges: '范围',
    'Parts of a picker': '选择器的部件',
    Charts: '图表',
    Plots: '绘图组件',
    Elements: '图形元素',
    Axes: '坐标轴',
    'Legend and tooltip': '图例和工具提示',
    Foundation: '基础组件',
    Components: '组件',
    Others: '其他',
  },
};

/** The title of a group in a language. */
export function groupTitle(language: string, title: string): string {
  return GROUP_TITLES[language]?.[title] ?? title;
}

/** `a, b and c` in a language. */
export function listText(language: string, words: readonly string[]): string {
  const [last = '', ...before] = [...words].reverse();
  const first = before.reverse().join(templateText(language, 'comma'));
  const whole = first === '' ? last : first + templateText(language, 'and') + last;
  // A Chinese and a Latin word have a space between them.
  return whole.replace(/([\u4e00-\u9fff])(?=[A-Za-z\d])/g, '$1 ');
}
