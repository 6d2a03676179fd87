import {useContext, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {ChromeLanguage} from './ChromeLanguage';

/** Text in which code stands between backticks. */
function CodeText({text}: {readonly text: string}): ReactNode {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // Parts of a text have no identity of their own.
      <code key={index} dir="ltr">
        {part}
      </code>
    ) : (
      part
    ),
  );
}

export interface Props {
  /** With code in backticks; it begins with `none` if nothing comes in its place, and the reason follows. */
  readonly text: string;
}

/** What comes in the place of something that a major removed. */
export default function Replacement({text}: Props): ReactNode {
  const [, reason] = /^none(?:[:;] (.*))?$/.exec(text) ?? [text];
  const isNone = text.startsWith('none');
  return (
    <>
      {isNone
        ? translate({id: 'site.replacement.none', message: 'No replacement', description: 'For what is gone'})
        : translate({id: 'site.replacement', message: 'Now: ', description: 'Before what replaces something'})}
      {isNone && reason !== undefined && ': '}
      <span lang={useContext(ChromeLanguage) && 'en'}>
        <CodeText text={isNone ? (reason ?? '') : text} />
      </span>
    </>
  );
}
