import {translateText, type Texts} from '../../../src/site/translate';

/** The words of API pages that stand in the pages themselves: their headings, and a line above them. */
export type StubText =
  | 'import'
  | 'props'
  | 'inheritance'
  | 'slots'
  | 'classes'
  | 'stateClasses'
  | 'theme'
  | 'properties'
  | 'events'
  | 'selectors'
  | 'fromPackages';

const STUB_TEXTS: Texts<StubText> = {
  en: {
    import: 'Import',
    props: 'Props',
    inheritance: 'Inheritance',
    slots: 'Slots',
    classes: 'CSS classes',
    stateClasses: 'State classes',
    theme: 'Theme',
    properties: 'Properties',
    events: 'Events',
    selectors: 'Selectors',
    fromPackages: '',
  },
  zh: {
    import: '导入',
    props: '属性',
    inheritance: '继承',
    slots: '插槽',
    classes: 'CSS 类',
    stateClasses: '状态类',
    theme: '主题',
    properties: '属性',
    events: '事件',
    selectors: '选择器函数',
    fromPackages: '说明文字取自软件包的类型注释，因此是英文。',
  },
};

/** The text of an API page in a language. */
export function stubText(language: string, key: StubText): string {
  return translateText(STUB_TEXTS, language, key);
}
