import type {ReactNode} from 'react';
import releases from '@generated/navigation/default/releases.json';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import useProductStart from '@theme/useProductStart';
import {DOCUMENTED_PRODUCTS} from '@site/src/site/documentedProducts';
import {DOCUMENTED_PACKAGES} from '@site/src/site/packages';
import type {ProductId} from '@site/src/site/products';
import {SITE} from '@site/src/site/site';
import {ARCHIVES, type Archive} from '@site/src/site/versions';
import ReleaseDate from '@site/src/ui/ReleaseDate';
import useProductName from '@site/src/ui/useProductName';
import type {PackageRelease} from '../../types';
import styles from './styles.module.css';

function releasesOf(productId: ProductId): PackageRelease[] {
  const names = DOCUMENTED_PACKAGES.filter((documented) => documented.productId === productId).map(({name}) => name);
  return releases.filter(({name}) => (names as readonly string[]).includes(name));
}

/** A link to the documentation of another major; nothing if that major does not have the product. */
function ArchiveRow({
  archive,
  productId,
  isNext,
}: {
  readonly archive: Archive;
  readonly productId: ProductId;
  readonly isNext: boolean;
}): ReactNode {
  const start = archive.starts[productId];
  return (
    start !== undefined && (
      <li className={styles.row}>
        <a href={archive.host + start}>{archive.text}</a>
        <span className={styles.facts}>
          {isNext && (
            <span>
              <Translate id="navigation.versions.nextMajor" description="Mark on the major after the documented one">
                Next major
              </Translate>
            </span>
          )}
          <span dir="ltr">{new URL(archive.host).host}</span>
        </span>
      </li>
    )
  );
}

function CurrentRow({
  release,
  start,
}: {
  readonly release: PackageRelease;
  readonly start: string | undefined;
}): ReactNode {
  const version = `v${release.version}`;
  return (
    <li className={styles.row} aria-current="true">
      {start ? <Link to={start}>{version}</Link> : <span>{version}</span>}
      <span className={styles.facts}>
        <span className={styles.current}>
          <Translate id="navigation.versions.current" description="Mark on the version that this site documents">
            This site
          </Translate>
        </span>
        {release.date && <ReleaseDate date={release.date} />}
        <a href={`${SITE.packagesRepository}/releases/tag/${version}`}>
          <Translate id="navigation.versions.notes">Release notes</Translate>
        </a>
      </span>
    </li>
  );
}

function ProductVersions({productId}: {readonly productId: ProductId}): ReactNode {
  const start = useProductStart()(productId);
  const nameOf = useProductName();
  const [release, ...others] = releasesOf(productId);
  if (!release) {
    return null;
  }
  const major = Number.parseInt(release.version, 10);
  const isNewer = (archive: Archive): boolean => archive.major > major;
  const rows = (archives: readonly Archive[]): ReactNode =>
    archives.map((archive) => (
      <ArchiveRow key={archive.text} archive={archive} productId={productId} isNext={isNewer(archive)} />
    ));
  return (
    <section className={styles.product}>
      <Heading as="h2" id={productId}>
        {nameOf(productId)}
      </Heading>
      <ul className={styles.versions}>
        {rows(ARCHIVES.filter(isNewer))}
        <CurrentRow release={release} start={start} />
        {rows(ARCHIVES.filter((archive) => !isNewer(archive)))}
      </ul>
      <p className={styles.packages}>
        {[release, ...others].map(({name, version}) => (
          <a key={name} href={`https://www.npmjs.com/package/${name}/v/${version}`}>
            {name}@{version}
          </a>
        ))}
      </p>
    </section>
  );
}

/** Every version of every product, with its documentation and its packages. */
export default function NavigationVersions(): ReactNode {
  return (
    <div className={styles.products}>
      {DOCUMENTED_PRODUCTS.map((productId) => (
        <ProductVersions key={productId} productId={productId} />
      ))}
    </div>
  );
}
