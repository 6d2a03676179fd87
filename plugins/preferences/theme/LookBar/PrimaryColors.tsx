import {useId, type CSSProperties, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {DEFAULT_MAIN_COLORS} from '../../paletteColors';
import useReaderPreferences from '../useReaderPreferences';
import styles from './onDemand.module.css';

interface Offer {
  readonly name: string;
  /** None for MUI's own color, which depends on the mode. */
  readonly main?: string;
}

/** Colors that can be seen on light and on dark, and that white text can be read on. */
function offers(): readonly Offer[] {
  return [
    {name: translate({id: 'preferences.look.blue', message: 'Blue', description: 'A primary color'})},
    {
      name: translate({id: 'preferences.look.teal', message: 'Teal', description: 'A primary color'}),
      main: '#00796b',
    },
    {
      name: translate({id: 'preferences.look.violet', message: 'Violet', description: 'A primary color'}),
      main: '#9c4dcc',
    },
    {
      name: translate({id: 'preferences.look.orange', message: 'Orange', description: 'A primary color'}),
      main: '#c43e00',
    },
  ];
}

/** A few primary colors to choose from; the drawer takes any. */
export default function PrimaryColors(): ReactNode {
  const group = useId();
  const {state, dispatch} = useReaderPreferences();
  const {primary, ...others} = state.paletteColors;
  const choose = (main: string | undefined): void =>
    dispatch({type: 'change', paletteColors: main === undefined ? others : {...others, primary: {main}}});
  return (
    <div
      role="radiogroup"
      aria-label={translate({
        id: 'preferences.look.primary',
        message: 'Primary color',
        description: 'Name of the choice of the primary color of components',
      })}
      className={styles.colors}
    >
      {offers().map(({name, main}) => (
        <input
          key={name}
          type="radio"
          name={group}
          aria-label={name}
          title={name}
          checked={primary?.main === main}
          onChange={() => choose(main)}
          className={styles.color}
          style={{'--color': main ?? DEFAULT_MAIN_COLORS[state.paletteMode].primary} as CSSProperties}
        />
      ))}
    </div>
  );
}
