import {SOCIAL_IMAGE_SIZE} from '../plugins/markdown/socialImage';
import {COLOR_SCALES, FONTS} from '../src/site/tokens';
import {escapeHtml} from '../src/text/escapeHtml';

/** What one picture shows. */
export interface SocialCard {
  readonly title: string;
  /** What the product is for, in a few words. */
  readonly subtitle: string;
  /** The site's own name, and its mark as SVG. */
  readonly site: {readonly name: string; readonly logo: string};
  /** The product's drawing as SVG; it is painted in `currentColor` and `--site-primary`. */
  readonly drawing: string;
  /** The font file, as a data URL. */
  readonly font: string;
}

const {blue, blueDark, grey} = COLOR_SCALES;

/** A page that is as large as the picture and looks like it, for a browser to take a picture of. */
export function socialCardHtml({title, subtitle, site, drawing, font}: SocialCard): string {
  return `<!doctype html>
<meta charset="utf-8">
<style>
  @font-face { font-family: "IBM Plex Sans"; src: url("${font}"); font-weight: 100 700; }
  * { box-sizing: border-box; margin: 0; }
  body {
    inline-size: ${SOCIAL_IMAGE_SIZE.width}px; block-size: ${SOCIAL_IMAGE_SIZE.height}px; overflow: hidden;
    display: grid; grid-template-columns: 1fr 464px; align-items: center; gap: 48px; padding: 72px;
    background: ${blueDark[900]}; color: #fff; font-family: ${FONTS.text};
    border-block-end: 12px solid ${blue[500]};
  }
  .brand { display: flex; align-items: center; gap: 16px; font-size: 30px; font-weight: 600; color: ${grey[300]}; }
  .brand svg { inline-size: 52px; block-size: 52px; }
  h1 { margin-block: 56px 20px; font-size: 76px; line-height: 1.04; font-weight: 600; letter-spacing: -0.02em; }
  p { font-size: 31px; line-height: 1.36; color: ${grey[400]}; }
  .drawing { --site-primary: ${blue[300]}; color: ${grey[100]}; }
  .drawing svg { display: block; inline-size: 100%; }
  .drawing svg:not(:only-child) { inline-size: 84%; margin-inline: auto; }
</style>
<div>
  <div class="brand">${site.logo}${escapeHtml(site.name)}</div>
  <h1>${escapeHtml(title)}</h1>
  <p>${escapeHtml(subtitle)}</p>
</div>
<div class="drawing">${drawing}</div>
`;
}
