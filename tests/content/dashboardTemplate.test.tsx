/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["browser", "umd"]}
 */
import './chartsInJest';
import {act, fireEvent, render, screen, within} from '@testing-library/react';
import Dashboard from '../../docs/introduction/dashboard-template/Dashboard';
import {giveGridsASize} from './dataGridRowsInJest';

// Reduced motion, so that charts do not move; a fine pointer, so that the picker is the one for desktops.
window.matchMedia = (media: string) =>
  ({
    media,
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as unknown as MediaQueryList;

beforeEach(() => giveGridsASize(1400, 900));
afterEach(() => jest.restoreAllMocks());

test('it renders', () => {
  render(<Dashboard />);
  screen.debug(undefined, 3000);
});
