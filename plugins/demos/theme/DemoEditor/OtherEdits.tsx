import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {DEFAULT_DATE_LIBRARY, TRANSLATED_LIBRARIES} from '@site/src/site/dateLibraries';
import {CODE_VARIANTS, type CodeVariant} from '@site/src/site/storage';
import {LANGUAGE_NAMES} from '../../client/editor/languageNames';
import {editKey, keptEdit} from '../../client/editor/keptEdits';
import type {DemoInfo, DemoStyling} from '../../types';

export interface Props {
  readonly demo: DemoInfo;
  readonly shown: DemoStyling;
  readonly variant: CodeVariant;
}

/** The versions of a demo, other than the shown one, that the reader has edited: `JavaScript`, `Tailwind · TypeScript`. */
export function otherEdits({demo, shown, variant}: Props): readonly string[] {
  const shownKey = editKey(demo, shown, variant);
  return demo.stylings.flatMap(({styling, translations}) =>
    [undefined, ...(translations ? TRANSLATED_LIBRARIES : [])].flatMap((dateLibrary) =>
      CODE_VARIANTS.flatMap((language) => {
        const key = editKey(demo, {styling, dateLibrary}, language);
        if (key === shownKey || keptEdit(key) === undefined) {
          return [];
        }
        const differing = [
          ...(styling === shown.styling ? [] : [styling]),
          ...(dateLibrary === shown.dateLibrary ? [] : [dateLibrary ?? DEFAULT_DATE_LIBRARY]),
        ];
        return [[...differing, LANGUAGE_NAMES[language]].join(' · ')];
      }),
    ),
  );
}

/** Says where the edits are that the shown version of a demo does not have: each version has its own. */
export default function OtherEdits(props: Props): ReactNode {
  const names = otherEdits(props);
  return (
    names.length > 0 &&
    translate(
      {
        id: 'demos.editor.otherEdits',
        message: 'You have also edited this demo in: {versions}. Switch back to see that.',
        description: 'Below the editor; the value names languages and stylings, such as “JavaScript”',
      },
      {versions: names.join(', ')},
    )
  );
}
