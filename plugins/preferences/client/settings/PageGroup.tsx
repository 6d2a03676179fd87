import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {MODE_CHOICES, PAGE_ATTRIBUTES, type ModeChoice} from '@site/src/site/storage';
import SegmentedControl, {type SegmentedOption} from '@site/src/ui/SegmentedControl';
import type {Direction} from '../../themePreferences';
import useReaderPreferences from '../../theme/useReaderPreferences';
import {chooseMode} from '../chooseMode';
import usePageAttribute from '../usePageAttribute';
import Group from './Group';

function modeOptions(): SegmentedOption<ModeChoice>[] {
  return [
    {
      value: 'light',
      label: translate({id: 'preferences.mode.light', message: 'Light', description: 'A choice of the color mode'}),
    },
    {
      value: 'system',
      label: translate({
        id: 'preferences.mode.system',
        message: 'System',
        description: 'The choice of the color mode that the operating system has',
      }),
    },
    {
      value: 'dark',
      label: translate({id: 'preferences.mode.dark', message: 'Dark', description: 'A choice of the color mode'}),
    },
  ];
}

function directionOptions(): SegmentedOption<Direction>[] {
  return [
    {
      value: 'ltr',
      label: translate({
        id: 'preferences.direction.ltr',
        message: 'Left to right',
        description: 'A choice of the direction of the page',
      }),
    },
    {
      value: 'rtl',
      label: translate({
        id: 'preferences.direction.rtl',
        message: 'Right to left',
        description: 'A choice of the direction of the page',
      }),
    },
  ];
}

/** How the whole page looks: mode and direction. */
export default function PageGroup(): ReactNode {
  const {state, dispatch} = useReaderPreferences();
  const modeChoice = usePageAttribute(PAGE_ATTRIBUTES.modeChoice, MODE_CHOICES, 'system');
  return (
    <Group
      title={translate({
        id: 'preferences.page',
        message: 'Page',
        description: 'Heading of the settings of mode and direction',
      })}
    >
      <SegmentedControl
        look="field"
        label={translate({
          id: 'preferences.mode',
          message: 'Mode',
          description: 'Name of the choice of the color mode',
        })}
        options={modeOptions()}
        value={modeChoice}
        onChoose={chooseMode}
      />
      <SegmentedControl
        look="field"
        label={translate({
          id: 'preferences.direction',
          message: 'Direction',
          description: 'Name of the choice of the direction of the page',
        })}
        options={directionOptions()}
        value={state.direction}
        onChoose={(direction) => dispatch({type: 'change', direction})}
      />
    </Group>
  );
}
