import {useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {DEFAULT_DATE_LIBRARY} from '@site/src/site/dateLibraries';
import {publishedPath} from '@site/src/site/paths';
import type {CodeVariant} from '@site/src/site/storage';
import {copyText} from '@site/src/ui/clipboard';
import useCopied from '@site/src/ui/useCopied';
import {pageLook} from '../../client/codeFrame/pageLook';
import {codeHash} from '../../client/demoLinks';
import {eventDataOf} from '../../client/eventData';
import {themeOfLook, type LinkedTheme} from '../../client/linkedCode/linkedTheme';
import {packCode} from '../../client/linkedCode/packCode';
import type {DemoInfo, DemoStyling} from '../../types';
import styles from './onDemand.module.css';

export interface Props {
  readonly demo: DemoInfo;
  readonly shown: DemoStyling;
  readonly variant: CodeVariant;
  readonly text: string;
  /** The theme in which the text runs, if it is not the reader's. */
  readonly linkedTheme: LinkedTheme | undefined;
  /** There is nothing that the demo's own link would not bring. */
  readonly isDisabled: boolean;
}

/** Why there is no link. */
type Failure = 'tooLong' | 'unsupported' | 'failed';

function failureMessage(failure: Failure): string {
  switch (failure) {
    case 'tooLong':
      return translate({
        id: 'demos.link.tooLong',
        message: 'This code is too long for a link. Copy the code, or open it in StackBlitz or CodeSandbox.',
        description: 'Shown in place of a link to edited code',
      });
    case 'unsupported':
      return translate({
        id: 'demos.link.cannotMake',
        message: 'This browser is too old to make a link to code. Copy the code instead.',
        description: 'Shown in place of a link to edited code',
      });
    case 'failed':
      return translate({
        id: 'demos.link.notCopied',
        message: 'The link could not be copied. Allow this site to use the clipboard, then try again.',
        description: 'Shown if the browser forbids copying',
      });
  }
}

/** Copies a link to the code as it stands in the editor, with the theme in which it runs. */
export default function CopyLink({demo, shown, variant, text, linkedTheme, isDisabled}: Props): ReactNode {
  const page = useBaseUrl(publishedPath(demo.page));
  const [isCopied, showCopied] = useCopied();
  const [failed, setFailed] = useState<{readonly text: string; readonly failure: Failure}>();
  const made = useRef<{readonly text: string; readonly link: ReturnType<typeof packCode>}>();

  /** Begins to make the link before the click: some browsers copy only what is there at once. */
  const prepare = (): ReturnType<typeof packCode> => {
    const dateLibrary = shown.translations && (shown.dateLibrary ?? DEFAULT_DATE_LIBRARY);
    const theme = linkedTheme ?? themeOfLook(pageLook());
    const link = packCode({code: text, dateLibrary, theme});
    made.current = {text, link};
    return link;
  };

  const copy = async (): Promise<void> => {
    const packed = await (made.current?.text === text ? made.current.link : prepare());
    made.current = undefined;
    if (typeof packed === 'string') {
      setFailed({text, failure: packed});
      return;
    }
    const link = window.location.origin + page + codeHash(demo.name, variant, shown.styling, packed.state);
    if (await copyText(link)) {
      setFailed(undefined);
      showCopied();
    } else {
      setFailed({text, failure: 'failed'});
    }
  };

  return (
    <>
      <span role="status" className={styles.failure}>
        {failed?.text === text && failureMessage(failed.failure)}
      </span>
      <button
        type="button"
        disabled={isDisabled}
        onPointerEnter={() => void prepare()}
        onFocus={() => void prepare()}
        onClick={() => void copy()}
        {...eventDataOf(demo.name, true)('copy-code-link')}
      >
        <span aria-live="polite">
          {isCopied ? (
            <Translate id="demos.link.copied" description="Label of the button that copies a link, after it copied">
              Link copied
            </Translate>
          ) : (
            <Translate id="demos.link.copy" description="Button that copies a link to the code in the editor">
              Copy link to this code
            </Translate>
          )}
        </span>
      </button>
    </>
  );
}
