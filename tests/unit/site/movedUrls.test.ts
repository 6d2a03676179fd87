import {MOVED_PAGES} from '../../../src/site/movedPages';
import {OLD_URLS} from '../../../src/site/oldUrls';

// Where an old URL leads is a contract with whoever follows it from a package that cannot be edited any more. A rule that
// only asks for some published page would let it lead to any other: each is written out a second time.

test('a URL that the packages print leads to the page that answers it', () => {
  expect(MOVED_PAGES).toEqual({
    '/x/api/multi-input-date-range-field/': '/x/api/date-pickers/multi-input-date-range-field/',
    '/x/api/multi-input-date-time-range-field/': '/x/api/date-pickers/multi-input-date-time-range-field/',
    '/x/api/multi-input-time-range-field/': '/x/api/date-pickers/multi-input-time-range-field/',
    '/x/api/single-input-date-range-field/': '/x/api/date-pickers/single-input-date-range-field/',
    '/x/api/single-input-date-time-range-field/': '/x/api/date-pickers/single-input-date-time-range-field/',
    '/x/api/single-input-time-range-field/': '/x/api/date-pickers/single-input-time-range-field/',
    '/x/api/date-pickers/calendar-picker-skeleton/': '/x/api/date-pickers/day-calendar-skeleton/',
    '/x/api/charts/charts-tool-tip/': '/x/api/charts/charts-tooltip/',
    '/x/api/charts/charts-x-axis/': '/x/api/charts/charts-axis/',
    '/x/api/charts/charts-y-axis/': '/x/api/charts/charts-axis/',
    '/x/api/charts/cartesian-context-provider/': '/x/react-charts/composition/',
    '/x/api/charts/drawing-provider/': '/x/react-charts/composition/',
    '/components/data-grid/editing/': '/x/react-data-grid/editing/',
    '/components/data-grid/pagination/': '/x/react-data-grid/pagination/',
  });
});

test('a URL that was published once leads to the page that took its place', () => {
  expect(OLD_URLS).toEqual({
    '/x/advanced-components/': '/x/introduction/',
    '/x/react-data-grid/group-pivot/': '/x/react-data-grid/tree-data/',
    '/x/react-data-grid/migration-v4/': '/x/migration/migration-data-grid-v4/',
    '/x/react-data-grid/migration-v5/': '/x/migration/migration-data-grid-v5/',
    '/x/react-date-pickers/migration-lab/': '/x/migration/migration-pickers-lab/',
    '/x/api/date-pickers/clock-picker/': '/x/api/date-pickers/time-clock/',
    '/r/x-license-trial/': '/x/introduction/licensing/#evaluation-trial-licenses',
    '/r/x-license-key-installation/': '/x/introduction/licensing/#license-key-installation',
    '/r/x-technical-support/': '/x/introduction/support/#technical-support',
    '/r/x-data-grid-no-dimensions/': '/x/react-data-grid/layout/',
  });
});
