/** @jest-environment jsdom */
import {render} from '@testing-library/react';

jest.mock('@generated/codeTranslations', () => ({__esModule: true, default: {known: '已知'}}), {virtual: true});
jest.mock('@generated/i18n', () => ({__esModule: true, default: {currentLocale: 'zh'}}), {virtual: true});
jest.mock('@docusaurus/core/lib/client/exports/Translate', () => ({
  __esModule: true,
  ...jest.requireActual<object>('../../mocks/docusaurus/Translate'),
}));

import Translate, {translate} from '../../../plugins/translations/client/Translate';

test('a text that a language lacks is English, and the console says so once', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const {container} = render(
    <>
      <Translate id="unknown.one">{'Copy {name}'}</Translate>
      <Translate id="unknown.one">{'Copy {name}'}</Translate>
      <Translate id="known">Known</Translate>
    </>,
  );
  expect(container).toHaveTextContent('Copy {name}Copy {name}Known');
  expect(translate({id: 'unknown.two', message: 'Copied'})).toBe('Copied');
  expect(error.mock.calls).toEqual([
    ['No translation of "unknown.one" for the language "zh".'],
    ['No translation of "unknown.two" for the language "zh".'],
  ]);
});
