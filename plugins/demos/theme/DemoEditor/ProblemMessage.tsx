import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useFocusNear from '@site/src/ui/useFocusNear';
import type {CodeLocation, Problem, ProblemKind} from '../../client/editor/problems';
import styles from './onDemand.module.css';

export interface Props {
  readonly id: string;
  readonly problem: Problem | undefined;
  /** Whether there is a demo above: code of a link and of a live fence may never have worked. */
  readonly hasDemo: boolean;
  /** Brings the reader to a place in the text. */
  readonly onGoTo: (place: CodeLocation) => void;
  /** Runs a text that waits for it. */
  readonly onRun: () => void;
}

const KINDS: Readonly<Record<ProblemKind, () => string>> = {
  syntax: () => translate({id: 'demos.editor.syntax', message: 'Syntax error'}),
  import: () => translate({id: 'demos.editor.import', message: 'Import'}),
  runtime: () => translate({id: 'demos.editor.runtime', message: 'Error while running'}),
  unreachable: () => translate({id: 'demos.editor.offline', message: 'Not loaded'}),
  halted: () => translate({id: 'demos.editor.halted', message: 'Not run'}),
  stopped: () => translate({id: 'demos.editor.stopped', message: 'Stopped'}),
};

/** Kinds of problem after which a text waits for the reader to run it. */
const WAITING: readonly ProblemKind[] = ['halted', 'stopped', 'unreachable'];

function locationText({line, column}: CodeLocation): string {
  return translate(
    {
      id: 'demos.editor.place',
      message: 'line {line}, column {column}',
      description: 'Where in an edited demo something is wrong; a button that goes there',
    },
    {line: String(line), column: String(column)},
  );
}

/** The problem of an edited demo and its location. The element is always there, so that screen readers announce a change. */
export default function ProblemMessage({id, problem, hasDemo, onGoTo, onRun}: Props): ReactNode {
  const place = problem?.place;
  const runButton = useFocusNear();
  const message = <span className={styles.problemText}>{problem?.message}</span>;
  return (
    <div id={id} role="status" className={styles.problem} data-problem={problem?.kind}>
      {problem && (
        <>
          <p>
            {place ? (
              <Translate
                id="demos.editor.problem.location"
                description="What is wrong with an edited demo; the place is a button that goes there"
                values={{
                  kind: <strong>{KINDS[problem.kind]()}</strong>,
                  place: (
                    <button type="button" onClick={() => onGoTo(place)}>
                      {locationText(place)}
                    </button>
                  ),
                  message,
                }}
              >
                {'{kind}, {place}: {message}'}
              </Translate>
            ) : (
              <Translate
                id="demos.editor.problem"
                description="What is wrong with an edited demo"
                values={{kind: <strong>{KINDS[problem.kind]()}</strong>, message}}
              >
                {'{kind}: {message}'}
              </Translate>
            )}
            {WAITING.includes(problem.kind) && (
              <>
                {' '}
                <button ref={runButton} type="button" onClick={onRun}>
                  <Translate
                    id="demos.editor.run"
                    description="Button that runs an edited demo which was not run by itself"
                  >
                    Run code
                  </Translate>
                </button>
              </>
            )}
          </p>
          {hasDemo && !problem.isShown && (
            <p className={styles.kept}>
              {translate({id: 'demos.editor.kept', message: 'The demo above is the last version that worked.'})}
            </p>
          )}
        </>
      )}
    </div>
  );
}
