import {readProjectFile} from './projectFiles';

interface LockFile {
  readonly packages: Readonly<Record<string, {readonly version?: string; readonly license?: string}>>;
}

/** Packages without a license in the lock file, which takes it from their manifests: `buffers@0.1.1`. */
function unlicensed({packages}: LockFile): string[] {
  return Object.entries(packages)
    .filter(([folder, {license}]) => folder !== '' && license === undefined)
    .map(([folder, {version}]) => `${folder.replace(/^.*node_modules\//, '')}@${version}`)
    .sort();
}

test('the README says why each installed package whose manifest names no license may be used', () => {
  const [, section = ''] = readProjectFile('README.md').split('\n## License\n');
  const explained = [...section.matchAll(/^- `([^`]+)`: \S.{20,}$/gm)].map(([, name]) => name);
  const lock = JSON.parse(readProjectFile('package-lock.json')) as LockFile;
  expect(Object.keys(lock.packages).length).toBeGreaterThan(1000);
  expect(explained).toEqual(unlicensed(lock));
});
