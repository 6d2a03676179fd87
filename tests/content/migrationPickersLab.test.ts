import {addedBy} from './migrationDiff';
import {runFence} from './pageFence';
import {readProjectFile} from '../rules/projectFiles';

/* The packages of this guide are not installed: their installation and the diffs were tried by hand. */
const PAGE = 'pickers-lab';
const text = readProjectFile(`docs/migration/migration-${PAGE}/index.mdx`);

test('the command of the Pro plan installs each package that the codemod imports from', () => {
  const [command = ''] = /^npm install .*-pro@5.*$/m.exec(text) ?? [];
  const imported = addedBy(PAGE, '2-run-the-code-mod').code.matchAll(/from '(@mui\/[\w-]+)/g);
  const packages = [...new Set([...imported].map(([, name]) => name))];
  expect(packages.sort()).toEqual(['@mui/x-date-pickers', '@mui/x-date-pickers-pro']);
  expect(packages.filter((name) => !command.includes(`${name}@5`))).toEqual([]);
});

test('the action bar has the buttons of the lab: all on mobile pickers, none on desktop pickers', () => {
  const fence = addedBy(PAGE, 'use-slot-for-actionbar');
  const {props} = runFence<{
    props: {componentsProps: {actionBar: {actions: (variant: string) => string[]}}};
  }>({...fence, code: `const Props = (props) => props; export const {props} = <Props ${fence.code} />;`});
  const {actions} = props.componentsProps.actionBar;
  expect(actions('mobile')).toEqual(['clear', 'today', 'cancel', 'accept']);
  expect(actions('desktop')).toEqual([]);
});
