import {Component, Suspense, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useTheme} from '@mui/material/styles';
import useTextEngine from '@theme/useTextEngine';
import {readableMessage} from '@site/src/ui/reactErrors';
import {withNestedTheme} from '../../../client/nestedTheme';
import {areLoaded, loadModules, requireLoaded} from '../../../client/packageModules';
import type {PreviewInput, PreviewSource} from '../../../client/previewSource';
import {printProgram} from '../../../client/printProgram';
import {hasCode, programModules} from '../../../client/programModules';
import {renderProgram} from '../../../client/renderProgram';
import type {Program} from '../../../client/values';
import PreviewProblem from '../PreviewProblem';
import styles from './onDemand.module.css';

interface BoundaryProps {
  /** Another one is tried after an error. */
  readonly program: Program;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly program: Program;
  readonly thrown: Error | undefined;
}

/** Keeps what a component throws in the preview, in its own words. */
class PreviewBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {program: this.props.program, thrown: undefined};

  static getDerivedStateFromError(thrown: unknown): Partial<BoundaryState> {
    return {thrown: thrown instanceof Error ? thrown : new Error(String(thrown))};
  }

  static getDerivedStateFromProps({program}: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return program === state.program ? null : {program, thrown: undefined};
  }

  override render(): ReactNode {
    const {thrown} = this.state;
    return thrown ? (
      <PreviewProblem kind="threw" messages={[readableMessage(thrown.message)]} onBack={this.props.onBack} />
    ) : (
      this.props.children
    );
  }
}

interface Modules {
  readonly loading: 'loading' | 'loaded' | Error;
  readonly retry: () => void;
}

/**
 * Fetches what a program imports; after a failure, again with the next program, or when the reader asks for it.
 *
 * @param specifiers the same list as long as the program is
 */
function useModules(specifiers: readonly string[]): Modules {
  const [failure, setFailure] = useState<{of: readonly string[]; error: Error}>();
  const [, setLoaded] = useState<readonly string[]>();
  const [attempt, setAttempt] = useState(0);
  const isLoaded = areLoaded(specifiers);
  useEffect(() => {
    if (isLoaded) {
      return undefined;
    }
    let current = true;
    loadModules(specifiers).then(
      () => current && setLoaded(specifiers),
      (error: unknown) => current && setFailure({of: specifiers, error: error as Error}),
    );
    return () => {
      current = false;
    };
  }, [specifiers, isLoaded, attempt]);
  return {
    loading: isLoaded ? 'loaded' : failure?.of === specifiers ? failure.error : 'loading',
    retry: () => {
      setFailure(undefined);
      setAttempt(attempt + 1);
    },
  };
}

interface RenderedProps extends Pick<PreviewInput, 'program' | 'dates'> {
  readonly onWorked: () => void;
}

function Rendered({program, dates, onWorked}: RenderedProps): ReactNode {
  useEffect(onWorked, [program, onWorked]);
  const outer = useTheme();
  const require = useMemo(() => withNestedTheme(requireLoaded, outer), [outer]);
  return renderProgram(program, {require, dates});
}

interface EvaluatedProps extends RenderedProps, Pick<BoundaryProps, 'onBack'> {
  readonly onPrinted: (text: string) => void;
  /** Stands below what runs. */
  readonly children: ReactNode;
}

/** A program that has code in it: the text that the reader sees runs in the frame of the live editor, away from the page. */
function Evaluated({program, dates, onBack, onWorked, onPrinted, children}: EvaluatedProps): ReactNode {
  const {FramedText} = useTextEngine();
  const text = useMemo(() => printProgram(program, {dates, language: 'TS'}), [program, dates]);
  const [problem, setProblem] = useState<string>();
  return (
    <>
      {problem !== undefined && <PreviewProblem kind="threw" messages={[problem]} onBack={onBack} />}
      <Suspense fallback={null}>
        <FramedText
          run={{text, fileName: 'playground.tsx', isSnippet: true}}
          name={program.name}
          onPrinted={onPrinted}
          onEnd={(found) => {
            setProblem(found?.message);
            if (!found) {
              onWorked();
            }
          }}
        />
      </Suspense>
      {children}
    </>
  );
}

export interface Props {
  readonly source: PreviewSource;
  readonly onBack: () => void;
  /** Told when the component was rendered without an error. */
  readonly onWorked: () => void;
}

/** The component as the controls have it. */
export default function Preview({source, onBack, onWorked}: Props): ReactNode {
  const {program, dates, refused, mountKey, warnings} = useSyncExternalStore(source.subscribe, source.get);
  const {loading, retry} = useModules(useMemo(() => programModules(program, dates), [program, dates]));
  if (refused.length > 0) {
    return <PreviewProblem kind="refused" messages={refused} onBack={onBack} />;
  }
  if (loading instanceof Error) {
    return <PreviewProblem kind="unreachable" messages={[loading.message]} onBack={onBack} onRetry={retry} />;
  }
  if (loading === 'loading') {
    return <div aria-busy="true">{translate({id: 'playground.loading', message: 'Loading…'})}</div>;
  }
  const warned = warnings.length > 0 && <PreviewProblem kind="warned" messages={warnings} onBack={onBack} />;
  if (hasCode(program)) {
    return (
      <Evaluated program={program} dates={dates} onBack={onBack} onWorked={onWorked} onPrinted={source.warn}>
        {warned}
      </Evaluated>
    );
  }
  return (
    <div className={styles.preview}>
      <PreviewBoundary key={mountKey} program={program} onBack={onBack}>
        <Rendered program={program} dates={dates} onWorked={onWorked} />
        {warned}
      </PreviewBoundary>
    </div>
  );
}
