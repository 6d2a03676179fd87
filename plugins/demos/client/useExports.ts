import {useState} from 'react';
import {translate} from '@docusaurus/Translate';
import useCodeVariant from '@theme/useCodeVariant';
import type {DemoInfo, DemoSources, DemoStyling} from '../types';

/** The code that makes projects is larger than the buttons, so it is fetched when one of them is about to be pressed. */
const loadExports = () => import('./exports');

export type ExportAction = 'openInStackBlitz' | 'openInCodeSandbox' | 'downloadProject';

export interface Exports {
  /** What went wrong with the last export. */
  readonly problem: string | undefined;
  /** Fetches what an export needs. */
  readonly prepare: () => void;
  readonly exportDemo: (action: ExportAction) => Promise<void>;
}

/**
 * Exports a demo as a project in the reader's code variant.
 *
 * @param shown the styling that is exported
 * @param getSources gives the sources as the reader left them
 */
export default function useExports(
  demo: DemoInfo,
  shown: DemoStyling,
  getSources: () => Promise<DemoSources>,
): Exports {
  const {codeVariant} = useCodeVariant();
  const [problem, setProblem] = useState<string>();

  const exportDemo = async (action: ExportAction): Promise<void> => {
    const parts = await Promise.all([loadExports(), getSources()]).catch(() => undefined);
    if (!parts) {
      setProblem(
        translate({
          id: 'demos.toolbar.exportUnreachable',
          message: 'What the export needs could not be loaded. Check the connection, then try again.',
        }),
      );
      return;
    }
    try {
      const [exports, sources] = parts;
      exports[action](demo, sources, codeVariant, shown.styling);
      setProblem(undefined);
    } catch (error) {
      const {message} = error as Error;
      setProblem(
        translate(
          {id: 'demos.toolbar.exportProblem', message: 'This demo could not be exported: {problem}'},
          {problem: message},
        ),
      );
    }
  };
  const prepare = (): void => {
    // A browser opens a tab only for what is there when it is pressed.
    Promise.all([loadExports(), getSources()]).catch(() => undefined);
  };
  return {problem, prepare, exportDemo};
}
