import {lazy, Suspense, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useNearViewport from '@site/src/ui/useNearViewport';
import {SETTABLE_COLORS, type SettableColor} from '../../paletteColors';
import useReaderPreferences from '../../theme/useReaderPreferences';
import ColorField from './ColorField';
import {colorName} from './colorName';
import Group from './Group';
import ResetButton from './ResetButton';
import SampleBoundary from './SampleBoundary';
import styles from './onDemand.module.css';

/** The sample is made of MUI components, which no text page has: it comes after the drawer is there. */
const Sample = lazy(() => import('./Sample'));

/** The colors of demos, with a sample of what MUI makes of them. */
export default function PaletteGroup(): ReactNode {
  const {state, dispatch} = useReaderPreferences();
  const {paletteColors} = state;
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place, 0);
  // A count, used as a key: a reset also empties fields with unfinished text.
  const [resets, setResets] = useState(0);

  const change = (name: SettableColor, main: string | undefined): void => {
    const {[name]: _replaced, ...others} = paletteColors;
    dispatch({type: 'change', paletteColors: main === undefined ? others : {...others, [name]: {main}}});
  };

  return (
    <Group
      title={translate({
        id: 'preferences.colors',
        message: 'Colors of demos',
        description: 'Heading of the settings of palette colors',
      })}
      action={
        <ResetButton
          label={translate({id: 'preferences.colors.reset', message: 'Reset colors', description: 'Name of a button'})}
          onReset={() => {
            dispatch({type: 'resetColors'});
            setResets(resets + 1);
          }}
        />
      }
    >
      <p className={styles.explanation}>
        <Translate id="preferences.colors.charts" description="Below the heading of the settings of palette colors">
          Charts have palettes of their own, which do not follow these colors.
        </Translate>
      </p>
      {SETTABLE_COLORS.map((name) => (
        <ColorField
          key={`${name} ${resets}`}
          label={colorName(name)}
          chosen={paletteColors[name]?.main}
          mode={state.paletteMode}
          name={name}
          onChange={(main) => change(name, main)}
        />
      ))}
      <div ref={place} className={styles.sample}>
        <SampleBoundary>
          <Suspense>{isNear && <Sample />}</Suspense>
        </SampleBoundary>
      </div>
    </Group>
  );
}
