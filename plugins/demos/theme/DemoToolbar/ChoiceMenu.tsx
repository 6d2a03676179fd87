import type {ReactNode} from 'react';
import MenuButton, {type MenuItem} from '@site/src/ui/MenuButton';
import styles from './styles.module.css';

export interface Props {
  /** Label of the chosen item. */
  readonly chosen: string;
  /** Name of the menu, with the chosen item in it. */
  readonly name: string;
  readonly items: readonly MenuItem[];
}

/** A menu that shows what is chosen. */
export default function ChoiceMenu({chosen, name, items}: Props): ReactNode {
  const label = (
    <>
      {chosen}
      <span aria-hidden="true" className={styles.caret}>
        ▾
      </span>
    </>
  );
  return <MenuButton label={label} name={name} items={items} />;
}
