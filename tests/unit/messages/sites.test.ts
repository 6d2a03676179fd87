import {messageIds} from '../../../src/node/packages/messages/ids';
import {
  messagesAt,
  packagesOfProduct,
  sitesOfPackage,
  type PackageSite,
} from '../../../src/node/packages/messages/collect';
import {SITES_WITHOUT_MESSAGE} from '../../../src/node/packages/messages/exclusions';
import {messageSites} from '../../../src/node/packages/messages/sites';
import {messagesOfProduct, siteMessages} from '../../../src/node/packages/messages/siteMessages';
import {sourceUrl} from '../../../src/node/packages/messages/sourceUrls';
import {messageText} from '../../../src/site/packageMessages';

/** The texts that a source prints, with values in braces. */
function printed(source: string): string[] {
  return messageSites(source).flatMap(({texts}) => texts.map((parts) => messageText({parts})));
}

describe('what a source prints', () => {
  test.each([
    ['a string', `throw new Error('Bad rows');`, ['Bad rows']],
    ['an error without new', `throw Error('Bad rows');`, ['Bad rows']],
    ['an error of a class of its own', 'throw new MissingRowIdError(`No row ${id}`);', ['No row {id}']],
    ['a template', 'throw new Error(`No row ${params.row.id} found`);', ['No row {params.row.id} found']],
    ['texts put together', `throw new TypeError('No ' + field + ' here');`, ['No {field} here']],
    ['lines', `console.warn(['Bad rows', 'Mend them'].join('\\n'));`, ['Bad rows\nMend them']],
    ['a list that is not joined', `console.error(['Bad rows', 'Mend them']);`, ['Bad rows\nMend them']],
    ['several arguments', 'console.warn(`Bad ${a}.`, `Not one of ${b.join(", ")}.`);', ['Bad {a}. Not one of {b}.']],
    ['a constant', `const TEXT = ['Bad', 'rows'].join(' '); throw new Error(TEXT);`, ['Bad rows']],
    ['a variable', `let text = 'Bad rows'; throw new Error(\`So: \${text}\`);`, ['So: {text}']],
    ['a warning for later', `const warn = buildWarning(['Bad rows', 'Mend them'], 'error');`, ['Bad rows\nMend them']],
    [
      'a warning of props',
      `const warn = buildDeprecatedPropsWarning('Old props');`,
      ['Old props\ndeprecated props observed:\n- {deprecatedProps}'],
    ],
    ['a condition', `throw new Error(\`The \${isX ? 'x' : 'y'}-axis\`);`, ['The x-axis', 'The y-axis']],
    [
      'a condition that is asked twice',
      `throw new Error(\`From \${isOn ? '' : 'un'}controlled to \${isOn ? 'un' : ''}controlled\`);`,
      ['From controlled to uncontrolled', 'From uncontrolled to controlled'],
    ],
    ['what the compiler made of ?.', 'console.warn(`At ${cell == null ? void 0 : cell.id}`);', ['At {cell.id}']],
    ['a list that the program fills', 'const all = []; throw new Error(`One of ${all.join()}`);', ['One of {all}']],
    ['a long expression', 'throw new Error(`Bad ${aVeryLongFunctionName(withMany, arguments).row.id}`);', ['Bad {id}']],
    [
      'a function that prints what it is given',
      `function show(message) { console.error(['***', ...message, '***'].join('\\n')); } show(['Bad rows', 'Mend']);
       const warn = (prop, text) => { console.warn(text); }; warn(1, 'Bad columns');`,
      ['***\nBad rows\nMend\n***', 'Bad columns'],
    ],
  ])('%s', (_name, source, texts) => {
    expect(printed(source)).toEqual(texts);
  });

  test('by which way it reaches the developer', () => {
    const source = `throw new Error('One'); console.error('Two'); console.warn('Three'); buildWarning('Four', 'error');
      const check = (props) => { return new Error('Five'); };`;
    expect(messageSites(source).map(({level}) => level)).toEqual(['thrown', 'error', 'warning', 'error', 'prop']);
  });

  test('an error that is caught and thrown on is nothing new, and any other value is a site without a text', () => {
    expect(messageSites('try { a() } catch (error) { throw error; }')).toEqual([]);
    expect(messageSites('throw reason;')).toEqual([{level: 'thrown', texts: [], code: 'throw reason;'}]);
  });

  test.each(['', 'const a = 1;', 'this is no JavaScript throw ('])('nothing in %j', (source) => {
    expect(printed(source)).toEqual([]);
  });
});

