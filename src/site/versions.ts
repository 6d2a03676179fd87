import {DEFAULT_LANGUAGE, type Language} from './languages';
import {MAJORS} from './majors';
import {canonicalPath, productOfPath, publishedPath, readLanguage} from './paths';
import {SITE_PRODUCT_ID, type ProductId} from './products';
import {SITE} from './site';

/** Another major, which is documented on another host. */
export interface Archive {
  readonly text: string;
  readonly major: number;
  readonly host: string;
  /** The first page of each product there. Other products are not part of that major. */
  readonly starts: Readonly<Partial<Record<ProductId, string>>>;
  /** Published paths of this site whose page has another path there, each with that path. */
  readonly moved: Moves;
  /** Beginnings of published paths without a page there, except for `moved` ones. */
  readonly missing: readonly string[];
}

type Moves = Readonly<Record<string, string>>;

/** Moves several pages to one page. */
function joined(to: string, from: readonly string[]): Moves {
  return Object.fromEntries(from.map((path) => [path, to]));
}

/** Moves pages to another folder, with the same names. */
function renamedFolder(from: string, to: string, names: readonly string[]): Moves {
  return Object.fromEntries(names.map((name) => [`${from}/${name}/`, `${to}/${name}/`]));
}

const GRID_OF_V4 = '/components/data-grid';

/** Where the pages of other majors are, by the major: of the one after the documented one, and of the older ones. */
const PAGES: Readonly<Record<number, Pick<Archive, 'starts' | 'moved' | 'missing'>>> = {
  7: {
    starts: {
      'x-data-grid': '/x/react-data-grid/',
      'x-date-pickers': '/x/react-date-pickers/',
      'x-charts': '/x/react-charts/',
      'x-tree-view': '/x/react-tree-view/',
    },
    moved: {
      '/x/react-charts/heat-map/': '/x/react-charts/heatmap/',
      '/x/react-charts/tree-map/': '/x/react-charts/treemap/',
      '/x/react-data-grid/server-side-data/infinite-loading/': '/x/react-data-grid/server-side-data/lazy-loading/',
    },
    missing: ['/x/whats-new/'],
  },
  5: {
    starts: {
      'x-data-grid': '/x/react-data-grid/',
      'x-date-pickers': '/x/react-date-pickers/getting-started/',
    },
    moved: {
      ...joined('/x/react-data-grid/selection/', [
        '/x/react-data-grid/row-selection/',
        '/x/react-data-grid/cell-selection/',
      ]),
      ...joined('/x/react-data-grid/filtering/', [
        '/x/react-data-grid/filtering/',
        '/x/react-data-grid/filtering/customization/',
        '/x/react-data-grid/filtering/quick-filter/',
        '/x/react-data-grid/filtering/server-side/',
        '/x/react-data-grid/filtering/multi-filters/',
      ]),
      '/x/react-date-pickers/': '/x/react-date-pickers/getting-started/',
      '/x/api/date-pickers/date-calendar/': '/x/api/date-pickers/calendar-picker/',
      '/x/api/date-pickers/day-calendar-skeleton/': '/x/api/date-pickers/calendar-picker-skeleton/',
      '/x/api/date-pickers/month-calendar/': '/x/api/date-pickers/month-picker/',
      '/x/api/date-pickers/time-clock/': '/x/api/date-pickers/clock-picker/',
      '/x/api/date-pickers/year-calendar/': '/x/api/date-pickers/year-picker/',
      '/x/migration/migration-data-grid-v4/': '/x/react-data-grid/migration-v4/',
      '/x/migration/migration-pickers-lab/': '/x/react-date-pickers/migration-lab/',
    },
    missing: [
      '/x/whats-new/',
      '/x/migration/',
      '/x/react-data-grid/clipboard/',
      '/x/react-data-grid/column-menu/',
      '/x/react-data-grid/custom-columns/',
      '/x/react-data-grid/filtering',
      '/x/react-data-grid/performance/',
      '/x/react-data-grid/recipes-',
      '/x/react-data-grid/row-recipes/',
      '/x/react-data-grid/server-side-data/',
      '/x/react-data-grid/style-recipes/',
      '/x/api/data-grid/grid-actions-col-def/',
      '/x/api/data-grid/grid-filter-form/',
      '/x/api/data-grid/grid-filter-panel/',
      '/x/api/data-grid/grid-single-select-col-def/',
      '/x/api/data-grid/grid-toolbar-quick-filter/',
      '/x/react-date-pickers/adapters-locale/',
      '/x/react-date-pickers/base-concepts/',
      '/x/react-date-pickers/calendar-systems/',
      '/x/react-date-pickers/custom-field/',
      '/x/react-date-pickers/custom-layout/',
      '/x/react-date-pickers/custom-opening-button/',
      '/x/react-date-pickers/date-calendar/',
      '/x/react-date-pickers/date-field/',
      '/x/react-date-pickers/date-range-calendar/',
      '/x/react-date-pickers/date-range-field/',
      '/x/react-date-pickers/date-time-field/',
      '/x/react-date-pickers/date-time-range-',
      '/x/react-date-pickers/digital-clock/',
      '/x/react-date-pickers/faq/',
      '/x/react-date-pickers/fields/',
      '/x/react-date-pickers/lifecycle/',
      '/x/react-date-pickers/playground/',
      '/x/react-date-pickers/shortcuts/',
      '/x/react-date-pickers/time-clock/',
      '/x/react-date-pickers/time-field/',
      '/x/react-date-pickers/time-range-',
      '/x/react-date-pickers/timezone/',
      '/x/react-date-pickers/validation/',
      '/x/api/date-pickers/date-field/',
      '/x/api/date-pickers/date-picker-toolbar/',
      '/x/api/date-pickers/date-range-calendar/',
      '/x/api/date-pickers/date-range-picker-toolbar/',
      '/x/api/date-pickers/date-time-field/',
      '/x/api/date-pickers/date-time-picker-t',
      '/x/api/date-pickers/digital-clock/',
      '/x/api/date-pickers/multi-',
      '/x/api/date-pickers/pickers-a',
      '/x/api/date-pickers/pickers-c',
      '/x/api/date-pickers/pickers-l',
      '/x/api/date-pickers/pickers-s',
      '/x/api/date-pickers/single-input-',
      '/x/api/date-pickers/time-field/',
      '/x/api/date-pickers/time-picker-toolbar/',
    ],
  },
  4: {
    starts: {'x-data-grid': `${GRID_OF_V4}/`},
    moved: {
      '/x/react-data-grid/column-definition/': `${GRID_OF_V4}/columns/`,
      '/x/react-data-grid/row-definition/': `${GRID_OF_V4}/rows/`,
      '/x/react-data-grid/row-selection/': `${GRID_OF_V4}/selection/`,
      ...renamedFolder('/x/react-data-grid', GRID_OF_V4, [
        'components',
        'demo',
        'editing',
        'export',
        'filtering',
        'localization',
        'pagination',
        'sorting',
        'style',
      ]),
    },
    missing: ['/x/'],
  },
};

