/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import TranslationFrame from '@site/plugins/translations/theme/TranslationFrame';
import CodeFence from '@site/src/ui/CodeFence';

const page = {source: ''};

jest.mock('@docusaurus/plugin-content-docs/client', () => ({useDoc: () => ({metadata: page})}), {virtual: true});
jest.mock('@docusaurus/theme-common/internal', () => ({useAlternatePageUtils: () => ({createUrl: () => '/x/bars/'})}), {
  virtual: true,
});
jest.mock('@docusaurus/useDocusaurusContext', () => ({__esModule: true, default: jest.fn()}));

beforeEach(() => {
  const localeConfigs = {en: {htmlLang: 'en'}, zh: {htmlLang: 'zh-CN'}};
  const i18n = {currentLocale: 'zh', defaultLocale: 'en', localeConfigs};
  jest.mocked(useDocusaurusContext).mockReturnValue({i18n} as unknown as ReturnType<typeof useDocusaurusContext>);
});

function showPage(source: string): void {
  page.source = source;
  render(
    <>
      <h1>
        <TranslationFrame as="span">Bars</TranslationFrame>
      </h1>
      <TranslationFrame>
        <p>Bars compare values.</p>
        <CodeFence language="tsx" html="const bars = 1;" />
      </TranslationFrame>
    </>,
  );
}

function languageOf(element: HTMLElement): string | undefined {
  return element.closest<HTMLElement>('[lang]')?.lang;
}

test('an English page says in its title and its content that it is, and what the site adds is of its own language', () => {
  showPage('@site/docs/react-charts/bars/index.mdx');
  expect(languageOf(screen.getByText('Bars'))).toBe('en');
  expect(languageOf(screen.getByText('Bars compare values.'))).toBe('en');
  expect(languageOf(screen.getByRole('button'))).toBe('zh-CN');
  expect(languageOf(screen.getByText('This page is not translated yet. Its content is in English.'))).toBeUndefined();
});

test('nothing of a page that is translated is marked', () => {
  showPage('@site/i18n/zh/docusaurus-plugin-content-docs/current/react-charts/bars/index.mdx');
  expect(document.querySelector('[lang]')).toBeNull();
  expect(screen.getByRole('heading').children).toHaveLength(0);
});
