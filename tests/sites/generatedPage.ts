import type {DonorPage} from './donorPages';

/** A demo of the page. */
export interface ShownDemo {
  readonly name: string;
  /** Its attributes; `undefined` for a demo that may be any element with that id. */
  readonly attributes?: string;
}

export interface PageContent {
  readonly title: string;
  readonly route: string;
  readonly anchors: readonly string[];
  readonly demos: readonly ShownDemo[];
}

/** Blocks of prose in a section, and sections for each fence: about as many as on written pages. */
const BLOCKS_A_SECTION = 3;
const SECTIONS_A_FENCE = 3;

/** Cycles through a list. */
export class Turns<Item> {
  private index = 0;

  constructor(private readonly items: readonly Item[]) {}

  next(): Item {
    const item = this.items[this.index % this.items.length];
    if (item === undefined) {
      throw new Error('There is nothing to take turns with.');
    }
    this.index += 1;
    return item;
  }
}

/** The reusable parts for the pages of one product. */
export interface Materials {
  readonly prose: Turns<string>;
  readonly fences: Turns<string>;
}

export function materialsOf(donors: readonly DonorPage[]): Materials {
  return {
    prose: new Turns(donors.flatMap(({prose}) => prose)),
    fences: new Turns(donors.flatMap(({fences}) => fences)),
  };
}

function headingOf(anchor: string): string {
  const words = anchor.replace(/-/g, ' ');
  return `## ${words.charAt(0).toUpperCase()}${words.slice(1)} {/* #${anchor} */}`;
}

function demoBlock({name, attributes}: ShownDemo): string {
  return attributes === undefined
    ? `<div id="${name}">\n\nWhat was published here is no demo in a file of its own.\n\n</div>`
    : `<Demo name="${name}" ${attributes} />`;
}

/** The demos of each section, in their order, the first section first. */
function demosBySection(demos: readonly ShownDemo[], sections: number): ShownDemo[][] {
  const perSection = Array.from({length: sections}, (): ShownDemo[] => []);
  demos.forEach((demo, index) => perSection[Math.floor((index * sections) / demos.length)]?.push(demo));
  return perSection;
}

/**
 * The text of a generated page: the published headings and demos between prose and fences of written pages.
 *
 * @param donor the written page whose front matter and API section it reuses
 */
export function generatedPage(content: PageContent, materials: Materials, donor: DonorPage): string {
  const {title, route, demos} = content;
  const anchors = content.anchors.filter((anchor) => anchor !== 'api');
  const description = `Text and demos as many as were published at ${route}, for tests of the site as big as it will be.`;
  const inSections = demosBySection(demos, Math.max(1, anchors.length));
  const section = (index: number): string[] => [
    materials.prose.next(),
    ...(inSections[index] ?? []).flatMap((demo) => [demoBlock(demo), materials.prose.next()]),
    ...Array.from({length: BLOCKS_A_SECTION - 1}, () => materials.prose.next()),
    ...(index % SECTIONS_A_FENCE === 1 ? [materials.fences.next()] : []),
  ];
  const sections =
    anchors.length === 0 ? section(0) : anchors.flatMap((anchor, index) => [headingOf(anchor), ...section(index)]);
  const frontMatter = [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    ...donor.frontMatter,
    '---',
  ].join('\n');
  const opening = 'This page stands here until the real one is written.';
  return `${[frontMatter, opening, ...sections, '## API {/* #api */}', donor.api].join('\n\n')}\n`;
}
