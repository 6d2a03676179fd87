/**
 * A color as a color picker takes it: six digits, without its transparency.
 *
 * @param color in a notation that `isPaletteColor` accepts
 */
export function toHex(color: string): string {
  const digits = /^#([\da-f]{3,8})$/i.exec(color)?.[1];
  if (digits) {
    return `#${digits.length < 6 ? [...digits.slice(0, 3)].map((digit) => digit + digit).join('') : digits.slice(0, 6)}`;
  }
  const [first = 0, second = 0, third = 0] = (color.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  const channels = /^hsl/i.test(color) ? fromHsl(first, second / 100, third / 100) : [first, second, third];
  return `#${channels.map((channel) => Math.min(255, Math.round(channel)).toString(16).padStart(2, '0')).join('')}`;
}

/** The red, green and blue, from 0 to 255, of a hue in degrees with a saturation and a lightness from 0 to 1. */
function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const reach = Math.min(1, saturation) * Math.min(lightness, 1 - Math.min(1, lightness));
  return [0, 8, 4].map((offset) => {
    const step = (offset + hue / 30) % 12;
    return 255 * (Math.min(1, lightness) - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1)));
  });
}
