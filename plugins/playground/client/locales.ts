import type {DateLocale} from '../../../src/site/adapters';

/** A language that the packages bring texts in. */
export interface PlaygroundLocale {
  /** The name that the packages export: `deDE`. */
  readonly name: string;
  /** Name in the language itself. */
  readonly title: string;
  /** Name in date libraries. */
  readonly dates: DateLocale;
}

/** Languages to try a component in: some that are long, some of other scripts, two from right to left. The grid and the pickers have all of them. */
export const PLAYGROUND_LOCALES: readonly PlaygroundLocale[] = [
  {name: 'deDE', title: 'Deutsch', dates: 'de'},
  {name: 'esES', title: 'Español', dates: 'es'},
  {name: 'frFR', title: 'Français', dates: 'fr'},
  {name: 'ptBR', title: 'Português', dates: 'pt-br'},
  {name: 'ukUA', title: 'Українська', dates: 'uk'},
  {name: 'heIL', title: 'עברית', dates: 'he'},
  {name: 'faIR', title: 'فارسی', dates: 'fa'},
  {name: 'jaJP', title: '日本語', dates: 'ja'},
  {name: 'zhCN', title: '中文', dates: 'zh-cn'},
];
