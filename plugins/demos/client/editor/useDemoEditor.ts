import {useCallback, useEffect, useState, type ComponentType} from 'react';
import type {Props as DemoEditorProps} from '@theme/DemoEditor';
import type {DemoInfo} from '../../types';
import {editingKey, forgetEdit, keepEdit, keptEdit} from './keptEdits';

/** The server's bundle has no editor, and none of the packages that come with it. */
const loadEditor = __SERVER_BUNDLE__ ? undefined : () => import('@theme/DemoEditor');

/** How the editor came to be open: by the reader's click, or because it was open before the page was loaded again. */
type Opening = 'asked' | 'again';

export interface DemoEditorState {
  readonly isEditing: boolean;
  /** Opens the editor, whose code is fetched then, or closes it. */
  readonly toggle: () => void;
  readonly close: () => void;
  /** The editor, once its code is there. */
  readonly Editor: ComponentType<DemoEditorProps> | undefined;
  readonly hasFailed: boolean;
  /** Whether the editor takes the focus when it appears. */
  readonly takesFocus: boolean;
}

/**
 * Whether a demo is being edited, and the editor, whose code is fetched when it is first asked for. What was open when the
 * page was left by a reload is open again.
 */
export default function useDemoEditor(demo: DemoInfo): DemoEditorState {
  const [opening, setOpening] = useState<Opening>();
  const [Editor, setEditor] = useState<ComponentType<DemoEditorProps>>();
  const [hasFailed, setFailed] = useState(false);
  const {page, name} = demo;
  const key = editingKey({page, name});

  useEffect(() => {
    if (keptEdit(key)) {
      setOpening('again');
    }
  }, [key]);

  useEffect(() => {
    if (!opening || Editor || !loadEditor) {
      return undefined;
    }
    let current = true;
    setFailed(false);
    loadEditor().then(
      (module) => current && setEditor(() => module.default),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [opening, Editor]);

  const close = useCallback(() => {
    setOpening(undefined);
    forgetEdit(key);
  }, [key]);

  const toggle = (): void => {
    if (opening) {
      close();
    } else {
      setOpening('asked');
      keepEdit(key, 'open');
    }
  };

  return {isEditing: opening !== undefined, toggle, close, Editor, hasFailed, takesFocus: opening === 'asked'};
}
