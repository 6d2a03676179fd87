import {useCallback, useId, useRef, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import DemoSource from '@theme/DemoSource';
import DemoStage from '@theme/DemoStage';
import DemoToolbar from '@theme/DemoToolbar';
import useCodeStyling from '@theme/useCodeStyling';
import useCodeVariant from '@theme/useCodeVariant';
import useDemoAddress from '../../client/useDemoAddress';
import useSources from '../../client/useSources';
import type {DemoInfo} from '../../types';
import styles from './styles.module.css';

export interface Props {
  readonly demo: DemoInfo;
  /** Height of the rendered demo in CSS pixels, so that nothing moves when it arrives. */
  readonly height?: number;
  /** Lets the demo use the frame's whole width and sets no space around it. */
  readonly bleed?: boolean;
  /** The demo brings its own MUI theme; the reader's mode, direction and density do not reach it. */
  readonly ownTheme?: boolean;
  /** Runs the demo in an iframe, for what depends on the viewport's width. */
  readonly iframe?: boolean;
}

/** A framed, running demo with its toolbar and its source. */
export default function DemoFrame({demo, height, bleed = false, ownTheme, iframe}: Props): ReactNode {
  const frame = useRef<HTMLElement>(null);
  const sourceId = useId();
  const [isOpen, setOpen] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const {codeVariant} = useCodeVariant();
  const {codeStyling} = useCodeStyling();
  const shown = demo.stylings.find(({styling}) => styling === codeStyling) ?? demo.stylings[0];
  const {sources, failed, fetchSources} = useSources(shown, isOpen);
  useDemoAddress(
    demo.name,
    frame,
    useCallback(() => setOpen(true), []),
  );
  useBrokenLinks().collectAnchor(demo.name);

  const getText = async (): Promise<string> => {
    const [file] = (sources ?? (await fetchSources())).files;
    return (codeVariant === 'JS' ? file?.textJs : undefined) ?? file?.text ?? '';
  };

  return (
    <section ref={frame} id={demo.name} className={styles.frame} tabIndex={-1} aria-label={demo.name}>
      <DemoStage
        key={`${shown.styling} ${attempt}`}
        demo={shown}
        height={height}
        bleed={bleed}
        ownTheme={ownTheme}
        frameTitle={iframe ? demo.name : undefined}
      />
      <DemoToolbar
        demo={demo}
        shown={shown}
        isOpen={isOpen}
        sourceId={sourceId}
        onToggleSource={() => setOpen(!isOpen)}
        getText={getText}
        onResetDemo={() => setAttempt(attempt + 1)}
        onResetFocus={() => frame.current?.focus()}
      />
      {shown.styling !== codeStyling && (
        <p className={styles.note}>
          <Translate
            id="demos.frame.fallback"
            description="Under a demo that does not come in the styling the reader chose"
            values={{shown: shown.styling, chosen: codeStyling}}
          >
            {'Shown with {shown}: this demo has no {chosen} version.'}
          </Translate>
        </p>
      )}
      <DemoSource id={sourceId} demo={demo} isOpen={isOpen} sources={sources} failed={failed} />
    </section>
  );
}
