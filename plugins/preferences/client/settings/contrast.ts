import {decomposeColor, hslToRgb, type Palette} from '@mui/material/styles';
import type {SettableColor} from '../../paletteColors';

/** The least ratio of text of common size to its ground (WCAG 2, success criterion 1.4.3, level AA). */
export const AA_RATIO = 4.5;

type Channels = readonly [red: number, green: number, blue: number];

/** The channels of a color, from 0 to 255, as it looks on a ground that lets nothing through. */
function channelsOn(color: string, ground: Channels): Channels {
  const {values} = decomposeColor(/^hsl/i.test(color) ? hslToRgb(color) : color);
  const [red, green, blue, alpha = 1] = values as readonly number[];
  const mix = (channel: number | undefined, below: number): number => (channel ?? 0) * alpha + below * (1 - alpha);
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2])];
}

/** Relative luminance as WCAG defines it, from 0 to 1. */
function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: Channels, other: Channels): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Contrast ratios, from 1 to 21. */
export interface ColorContrast {
  /** Of MUI's text on the color: the label of a contained button. */
  readonly textOnColor: number;
  /** Of the color as text on the page: the label of a text button. */
  readonly colorOnPage: number;
}

/** How legible a color of a palette is, in what MUI makes of it. */
export function contrastOf(palette: Palette, name: SettableColor): ColorContrast {
  const page = channelsOn(palette.background.default, [255, 255, 255]);
  const color = channelsOn(palette[name].main, page);
  return {textOnColor: ratio(channelsOn(palette[name].contrastText, color), color), colorOnPage: ratio(color, page)};
}

/** A ratio as it is said: never rounded up to what it does not reach. */
export function formatRatio(value: number): string {
  return `${(Math.floor(value * 100) / 100).toFixed(2)}:1`;
}
