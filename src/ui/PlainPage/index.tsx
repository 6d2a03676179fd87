import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

export interface Props {
  readonly title: string;
  /** What search engines and link previews show. */
  readonly description: string;
  readonly children: ReactNode;
}

/** A page of text outside the docs: the standard layout, a title and one column. */
export default function PlainPage({title, description, children}: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className={styles.page}>
        <Heading as="h1">{title}</Heading>
        {children}
      </main>
    </Layout>
  );
}
