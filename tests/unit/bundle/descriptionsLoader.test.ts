import {readFileSync} from 'node:fs';
import path from 'node:path';
import descriptionsLoader from '../../../plugins/bundle/node/descriptionsLoader.cjs';
import {PROJECT_FILES, PROJECT_ROOT} from '../../rules/projectFiles';

test('texts lose what they say to translators', () => {
  const source = `<Translate id="a" description="Name of it's menu" values={{n: <b>1</b>}}>{'A {n}'}</Translate>
translate({id: 'b', message: "It's {name}", description: 'Name of a \\'thing\\''}, {name});
translate({
  id: 'c',
  description: 'First',
  message: \`C\`,
});`;
  expect(descriptionsLoader(source)).toBe(`<Translate id="a" values={{n: <b>1</b>}}>{'A {n}'}</Translate>
translate({id: 'b', message: "It's {name}", }, {name});
translate({
  id: 'c',
  
  message: \`C\`,
});`);
});

test('other descriptions stay', () => {
  const source = `const page = {description: 'A page'};
<PageHeader description="A header" />;
const link = <Translate id="a"><Link description="A link">b</Link></Translate>;`;
  expect(descriptionsLoader(source)).toBe(source);
});

test('the components of this site have none left', () => {
  const left = PROJECT_FILES.filter((file) => /^(?:src|plugins)\/.*\.tsx$/.test(file)).filter((file) =>
    /<Translate\b[^<>]*\bdescription="/.test(descriptionsLoader(readFileSync(path.join(PROJECT_ROOT, file), 'utf8'))),
  );
  expect(left).toEqual([]);
});
