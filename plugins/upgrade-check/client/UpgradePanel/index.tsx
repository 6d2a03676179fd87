import {useContext, useEffect, useRef, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ChromeLanguage} from '@site/src/ui/ChromeLanguage';
import fetchFile from '@site/src/ui/fetchFile';
import LoadFailure from '@site/src/ui/LoadFailure';
import useFocusNear from '@site/src/ui/useFocusNear';
import {rowsPath, WORKER_PATH} from '../../urls';
import type {ApiDiffFile, CheckedProduct, DiffRows} from '../../types';
import type {Chosen} from '../files/sources';
import {CheckWorker} from '../run/checkWorker';
import {NOTHING_READ, runCheck, untilStopped, type CheckResult, type Progress} from '../run/runCheck';
import CodeInput from './CodeInput';
import Result from './Result';
import RunProgress from './RunProgress';
import styles from './onDemand.module.css';

export interface Props {
  readonly product: CheckedProduct;
}

type State =
  | {readonly is: 'idle'}
  | {readonly is: 'running'; readonly progress: Progress}
  | {readonly is: 'failed'; readonly chosen: Promise<Chosen>; readonly failures: number}
  | {readonly is: 'done'; readonly result: CheckResult};

async function fetchRows(urls: Readonly<Record<CheckedProduct, string>>): Promise<DiffRows> {
  const rowsOf = (url: string): Promise<ApiDiffFile> =>
    fetchFile(url, (response) => response.json() as Promise<ApiDiffFile>);
  const [grid, pickers] = await Promise.all([rowsOf(urls['x-data-grid']), rowsOf(urls['x-date-pickers'])]);
  return {'x-data-grid': grid.rows, 'x-date-pickers': pickers.rows};
}

/** The upgrade check: what to check, how far it is, and what it found. Nothing of the code leaves the browser. */
export default function UpgradePanel({product}: Props): ReactNode {
  const workerUrl = useBaseUrl(WORKER_PATH);
  const urls = {
    'x-data-grid': useBaseUrl(rowsPath('x-data-grid')),
    'x-date-pickers': useBaseUrl(rowsPath('x-date-pickers')),
  };
  const [state, setState] = useState<State>({is: 'idle'});
  const running = useRef<AbortController>();
  const failures = useRef(0);
  const panel = useRef<HTMLDivElement>(null);
  const retryButton = useFocusNear();

  // The button that opened the panel is gone, and the focus with it.
  useEffect(() => {
    panel.current?.querySelector('textarea')?.focus({preventScroll: true});
    return () => running.current?.abort();
  }, []);

  const run = async (chosen: Promise<Chosen>): Promise<void> => {
    // What is chosen while a check runs takes its place.
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const show = (next: State): void => {
      if (running.current === stop) {
        setState(next);
      }
    };
    show({is: 'running', progress: {done: 0, total: 0, path: ''}});
    try {
      const files = await untilStopped(chosen, stop.signal);
      const rows = files === 'stopped' ? files : await untilStopped(fetchRows(urls), stop.signal);
      if (files === 'stopped' || rows === 'stopped') {
        show({is: 'done', result: NOTHING_READ});
        return;
      }
      const worker = new CheckWorker(() => new Worker(workerUrl), rows);
      const result = await runCheck(files, worker, stop.signal, (progress) => show({is: 'running', progress}));
      show({is: 'done', result});
    } catch {
      failures.current += 1;
      show({is: 'failed', chosen, failures: failures.current});
    }
  };

  const clear = (): void => {
    running.current?.abort();
    running.current = undefined;
    setState({is: 'idle'});
  };

  return (
    <div
      ref={panel}
      className={styles.panel}
      tabIndex={-1}
      lang={useContext(ChromeLanguage)}
      data-wide=""
      data-markdown="skip"
    >
      <CodeInput product={product} onChosen={(chosen) => void run(chosen)} onRefused={clear} />
      {state.is === 'running' && <RunProgress progress={state.progress} onStop={() => running.current?.abort()} />}
      {state.is === 'failed' && (
        <LoadFailure failures={state.failures} onRetry={() => void run(state.chosen)} button={retryButton}>
          <Translate id="upgradeCheck.failed" description="When the parts of the upgrade check cannot be fetched">
            The check could not be loaded. It needs a network the first time.
          </Translate>
        </LoadFailure>
      )}
      {state.is === 'done' && <Result result={state.result} />}
    </div>
  );
}