describe('addresses', () => {
  const idsOf = (...texts: string[]) => messageIds(texts.map((text) => ({parts: text.split(/\{([^{}]*)\}/)})));

  test('are the first words, without who says it and what is filled in', () => {
    expect(idsOf('MUI: No row with id #{id} found', '***\n\nMUI X: Bad')).toEqual([
      'message-no-row-with-id-found',
      'message-bad',
    ]);
  });

  test('have as many words as tell them apart, and a number if none do', () => {
    expect(idsOf('a b c d e f g h i j', 'a b c d e f g h i k', 'a b')).toEqual([
      'message-a-b-c-d-e-f-g-h-i-j',
      'message-a-b-c-d-e-f-g-h-i-k',
      'message-a-b',
    ]);
    expect(idsOf('MUI: Same', 'Same')).toEqual(['message-same', 'message-same-2']);
  });
});

describe('messages', () => {
  const site = (code: string, text: string, packageName = '@mui/x-charts'): PackageSite => ({
    level: 'thrown',
    texts: [text.split(/\{([^{}]*)\}/)],
    code,
    packageName,
    file: 'a.js',
  });

  test('of several places are one, with each file', () => {
    const [message, ...others] = messagesAt([
      site('a', 'Bad {row}'),
      site('b', 'Bad {id}'),
      site('c', 'Bad {id}', '@mui/x-tree-view'),
    ]);
    expect(others).toEqual([]);
    expect(message?.files).toEqual([
      {packageName: '@mui/x-charts', path: 'a.js'},
      {packageName: '@mui/x-tree-view', path: 'a.js'},
    ]);
  });

  test('that cannot be read stop the build by file and code', () => {
    expect(() => messagesAt([site('throw new Error(reason)', '{reason}')])).toThrow(
      '[messages] @mui/x-charts/a.js: "throw new Error(reason)" prints a message that could not be read.',
    );
  });
});

describe('the installed packages', () => {
  const PRODUCTS = ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view'] as const;
  const sites = [...new Set(PRODUCTS.flatMap(packagesOfProduct))].flatMap(sitesOfPackage);

  test('are read at every place that prints', () => {
    expect(siteMessages().length).toBeGreaterThan(130);
    expect(sites.length).toBeGreaterThan(160);
  });

  test('have each exclusion, so that none outlives its place', () => {
    const unused = SITES_WITHOUT_MESSAGE.filter(
      ({file, code}) => !sites.some((each) => each.file.endsWith(file) && each.code.startsWith(code)),
    );
    expect(unused).toEqual([]);
    expect(SITES_WITHOUT_MESSAGE.filter(({reason}) => reason === '')).toEqual([]);
  });

  test('have no two messages at one address', () => {
    const ids = siteMessages().map(({id}) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^message(?:-[a-z0-9]+)+$/.test(id))).toEqual([]);
  });

  test('have the messages of their own product, and the license messages where a plan costs money', () => {
    const [grid = [], pickers = [], charts = [], tree = []] = PRODUCTS.map((id) =>
      messagesOfProduct(siteMessages(), id).map(messageText),
    );
    const has = (texts: readonly string[], part: string) => texts.some((text) => text.includes(part));
    expect([grid, pickers, charts, tree].map((texts) => has(texts, 'Missing license key'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(has(grid, 'No row with id #{id} found')).toBe(true);
    expect(has(pickers, 'To be able to use UTC or timezones')).toBe(true);
    expect(has(charts, 'MUI-X-Charts: The x-axis with id "{xAxisKey}" shoud be of type "band"')).toBe(true);
    expect(has(tree, 'controlled {modelName} state of TreeView')).toBe(true);
  });

  test('lead to their sources at the version that is installed', () => {
    const urlOf = (text: string) => {
      const message = siteMessages().find((each) => messageText(each).includes(text));
      return sourceUrl(message!.files[0]!).replace(/^.*\/blob\//, '');
    };
    expect(urlOf('No row with id #{id} found')).toMatch(
      /^v6\.\d+\.\d+\/packages\/grid\/x-data-grid\/src\/hooks\/features\/rows\/useGridParamsApi\.ts$/,
    );
    expect(urlOf('Missing the `getActions`')).toMatch(/GridActionsCell\.tsx$/);
    expect(urlOf('Missing translation for key')).toMatch(/useGridLocaleText\.tsx$/);
    expect(urlOf('MUI-Charts: Received')).toMatch(/x-charts\/src\/internals\/utils\.ts$/);
    expect(urlOf('Missing license key')).toMatch(/packages\/x-license-pro\/src\/utils\/licenseErrorMessageUtils\.ts$/);
  });
});
