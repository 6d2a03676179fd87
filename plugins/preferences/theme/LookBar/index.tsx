import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PAGE_ATTRIBUTES, type PaletteMode} from '@site/src/site/storage';
import SegmentedControl from '@site/src/ui/SegmentedControl';
import {chooseMode} from '../../client/chooseMode';
import usePageAttribute from '@site/src/ui/usePageAttribute';
import ReaderPreferences from '../ReaderPreferences';
import useReaderPreferences from '../useReaderPreferences';
import PrimaryColors from './PrimaryColors';
import styles from './onDemand.module.css';

const MODES: readonly PaletteMode[] = ['light', 'dark'];

interface ToggleProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

function Toggle({label, isOn, onToggle}: ToggleProps): ReactNode {
  return (
    <button type="button" className="site-button" aria-pressed={isOn} onClick={onToggle}>
      {label}
    </button>
  );
}

function Mode(): ReactNode {
  const mode = usePageAttribute(PAGE_ATTRIBUTES.mode, MODES, 'light');
  const names: Readonly<Record<PaletteMode, string>> = {
    light: translate({id: 'preferences.look.light', message: 'Light', description: 'A choice of the color mode'}),
    dark: translate({id: 'preferences.look.dark', message: 'Dark', description: 'A choice of the color mode'}),
  };
  return (
    <SegmentedControl
      look="line"
      label={translate({id: 'preferences.look.mode', message: 'Mode', description: 'Name of the choice of the mode'})}
      options={MODES.map((value) => ({value, label: names[value]}))}
      value={mode}
      onChoose={chooseMode}
    />
  );
}

function Controls(): ReactNode {
  const {state, dispatch} = useReaderPreferences();
  const {dense, direction} = state;
  return (
    <div
      role="group"
      aria-label={translate({
        id: 'preferences.look',
        message: 'Look of the components',
        description: 'Name of a group of controls: mode, primary color, density and direction',
      })}
      className={styles.bar}
      data-ga-event-category="settings"
      data-ga-event-action="look"
    >
      <Mode />
      <PrimaryColors />
      <Toggle
        label={translate({id: 'preferences.look.dense', message: 'Dense', description: 'Switches to the dense layout'})}
        isOn={dense}
        onToggle={() => dispatch({type: 'setDense', dense: !dense})}
      />
      <Toggle
        label={translate({
          id: 'preferences.look.rightToLeft',
          message: 'Right to left',
          description: 'Switches the direction of the page',
        })}
        isOn={direction === 'rtl'}
        onToggle={() => dispatch({type: 'change', direction: direction === 'rtl' ? 'ltr' : 'rtl'})}
      />
    </div>
  );
}

/** The settings that change how components look, the same as in the drawer, to stand beside components that run. */
export default function LookBar(): ReactNode {
  return (
    <ReaderPreferences>
      <Controls />
    </ReaderPreferences>
  );
}
