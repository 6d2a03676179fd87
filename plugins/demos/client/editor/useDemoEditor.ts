import {useCallback, useEffect, useRef, useState, type ComponentType} from 'react';
import type {Props as DemoEditorProps} from '@theme/DemoEditor';
import type {DemoInfo} from '../../types';
import {editingKey, forgetEdit, keepEdit, keptEdit} from './keptEdits';

/** Fetches the editor. The server's bundle has none, and none of the packages that come with it. */
export const loadEditor = __SERVER_BUNDLE__ ? undefined : () => import('@theme/DemoEditor');

export interface DemoEditorState {
  readonly isEditing: boolean;
  /** Opens the editor, whose code is fetched then, or closes it. */
  readonly toggle: () => void;
  /** Opens the editor for this visit. */
  readonly open: () => void;
  readonly close: () => void;
  /** The editor, once its code is there. */
  readonly Editor: ComponentType<DemoEditorProps> | undefined;
  /** How often its code could not be fetched. */
  readonly failures: number;
  /** Fetches the code again. */
  readonly retry: () => void;
  /** Asked by the editor when it appears: whether it takes the focus. Once, and not from a reader who has moved on. */
  readonly takeFocus: () => boolean;
}

/**
 * Whether a demo is being edited, and the editor, whose code is fetched when it is first asked for. What was open when the
 * page was left by a reload is open again.
 */
export default function useDemoEditor(demo: DemoInfo): DemoEditorState {
  const [isEditing, setEditing] = useState(false);
  /** Where the focus was when the reader asked for the editor, until that has taken it. */
  const askedFrom = useRef<Element | null>(null);
  const [Editor, setEditor] = useState<ComponentType<DemoEditorProps>>();
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const {page, name} = demo;
  const key = editingKey({page, name});

  useEffect(() => {
    if (keptEdit(key)) {
      setEditing(true);
    }
  }, [key]);

  useEffect(() => {
    if (!isEditing || Editor || !loadEditor) {
      return undefined;
    }
    let current = true;
    loadEditor().then(
      (module) => current && setEditor(() => module.default),
      () => current && setFailures((count) => count + 1),
    );
    return () => {
      current = false;
    };
  }, [isEditing, Editor, attempt]);

  const close = useCallback(() => {
    setEditing(false);
    forgetEdit(key);
  }, [key]);

  const open = useCallback(() => setEditing(true), []);

  const toggle = (): void => {
    if (isEditing) {
      close();
    } else {
      askedFrom.current = document.activeElement;
      setEditing(true);
      keepEdit(key, 'open');
    }
  };

  const retry = (): void => {
    // The button goes when the editor comes, and leaves the focus to nothing.
    askedFrom.current = document.body;
    setAttempt(attempt + 1);
  };

  const takeFocus = useCallback((): boolean => {
    const takes = askedFrom.current !== null && askedFrom.current === document.activeElement;
    askedFrom.current = null;
    return takes;
  }, []);

  return {isEditing, toggle, open, close, Editor, failures, retry, takeFocus};
}
