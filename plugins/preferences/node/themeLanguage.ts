import {DEFAULT_LANGUAGE, type Language} from '../../../src/site/languages';

/** What MUI's own packages bring for a language. */
interface PackageTexts {
  /** The name that the packages export the language's texts by. */
  readonly name: string;
  /** The language in dayjs, the date library of demos. */
  readonly dayjs: string;
}

const PACKAGE_TEXTS: Readonly<Partial<Record<Language, PackageTexts>>> = {
  zh: {name: 'zhCN', dayjs: 'zh-cn'},
};

/**
 * The module that demos get the language of their components by: texts of MUI, grid and pickers as arguments of
 * `createTheme`, and dates in it. The packages speak English by themselves, so that an English page gets an empty list.
 */
export function themeLanguageModule(language: string): string {
  const texts = language === DEFAULT_LANGUAGE ? undefined : PACKAGE_TEXTS[language as Language];
  if (!texts) {
    return 'export default [];\n';
  }
  const {name, dayjs} = texts;
  return [
    `import {${name} as core} from '@mui/material/locale';`,
    `import {${name} as grid} from '@mui/x-data-grid/locales';`,
    `import {${name} as pickers} from '@mui/x-date-pickers/locales';`,
    "import dayjs from 'dayjs';",
    `import 'dayjs/locale/${dayjs}';`,
    '',
    `dayjs.locale('${dayjs}');`,
    'export default [core, grid, pickers];',
    '',
  ].join('\n');
}