/** The majors that a page of this site can lead to, the newest first. */
export const ARCHIVES: readonly Archive[] = MAJORS.flatMap(({major, documentation}) => {
  const pages = PAGES[major];
  if (!pages || documentation === undefined) {
    return [];
  }
  const {origin, pathname} = new URL(documentation);
  return [{text: `v${major}`, major, host: origin, ...pages, starts: {[SITE_PRODUCT_ID]: pathname, ...pages.starts}}];
});

/**
 * The URL of a page in another major: the same page, the page that it was there, or the first page of the product.
 *
 * @param path an absolute path of this site, in any form that `canonicalPath` takes
 * @param language of the reader; hosts that only have English remove the prefix
 * @returns an absolute URL, or `undefined` if the product is not part of that major
 */
export function urlInArchive(
  {host, starts, moved, missing}: Archive,
  path: string,
  language: Language = readLanguage(path).userLanguage,
): string | undefined {
  const {productId, categoryId} = productOfPath(path);
  const start = starts[productId !== null && categoryId !== 'docs' ? productId : SITE_PRODUCT_ID];
  if (start === undefined) {
    return undefined;
  }
  const page = publishedPath(canonicalPath(path));
  const isPage = page.startsWith(`${SITE.docsPath}/`) && page !== `${SITE.docsPath}/`;
  const kept = isPage && !missing.some((beginning) => page.startsWith(beginning)) ? page : start;
  const prefix = language === DEFAULT_LANGUAGE ? '' : `/${language}`;
  return `${host}${prefix}${moved[page] ?? kept}`;
}
