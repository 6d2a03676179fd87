import {themeLanguageModule} from '@site/plugins/preferences/node/themeLanguage';

test('English demos take nothing: the packages speak it by themselves', () => {
  expect(themeLanguageModule('en')).toBe('export default [];\n');
});

test('Chinese demos get the texts of all packages, and their dates', () => {
  const text = themeLanguageModule('zh');
  expect(text.match(/zhCN as \w+/g)).toEqual(['zhCN as core', 'zhCN as grid', 'zhCN as pickers']);
  expect(text).toContain("dayjs.locale('zh-cn');");
  expect(text).toContain('export default [core, grid, pickers];');
});

test('a language that the packages do not have is left to them', () => {
  expect(themeLanguageModule('eo')).toBe('export default [];\n');
});
