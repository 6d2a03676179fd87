/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/TOCCollapsible/index.tsx (sha256 ebed07c11f3c).
 *
 * Differs: it shows the list that stands beside the text on wide screens, which the server has rendered, instead of rendering it again.
 */
import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import CollapseButton from '@theme/TOCCollapsible/CollapseButton';
import type {Props} from '@theme/TOCCollapsible';
import styles from '@docusaurus/theme-classic/lib/theme/TOCCollapsible/styles.module.css';
import {announceContents, CONTENTS, CONTENTS_ARRIVED} from '@site/src/ui/contents';

/** The list beside the text, without what marks the section that is read. */
function copiedList(): Node[] {
  const list = document.querySelector(`${CONTENTS} .table-of-contents`)?.cloneNode(true);
  if (!(list instanceof Element)) {
    return [];
  }
  list.querySelectorAll('.toc-highlight').forEach((link) => (link.className = 'table-of-contents__link'));
  return [list];
}

function CopiedContents(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const copy = (): void => place.current?.replaceChildren(...copiedList());
    copy();
    announceContents();
    document.addEventListener(CONTENTS_ARRIVED, copy);
    return () => document.removeEventListener(CONTENTS_ARRIVED, copy);
  }, []);
  return <div ref={place} className={styles['tocCollapsibleContent']} data-contents="" />;
}

export default function TOCCollapsible({className}: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={clsx(styles['tocCollapsible'], isOpen && styles['tocCollapsibleExpanded'], className)}>
      <CollapseButton collapsed={!isOpen} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      {isOpen && <CopiedContents />}
    </div>
  );
}
