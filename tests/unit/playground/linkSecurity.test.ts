import {needsConsent, refusals, type ConsentKind} from '../../../plugins/playground/client/linkSecurity';
import type {Value, Values} from '../../../plugins/playground/client/values';

type Case = readonly [kind: ConsentKind, values: Values, path: string];

/** Each is found where it stands, in a list, deep in `slotProps`, and in a string of JSON. */
const DANGEROUS: readonly Case[] = [
  ['code', {$code: 'alert(1)'}, ''],
  ['code', {renderCell: {$code: 'alert(1)'}}, '.renderCell'],
  ['html', {dangerouslySetInnerHTML: {__html: '<img>'}}, '.dangerouslySetInnerHTML'],
  ['html', {srcDoc: '<script>alert(1)</script>'}, '.srcDoc'],
  ['html', {SRCDOC: '<script>alert(1)</script>'}, '.SRCDOC'],
  ['component', {component: 'iframe'}, '.component'],
  ['component', {as: 'script'}, '.as'],
  ['component', {ContentComponent: 'iframe'}, '.ContentComponent'],
  ['component', {slots: {toolbar: 'iframe'}}, '.slots.toolbar'],
  ['component', {components: {Toolbar: 'iframe'}}, '.components.Toolbar'],
  ['ref', {ref: 'frame'}, '.ref'],
  ['ref', {inputRef: {current: null}}, '.inputRef'],
  ['address', {href: 'https://mui.com'}, '.href'],
  ['address', {src: 'https://evil.example/x.png'}, '.src'],
  ['address', {srcSet: 'https://evil.example/x.png 2x'}, '.srcSet'],
  ['address', {action: '/logout'}, '.action'],
  ['address', {formAction: '/logout'}, '.formAction'],
  ['address', {xlinkHref: '#a'}, '.xlinkHref'],
  ['address', {'xlink:href': '#a'}, '["xlink:href"]'],
  ['address', {title: 'javascript:alert(1)'}, '.title'],
  ['address', {title: ' \u0001java\nscript\t: alert(1)'}, '.title'],
  ['address', {title: 'JavaScript:alert(1)'}, '.title'],
  ['address', {title: 'data:text/html,<script>alert(1)</script>'}, '.title'],
  ['handler', {onClick: 'alert(1)'}, '.onClick'],
  ['handler', {onMouseEnter: {handler: 1}}, '.onMouseEnter'],
  ['style', {sx: {background: 'url(https://evil.example)'}}, '.sx.background'],
  ['style', {sx: {background: 'u\\72l(https://evil.example)'}}, '.sx.background'],
  ['style', {style: {background: 'image-set("https://evil.example" 1x)'}}, '.style.background'],
  ['style', {labelStyle: {fill: 'red;} body {display: none'}}, '.labelStyle.fill'],
  ['style', {sx: {'@import "https://evil.example"': {color: 'red'}}}, '.sx["@import \\"https://evil.example\\""]'],
  ['style', {sx: {'& a': [{'&:hover': {position: 'fixed'}}]}}, '.sx["& a"][0]["&:hover"].position'],
  ['style', {fill: 'URL( https://evil.example )'}, '.fill'],
];

const PLACES: Readonly<Record<string, readonly [string, (value: Values) => Values]>> = {
  'in a prop': ['sorted', (value) => ({sorted: value})],
  'in a list': ['rows[1][0]', (value) => ({rows: [1, [value]]})],
  deep: ['slotProps.toolbar.a.b.c', (value) => ({slotProps: {toolbar: {a: {b: {c: value}}}}})],
  'in JSON': ['text', (value) => ({text: ` ${JSON.stringify(value)}`})],
  'in JSON in JSON': ['text', (value) => ({text: JSON.stringify([JSON.stringify([value])])})],
};

describe.each(Object.entries(PLACES))('%s', (place, [prefix, around]) => {
  test.each(DANGEROUS.map(([kind, values, path]) => [kind, JSON.stringify(values), values, path] as const))(
    '%s needs consent: %s',
    (kind, _, values, path) => {
      const reasons = needsConsent(around(values));
      expect(reasons).toContainEqual({
        kind,
        path: place === 'in JSON in JSON' ? `text[0][0]${path}` : `${prefix}${path}`,
        text: expect.any(String) as string,
      });
    },
  );
});

