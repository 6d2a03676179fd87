import {DEFAULT_LANGUAGE, type Language} from '../../../src/site/languages';

/** What MUI's packages and dayjs offer for a language. */
interface PackageTexts {
  /** The name under which the packages export the language's texts. */
  readonly name: string;
  /** The name of the dayjs locale. */
  readonly dayjs: string;
}

const PACKAGE_TEXTS: Readonly<Partial<Record<Language, PackageTexts>>> = {
  zh: {name: 'zhCN', dayjs: 'zh-cn'},
};

/**
 * Text of a module that translates the components of demos: it sets the dayjs locale and exports the texts of MUI, the
 * grid and the pickers as arguments of `createTheme`. The packages' defaults are English, so English gets an empty list.
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
