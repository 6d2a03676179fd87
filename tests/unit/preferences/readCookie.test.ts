/** @jest-environment jsdom */
import {readCookie} from '../../../plugins/preferences/client/readCookie';

test('a cookie is not taken for another whose name begins alike', () => {
  document.cookie = 'codeVariantOfOld=JS';
  expect(readCookie('codeVariant')).toBeNull();
  document.cookie = 'codeVariant=TS';
  expect(readCookie('codeVariant')).toBe('TS');
});
