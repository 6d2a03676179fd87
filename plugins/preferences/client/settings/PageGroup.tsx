import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {MODE_CHOICES, PAGE_ATTRIBUTES} from '@site/src/site/storage';
import useReaderPreferences from '../../theme/useReaderPreferences';
import {chooseMode} from '../chooseMode';
import usePageAttribute from '@site/src/ui/usePageAttribute';
import Choice from './Choice';
import Group from './Group';

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
      <Choice
        label={translate({
          id: 'preferences.mode',
          message: 'Mode',
          description: 'Name of the choice of the color mode',
        })}
        names={{
          light: translate({id: 'preferences.mode.light', message: 'Light', description: 'A choice of the color mode'}),
          system: translate({
            id: 'preferences.mode.system',
            message: 'System',
            description: 'The choice of the color mode that the operating system has',
          }),
          dark: translate({id: 'preferences.mode.dark', message: 'Dark', description: 'A choice of the color mode'}),
        }}
        value={modeChoice}
        onChoose={chooseMode}
      />
      <Choice
        label={translate({
          id: 'preferences.direction',
          message: 'Direction',
          description: 'Name of the choice of the direction of the page',
        })}
        names={{
          ltr: translate({
            id: 'preferences.direction.ltr',
            message: 'Left to right',
            description: 'A choice of the direction of the page',
          }),
          rtl: translate({
            id: 'preferences.direction.rtl',
            message: 'Right to left',
            description: 'A choice of the direction of the page',
          }),
        }}
        value={state.direction}
        onChoose={(direction) => dispatch({type: 'change', direction})}
      />
    </Group>
  );
}
