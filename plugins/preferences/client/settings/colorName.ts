import {translate} from '@docusaurus/Translate';
import type {SettableColor} from '../../paletteColors';

/** What a color of the palette is called. */
export function colorName(name: SettableColor): string {
  return name === 'primary'
    ? translate({id: 'preferences.colors.primary', message: 'Primary', description: 'A color of the palette'})
    : translate({id: 'preferences.colors.secondary', message: 'Secondary', description: 'A color of the palette'});
}
