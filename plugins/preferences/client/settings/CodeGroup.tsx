import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {DATE_LIBRARY_TITLES} from '@site/src/site/dateLibraryTitles';
import {CODE_STYLINGS, type CodeStyling} from '@site/src/site/storage';
import useCodeStyling from '../../theme/useCodeStyling';
import useCodeVariant from '../../theme/useCodeVariant';
import useDateLibrary from '../../theme/useDateLibrary';
import Choice from './Choice';
import Group from './Group';

const VARIANT_NAMES = {TS: 'TypeScript', JS: 'JavaScript'} as const;

/** Stylings are stored by their names. */
const STYLING_NAMES = Object.fromEntries(CODE_STYLINGS.map((name) => [name, name])) as Record<CodeStyling, string>;

/** How the code of demos is written: its language, its styling and its date library. */
export default function CodeGroup(): ReactNode {
  const {codeVariant, chooseCodeVariant} = useCodeVariant();
  const {codeStyling, chooseCodeStyling} = useCodeStyling();
  const {dateLibrary, chooseDateLibrary} = useDateLibrary();
  return (
    <Group
      title={translate({
        id: 'preferences.code',
        message: 'Code',
        description: 'Heading of the settings of code variant and styling',
      })}
    >
      <Choice
        label={translate({
          id: 'preferences.codeVariant',
          message: 'Language',
          description: 'Name of the choice between TypeScript and JavaScript',
        })}
        names={VARIANT_NAMES}
        value={codeVariant}
        onChoose={chooseCodeVariant}
      />
      <Choice
        label={translate({
          id: 'preferences.codeStyling',
          message: 'Styling',
          description: 'Name of the choice between MUI System, Tailwind and CSS',
        })}
        names={STYLING_NAMES}
        value={codeStyling}
        onChoose={chooseCodeStyling}
      />
      <Choice
        label={translate({
          id: 'preferences.dateLibrary',
          message: 'Date library',
          description: 'Name of the choice of the library that demos of pickers are shown with',
        })}
        names={DATE_LIBRARY_TITLES}
        value={dateLibrary}
        onChoose={chooseDateLibrary}
      />
    </Group>
  );
}
