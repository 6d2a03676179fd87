import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** The three promises below the products. */
export default function Promises(): ReactNode {
  return (
    <section className={styles.promises}>
      <div>
        <Heading as="h2">
          <Translate id="landing.promise.demos.title">Code that runs when pasted</Translate>
        </Heading>
        <p>
          <Translate id="landing.promise.demos.text">
            A demo is one file with real imports. What you copy is what runs on the page, in TypeScript or JavaScript.
          </Translate>
        </p>
      </div>
      <div>
        <Heading as="h2">
          <Translate id="landing.promise.api.title">An API reference that cannot lag</Translate>
        </Heading>
        <p>
          <Translate id="landing.promise.api.text">
            Props, defaults and CSS classes come from the types of the installed packages, by way of the compiler.
          </Translate>
        </p>
      </div>
      <div>
        <Heading as="h2">
          <Translate id="landing.promise.speed.title">Pages that open at once</Translate>
        </Heading>
        <p>
          <Translate id="landing.promise.speed.text">
            A page of text loads no component library. A demo is fetched when you come near it.
          </Translate>
        </p>
      </div>
    </section>
  );
}
