import {useCallback, useEffect, useRef, useState} from 'react';
import type {DemoSources, DemoStyling} from '../types';

interface State {
  readonly of: DemoStyling;
  readonly sources?: DemoSources;
  readonly failed: boolean;
}

export interface Sources {
  readonly sources: DemoSources | undefined;
  readonly failed: boolean;
  /** Fetches them, or gives those that are there. */
  readonly fetchSources: () => Promise<DemoSources>;
}

/**
 * The shown sources of a demo, fetched when they are first asked for, and again when another styling is shown.
 *
 * @param styling the styling whose sources are wanted
 * @param isWanted whether they are shown at present
 */
export default function useSources(styling: DemoStyling, isWanted: boolean): Sources {
  const [state, setState] = useState<State>({of: styling, failed: false});
  const current: State = state.of === styling ? state : {of: styling, failed: false};

  const shown = useRef(styling);
  useEffect(() => {
    shown.current = styling;
  }, [styling]);

  const fetchSources = useCallback(async (): Promise<DemoSources> => {
    // An answer may come when another styling is shown again.
    const show = (answer: Omit<State, 'of'>): void => {
      if (shown.current === styling) {
        setState({of: styling, ...answer});
      }
    };
    try {
      const {default: sources} = await styling.loadSources();
      show({sources, failed: false});
      return sources;
    } catch (error) {
      show({failed: true});
      throw error;
    }
  }, [styling]);

  useEffect(() => {
    if (isWanted) {
      fetchSources().catch(() => undefined);
    }
  }, [isWanted, fetchSources]);

  return {sources: current.sources, failed: current.failed, fetchSources};
}