describe('no consent is needed', () => {
  test.each<[string, Values]>([
    ['for data', {rows: [{id: 1, name: 'Ada', online: 'yes', once: '1', reference: 'a'}], height: 300}],
    ['for dates', {value: {$date: '2026-03-02'}}],
    ['for texts', {title: 'On: a colour; {b} <b>data:</b> fixed', label: '[1, 2]', text: '[not JSON'}],
    ['for styles that stay', {sx: {color: 'red', '& .a': {p: 1, width: 'calc(100% - 8px)'}}, style: {color: 'blue'}}],
    ['for what runs nothing', {slotProps: {a: {component: null, onClick: false, href: 0}}}],
  ])('%s', (_, values) => {
    expect(needsConsent(values)).toEqual([]);
  });

  test('for what the site wrote itself, but for anything else beside it', () => {
    const own: Values = {
      columns: [{field: 'a', renderCell: {$code: '() => 1'}}],
      slotProps: {a: {href: '/x/', sx: {position: 'fixed'}}},
    };
    const repeated = {...own, columns: [{field: 'b', renderCell: {$code: '() => 1'}}]};
    expect(needsConsent(repeated, own)).toEqual([]);
    const changed = {
      columns: [{renderCell: {$code: '() => 2'}}],
      slotProps: {a: {href: '/y/', src: '/x/', sx: {position: 'fixed '}}},
    };
    expect(needsConsent(changed, own).map(({path}) => path)).toEqual([
      'columns[0].renderCell',
      'slotProps.a.href',
      'slotProps.a.src',
      'slotProps.a.sx.position',
    ]);
  });
});

test('what runs is shown whole, and all of it', () => {
  const codes = Array.from({length: 200}, (_, index) => `${'x'.repeat(5000)}${index}`);
  const reasons = needsConsent({rows: codes.map(($code) => ({$code}))});
  expect(reasons.map(({text}) => text)).toEqual(codes);
});

test('what is too deep to be looked into needs consent', () => {
  const nested = (depth: number): Value => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`) as Value;
  expect(needsConsent({sx: nested(10_000)}).map(({kind}) => kind)).toContain('code');
  expect(needsConsent({text: JSON.stringify(nested(4000))}).map(({kind}) => kind)).toContain('code');
  expect(needsConsent({sx: nested(10)})).toEqual([]);
});

describe('a link cannot bring', () => {
  const TOOLBAR = {$name: 'GridToolbar', $from: '@mui/x-data-grid'};
  const ICON = {$name: 'AddIcon', $from: '@mui/icons-material/Add', $isDefault: true as const};
  const OWN_ELEMENT = {$element: {component: 'b', props: {title: 'a'}, children: ['own']}};
  const OWN_CALL = {$call: {$name: 'deDE', $from: '@mui/x-data-grid'}, $arguments: [1]};
  const refusalOf = refusals([TOOLBAR, ICON], {own: [OWN_ELEMENT, OWN_CALL]});

  test.each<[string, Value]>([
    ['any export', {$name: 'exec', $from: 'child_process'}],
    ['an export of another name', {...TOOLBAR, $name: 'DataGrid'}],
    ['an export of another kind', {...TOOLBAR, $isDefault: true}],
    ['a call', {$call: TOOLBAR, $arguments: []}],
    ['a call with other arguments', {...OWN_CALL, $arguments: [2]}],
    ['an element', {$element: {component: 'iframe', props: {}}}],
    ['an element with other props', {$element: {...OWN_ELEMENT.$element, props: {title: 'b'}}}],
    [
      'a choice with props',
      {$element: {component: 'GridToolbar', from: '@mui/x-data-grid', props: {component: 'iframe'}}},
    ],
    ['a variable', {$variable: 'window'}],
    ['a prototype', JSON.parse('{"__proto__": {"a": 1}}') as Value],
    ['a constructor', {constructor: {prototype: {a: 1}}}],
    ['the name of the prototype, as a key of the grid', '__proto__'],
  ])('%s', (_, value) => {
    expect(refusalOf({a: value})?.path.slice(0, 1)).toEqual(['a']);
    expect(refusalOf({a: {b: [1, {c: value}]}})?.path.slice(0, 4)).toEqual(['a', 'b', 1, 'c']);
    expect(refusalOf({a: JSON.stringify([value])})).toBeDefined();
  });

  test.each<[string, Value]>([
    ['a choice', TOOLBAR],
    ['a default export', ICON],
    ['an element of a choice', {$element: {component: 'AddIcon', from: ICON.$from, isDefault: true, props: {}}}],
    ['an element of the first state', OWN_ELEMENT],
    ['a call of the first state', OWN_CALL],
    ['code, which is asked about', {$code: 'constructor'}],
    ['a date', {$date: '2026-03-02'}],
    ['other names', {proto: 'constructor'}],
  ])('but %s', (_, value) => {
    expect(refusalOf({a: {b: [value]}})).toBeUndefined();
  });
});
