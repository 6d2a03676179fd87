import {translate} from '@docusaurus/Translate';
import {DEFAULT_DATE_LIBRARY, type DateLibrary} from '@site/src/site/dateLibraries';
import {DEFAULT_CODE_STYLING, DEFAULT_CODE_VARIANT, type CodeStyling, type CodeVariant} from '@site/src/site/storage';
import type {DemoInfo} from '../../types';
import {inDateLibrary} from '../dateLibraries/inDateLibrary';
import type {DemoHash} from '../demoHash';
import {editKey} from '../editor/keptEdits';
import type {LinkedTheme} from './linkedTheme';
import {unpackCode, type UnreadableCode} from './packCode';

/** Code of a link that fits a demo. */
export interface ReadCode {
  readonly code: string;
  readonly theme: LinkedTheme;
  readonly variant: CodeVariant;
  readonly styling: CodeStyling;
  /** The date library that the demo has to be shown with. */
  readonly dateLibrary?: DateLibrary | undefined;
  /** The key of the text of the demo that the code stands in place of. */
  readonly key: string;
}

/** A link of which nothing can be shown, and why, for the reader. */
export interface RefusedCode {
  readonly message: string;
}

/** The longest name in a message, in characters: a hash may be of any length. */
const LONGEST_NAME = 60;

function refusalOf(kind: UnreadableCode): string {
  switch (kind) {
    case 'broken':
      return translate({
        id: 'demos.link.broken',
        message:
          'The code of this link could not be read: the link was cut off or changed. The demo is shown as it is.',
        description: 'Shown under a demo that a broken link leads to',
      });
    case 'version':
      return translate({
        id: 'demos.link.version',
        message: 'The code of this link was made for another version of this page. The demo is shown as it is.',
        description: 'Shown under a demo that a link of an unknown form leads to',
      });
    case 'tooLong':
      return translate({
        id: 'demos.link.unreadableLength',
        message: 'The code of this link is too long to be opened. The demo is shown as it is.',
        description: 'Shown under a demo that a link with too much code leads to',
      });
    case 'unsupported':
      return translate({
        id: 'demos.link.unsupported',
        message: 'This browser is too old to open code from a link. The demo is shown as it is.',
        description: 'Shown under a demo if the browser cannot decompress the code of a link',
      });
  }
}

function unknownDemo(name: string): string {
  return translate(
    {
      id: 'demos.link.unknownDemo',
      message: 'This page has no demo “{name}”, so the code of this link cannot be shown.',
      description: 'Shown under the first demo of a page',
    },
    {name: name.slice(0, LONGEST_NAME)},
  );
}

/**
 * Reads the code that a hash brings to a demo. Nothing of it is run.
 *
 * @param demo the demo that the hash names, or another if the page has none of that name
 */
export async function readCodeLink(url: DemoHash, demo: DemoInfo): Promise<ReadCode | RefusedCode> {
  const {name, state = '', styling = DEFAULT_CODE_STYLING, codeVariant = DEFAULT_CODE_VARIANT} = url;
  if (name !== demo.name) {
    return {message: unknownDemo(name)};
  }
  const sent = await unpackCode(state);
  if (typeof sent === 'string') {
    return {message: refusalOf(sent)};
  }
  const {code, theme, dateLibrary} = sent;
  const shown = demo.stylings.find((one) => one.styling === styling);
  if (!shown || (dateLibrary !== undefined && !shown.translations)) {
    return {message: refusalOf('version')};
  }
  const library = shown.translations && (dateLibrary ?? DEFAULT_DATE_LIBRARY);
  const key = editKey(demo, library ? inDateLibrary(shown, library) : shown, codeVariant);
  return {code, theme, variant: codeVariant, styling, key, ...(library && {dateLibrary: library})};
}
