import {useMemo, useRef, type KeyboardEvent, type ReactNode, type RefObject} from 'react';
import {escapeHtml} from '../../../../src/text/escapeHtml';
import {highlight} from '../../../../src/text/highlight';
import isComposing from '../../../../src/ui/isComposing';
import {applyChange} from '../../client/editor/applyChange';
import {breakLine, indent, outdent, type TextChange} from '../../client/editor/indentation';
import styles from './onDemand.module.css';

export interface Props {
  readonly area: RefObject<HTMLTextAreaElement>;
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Name of the field. */
  readonly label: string;
  /** Ids of what describes the field: how to leave it, and what is wrong. */
  readonly describedBy: string;
  readonly isInvalid: boolean;
  /** Whether the text is to be read first. */
  readonly isReadOnly: boolean;
  /** Line to mark, counted from one. */
  readonly problemLine?: number | undefined;
  /** Told when Tab begins, or ceases, to leave the field. */
  readonly onTabLeaves: (leaves: boolean) => void;
}

/**
 * The longest line that gets colors, in characters. Grammars look at what is left of a long word again and again: 50,000 letters
 * in one, which a link may bring, would keep the page busy for 20 seconds.
 */
const LONGEST_COLORED_LINE = 1000;

/** The longest text that gets colors, in characters: the colors of 30,000 in short lines keep each key waiting. */
const LONGEST_COLORED_TEXT = 20_000;

function coloredHtml(text: string): string {
  const isColored =
    text.length <= LONGEST_COLORED_TEXT && text.split('\n').every((line) => line.length <= LONGEST_COLORED_LINE);
  return isColored ? highlight(text, 'tsx') : escapeHtml(text);
}

function changeOfKey(event: KeyboardEvent<HTMLTextAreaElement>): TextChange | undefined {
  const {value, selectionStart, selectionEnd} = event.currentTarget;
  if (event.key === 'Enter' && !event.shiftKey) {
    return breakLine(value, selectionStart, selectionEnd);
  }
  if (event.key !== 'Tab') {
    return undefined;
  }
  return event.shiftKey ? outdent(value, selectionStart, selectionEnd) : indent(value, selectionStart, selectionEnd);
}

/**
 * A text area over its highlighted copy. Tab indents; after Escape it leaves, as it does on the way back to the page
 * (Shift and Tab) where nothing is indented.
 */
export default function CodeArea({
  area,
  text,
  onChange,
  label,
  describedBy,
  isInvalid,
  isReadOnly,
  problemLine,
  onTabLeaves,
}: Props): ReactNode {
  const tabLeaves = useRef(false);
  const html = useMemo(() => coloredHtml(text), [text]);
  const setTabLeaves = (leaves: boolean): void => {
    if (tabLeaves.current !== leaves) {
      tabLeaves.current = leaves;
      onTabLeaves(leaves);
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key === 'Escape') {
      setTabLeaves(true);
      return;
    }
    const isModifier = ['Shift', 'Control', 'Alt', 'Meta'].includes(event.key);
    if (isModifier || event.ctrlKey || event.metaKey || event.altKey || isComposing(event.nativeEvent)) {
      return;
    }
    if (event.key === 'Tab' && tabLeaves.current) {
      return;
    }
    setTabLeaves(false);
    // Tab leaves what cannot be changed.
    const change = isReadOnly ? undefined : changeOfKey(event);
    if (change) {
      event.preventDefault();
      applyChange(event.currentTarget, change);
    }
  };

  return (
    <div className={styles.scroller} data-code-block="">
      <div className={styles.layers}>
        {problemLine !== undefined && (
          <span className={styles.mark} style={{'--line': problemLine - 1} as React.CSSProperties} />
        )}
        {/* The last line has a height only if something stands in it. */}
        <pre aria-hidden="true" className={styles.colors} dangerouslySetInnerHTML={{__html: `${html}\n `}} />
        <textarea
          ref={area}
          className={styles.area}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => setTabLeaves(false)}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          readOnly={isReadOnly}
          dir="ltr"
          translate="no"
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          autoComplete="off"
        />
      </div>
    </div>
  );
}
