import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {DATE_LIBRARY_NAMES} from '@site/src/site/dateLibraries';
import {DATE_LIBRARY_TITLES} from '@site/src/site/dateLibraryTitles';
import {CODE_STYLINGS, type CodeVariant} from '@site/src/site/storage';
import SegmentedControl, {type SegmentedOption} from '@site/src/ui/SegmentedControl';
import useCodeStyling from '../../theme/useCodeStyling';
import useCodeVariant from '../../theme/useCodeVariant';
import useDateLibrary from '../../theme/useDateLibrary';
import Group from './Group';

const VARIANTS: readonly SegmentedOption<CodeVariant>[] = [
  {value: 'TS', label: 'TypeScript'},
  {value: 'JS', label: 'JavaScript'},
];

const STYLINGS = CODE_STYLINGS.map((styling) => ({value: styling, label: styling}));

const LIBRARIES = DATE_LIBRARY_NAMES.map((library) => ({value: library, label: DATE_LIBRARY_TITLES[library]}));

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
      <SegmentedControl
        look="field"
        label={translate({
          id: 'preferences.codeVariant',
          message: 'Language',
          description: 'Name of the choice between TypeScript and JavaScript',
        })}
        options={VARIANTS}
        value={codeVariant}
        onChoose={chooseCodeVariant}
      />
      <SegmentedControl
        look="field"
        label={translate({
          id: 'preferences.codeStyling',
          message: 'Styling',
          description: 'Name of the choice between MUI System, Tailwind and CSS',
        })}
        options={STYLINGS}
        value={codeStyling}
        onChoose={chooseCodeStyling}
      />
      <SegmentedControl
        look="field"
        label={translate({
          id: 'preferences.dateLibrary',
          message: 'Date library',
          description: 'Name of the choice of the library that demos of pickers are shown with',
        })}
        options={LIBRARIES}
        value={dateLibrary}
        onChoose={chooseDateLibrary}
      />
    </Group>
  );
}
