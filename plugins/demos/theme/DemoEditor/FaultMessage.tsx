import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {CodePlace, Fault, FaultKind} from '../../client/editor/faults';
import styles from './onDemand.module.css';

export interface Props {
  readonly id: string;
  readonly fault: Fault | undefined;
  /** Brings the reader to a place in the text. */
  readonly onGoTo: (place: CodePlace) => void;
  /** Runs a text that waits for it. */
  readonly onRun: () => void;
}

const KINDS: Readonly<Record<FaultKind, () => string>> = {
  syntax: () => translate({id: 'demos.editor.syntax', message: 'Syntax error'}),
  import: () => translate({id: 'demos.editor.import', message: 'Import'}),
  runtime: () => translate({id: 'demos.editor.runtime', message: 'Error while running'}),
  unreachable: () => translate({id: 'demos.editor.offline', message: 'Not loaded'}),
  halted: () => translate({id: 'demos.editor.halted', message: 'Not run'}),
};

function placeText({line, column}: CodePlace): string {
  return translate(
    {
      id: 'demos.editor.place',
      message: 'line {line}, column {column}',
      description: 'Where in an edited demo something is wrong; a button that goes there',
    },
    {line: String(line), column: String(column)},
  );
}

/** What is wrong with an edited demo, and where. The element is always there, so that screen readers hear of a change. */
export default function FaultMessage({id, fault, onGoTo, onRun}: Props): ReactNode {
  const place = fault?.place;
  const message = <span className={styles.faultText}>{fault?.message}</span>;
  return (
    <div id={id} role="status" className={styles.fault} data-fault={fault?.kind}>
      {fault && (
        <>
          <p>
            {place ? (
              <Translate
                id="demos.editor.fault.place"
                description="What is wrong with an edited demo; the place is a button that goes there"
                values={{
                  kind: <strong>{KINDS[fault.kind]()}</strong>,
                  place: (
                    <button type="button" onClick={() => onGoTo(place)}>
                      {placeText(place)}
                    </button>
                  ),
                  message,
                }}
              >
                {'{kind}, {place}: {message}'}
              </Translate>
            ) : (
              <Translate
                id="demos.editor.fault"
                description="What is wrong with an edited demo"
                values={{kind: <strong>{KINDS[fault.kind]()}</strong>, message}}
              >
                {'{kind}: {message}'}
              </Translate>
            )}
            {fault.kind === 'halted' && (
              <>
                {' '}
                <button type="button" onClick={onRun}>
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
          {!fault.isShown && (
            <p className={styles.kept}>
              {translate({id: 'demos.editor.kept', message: 'The demo above is the last version that worked.'})}
            </p>
          )}
        </>
      )}
    </div>
  );
}
