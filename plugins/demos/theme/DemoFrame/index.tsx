import {useCallback, useEffect, useId, useRef, useState, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useLocation} from '@docusaurus/router';
import DemoSource from '@theme/DemoSource';
import DemoStage from '@theme/DemoStage';
import DemoToolbar from '@theme/DemoToolbar';
import useCodeVariant from '@theme/useCodeVariant';
import {readDemoAddress} from '../../client/demoAddress';
import type {DemoInfo, DemoSources} from '../../types';
import styles from './styles.module.css';

export interface Props {
  readonly demo: DemoInfo;
  /** Height of the rendered demo in CSS pixels, so that nothing moves when it arrives. */
  readonly height?: number;
  /** Lets the demo use the frame's whole width and sets no space around it. */
  readonly bleed?: boolean;
}

/** Opens the source that the page's hash asks for and brings the demo into view. */
function useDemoAddress(demo: DemoInfo, frame: React.RefObject<HTMLElement>, open: () => void): void {
  const {hash} = useLocation();
  const {showCodeVariant} = useCodeVariant();
  useEffect(() => {
    const address = readDemoAddress(hash);
    if (address?.name !== demo.name || !address.codeVariant) {
      return;
    }
    showCodeVariant?.(address.codeVariant);
    open();
    frame.current?.scrollIntoView();
    frame.current?.focus({preventScroll: true});
  }, [hash, demo.name, frame, open, showCodeVariant]);
}

/** Fetches the shown sources of a demo once, when they are first asked for. */
function useSources(demo: DemoInfo): {
  sources?: DemoSources;
  failed: boolean;
  fetchSources: () => Promise<DemoSources>;
} {
  const [state, setState] = useState<{sources?: DemoSources; failed: boolean}>({failed: false});
  const fetchSources = useCallback(async () => {
    try {
      const {default: sources} = await demo.loadSources();
      setState({sources, failed: false});
      return sources;
    } catch (error) {
      setState({failed: true});
      throw error;
    }
  }, [demo]);
  return {...state, fetchSources};
}

/** A framed, running demo with its toolbar and its source. */
export default function DemoFrame({demo, height, bleed = false}: Props): ReactNode {
  const frame = useRef<HTMLElement>(null);
  const sourceId = useId();
  const [isOpen, setOpen] = useState(false);
  const {codeVariant} = useCodeVariant();
  const {sources, failed, fetchSources} = useSources(demo);
  useBrokenLinks().collectAnchor(demo.name);

  const openSource = useCallback(() => {
    setOpen(true);
    fetchSources().catch(() => undefined);
  }, [fetchSources]);
  useDemoAddress(demo, frame, openSource);

  const getText = async (): Promise<string> => {
    const [file] = (sources ?? (await fetchSources())).files;
    return (codeVariant === 'JS' ? file?.textJs : undefined) ?? file?.text ?? '';
  };

  return (
    <section ref={frame} id={demo.name} className={styles.frame} tabIndex={-1} aria-label={demo.name}>
      <DemoStage demo={demo} height={height} bleed={bleed} />
      <DemoToolbar
        demo={demo}
        isOpen={isOpen}
        sourceId={sourceId}
        onToggleSource={isOpen ? () => setOpen(false) : openSource}
        getText={getText}
      />
      <DemoSource id={sourceId} demo={demo} isOpen={isOpen} sources={sources} failed={failed} />
    </section>
  );
}
