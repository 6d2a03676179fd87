import {useId, useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {UPGRADE_CHECK_LIMITS} from '@site/src/site/limits';
import type {CheckedProduct} from '../../types';
import {isJson, sourceOfText, sourcesOfDrop, sourcesOfInput, type Chosen} from '../files/sources';
import {sizeOf} from '../run/runCheck';
import {sizeText} from '../sizeText';
import styles from './onDemand.module.css';

export interface Props {
  readonly product: CheckedProduct;
  readonly onChosen: (chosen: Promise<Chosen>) => void;
  /** What the reader wants to have checked cannot be: what was found before does not stand for it. */
  readonly onRefused: () => void;
}

/** Inside the empty field: code of version 5. */
const EXAMPLES: Readonly<Record<CheckedProduct, string>> = {
  'x-data-grid': "import { DataGrid } from '@mui/x-data-grid';\n\n<DataGrid selectionModel={rows} page={0} />",
  'x-date-pickers':
    'import { DatePicker } from \'@mui/x-date-pickers\';\n\n<DatePicker inputFormat="YYYY" renderInput={renderField} />',
};

/** Folders cannot be chosen on phones. */
const canChooseFolder = (): boolean =>
  'webkitdirectory' in HTMLInputElement.prototype && !/Android|iPhone|iPad/.test(navigator.userAgent);

/** Takes code: typed or pasted text, files, a folder, or what is dropped. */
export default function CodeInput({product, onChosen, onRefused}: Props): ReactNode {
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** Says that a text is too long, if it is. */
  const refuse = (code: string): boolean => {
    const {bytes, isTooLarge} = sizeOf(code);
    if (isTooLarge) {
      setProblem(
        translate(
          {
            id: 'upgradeCheck.tooLarge',
            message:
              'This is {size} of text. The check reads up to {limit} at once. Choose your files or folder instead.',
            description: 'When pasted text is too long',
          },
          {size: sizeText(bytes), limit: sizeText(UPGRADE_CHECK_LIMITS.fileBytes)},
        ),
      );
    }
    return isTooLarge;
  };

  const paste = (event: ClipboardEvent): void => {
    // A field with so much text would keep the browser busy for a long time.
    if (refuse(event.clipboardData.getData('text'))) {
      event.preventDefault();
    }
  };

  const checkText = (): void => {
    const code = text.current?.value ?? '';
    if (code.trim() === '') {
      setProblem(
        translate({
          id: 'upgradeCheck.empty',
          message: 'Paste code first.',
          description: 'When there is nothing to check',
        }),
      );
      text.current?.focus();
      onRefused();
    } else if (refuse(code)) {
      onRefused();
    } else if (isJson(code)) {
      setProblem(
        translate({
          id: 'upgradeCheck.json',
          message: 'This is JSON. Paste JavaScript, TypeScript or styles.',
          description: 'When the pasted text is no code, such as a package.json',
        }),
      );
      text.current?.focus();
      onRefused();
    } else {
      setProblem(undefined);
      onChosen(Promise.resolve(sourceOfText(code)));
    }
  };

  const checkInput = (input: HTMLInputElement): void => {
    if (input.files && input.files.length > 0) {
      setProblem(undefined);
      onChosen(Promise.resolve(sourcesOfInput(input.files)));
    }
    // The same file again is a change too.
    input.value = '';
  };

  const drop = (event: DragEvent): void => {
    setIsOver(false);
    if (event.dataTransfer.types.includes('Files')) {
      event.preventDefault();
      setProblem(undefined);
      onChosen(sourcesOfDrop(event.dataTransfer));
    }
  };

  const drag = (event: DragEvent): void => {
    if (event.dataTransfer.types.includes('Files')) {
      event.preventDefault();
      setIsOver(true);
    }
  };

  return (
    <div
      className={styles.input}
      data-over={isOver || undefined}
      onDragOver={drag}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id} className={styles.label}>
        <Translate id="upgradeCheck.paste" description="Label of the field for code">
          Paste code, or drop files or a folder here
        </Translate>
      </label>
      <textarea
        ref={text}
        id={id}
        className={styles.text}
        dir="ltr"
        rows={6}
        wrap="off"
        onPaste={paste}
        onInput={() => setProblem(undefined)}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        placeholder={EXAMPLES[product]}
        aria-describedby={problem === undefined ? `${id}-note` : `${id}-problem ${id}-note`}
        aria-invalid={problem !== undefined}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <button type="button" className="site-button" data-look="outlined" onClick={checkText}>
          <Translate id="upgradeCheck.check" description="Button that checks the pasted code">
            Check this code
          </Translate>
        </button>
        <button type="button" className="site-button" data-look="outlined" onClick={() => files.current?.click()}>
          <Translate id="upgradeCheck.files" description="Button that opens the choice of files">
            Choose files
          </Translate>
        </button>
        {canChooseFolder() && (
          <button type="button" className="site-button" data-look="outlined" onClick={() => folder.current?.click()}>
            <Translate id="upgradeCheck.folder" description="Button that opens the choice of a folder">
              Choose a folder
            </Translate>
          </button>
        )}
      </div>
      <p id={`${id}-note`} className={styles.quiet}>
        <Translate id="upgradeCheck.private" description="Below the field for code">
          Your code stays in this browser: it is read here and sent nowhere.
        </Translate>
      </p>
      <input ref={files} type="file" hidden multiple tabIndex={-1} onChange={(event) => checkInput(event.target)} />
      <input
        ref={(element) => {
          element?.setAttribute('webkitdirectory', '');
          Object.assign(folder, {current: element});
        }}
        type="file"
        hidden
        multiple
        tabIndex={-1}
        onChange={(event) => checkInput(event.target)}
      />
    </div>
  );
}
