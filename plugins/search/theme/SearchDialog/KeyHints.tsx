import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import isApple from '@site/src/ui/isApple';
import styles from './onDemand.module.css';

/** What each key does, in the reader's language. */
function keyHints(): {keys: readonly string[]; action: string}[] {
  return [
    {
      keys: ['↑', '↓'],
      action: translate({id: 'search.keys.move', message: 'move', description: 'What the arrow keys do in the search'}),
    },
    {
      keys: ['Enter'],
      action: translate({id: 'search.keys.open', message: 'open', description: 'What Enter does in the search'}),
    },
    {
      keys: [isApple() ? '⌘ Enter' : 'Ctrl Enter'],
      action: translate({
        id: 'search.keys.newTab',
        message: 'new tab',
        description: 'What Ctrl and Enter do in the search: open the result in a new tab',
      }),
    },
    {
      keys: ['Esc'],
      action: translate({id: 'search.keys.close', message: 'close', description: 'What Escape does in the search'}),
    },
  ];
}

/** The keys of the search, for those who have a keyboard. */
export default function KeyHints(): ReactNode {
  return (
    <ul className={styles.keys}>
      {keyHints().map(({keys, action}) => (
        <li key={action}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {action}
        </li>
      ))}
    </ul>
  );
}
