/** A rule of a stylesheet. */
export interface StyleRule {
  /** The conditions that it is in, the outermost first: `@media (min-width:600px)`. */
  readonly around: readonly string[];
  readonly selector: string;
  /** Its declarations: `color: red; margin: 0px;`. */
  readonly style: string;
}

/** A demo as a browser has drawn it. */
export interface RenderedDemo {
  /** Path of the demo's file from the project's root. */
  readonly file: string;
  readonly html: string;
  /** In CSS pixels. */
  readonly height: number;
  /** The rules of Emotion that apply to it. */
  readonly rules: readonly StyleRule[];
}

export type Mode = 'light' | 'dark';

/** The screens that demos are drawn for. */
export type Screen = 'phone' | 'desktop';

/** A demo in both modes. */
export interface StaticDemo {
  /** Path of the demo's file from the project's root. */
  readonly file: string;
  readonly html: string;
  /** In CSS pixels. */
  readonly height: number;
  /** Rules as text, in the order in which they apply. */
  readonly css: readonly string[];
  /** What it looks like in the dark is not known. */
  readonly isLightOnly: boolean;
}

/** All demos of a page, on each screen in both modes. */
export type StaticDemos = Readonly<Record<Screen, readonly StaticDemo[]>>;
