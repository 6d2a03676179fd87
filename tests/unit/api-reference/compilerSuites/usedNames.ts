import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {PROP_EXCLUSIONS} from '@site/src/node/packages/api/exclusions';
import {PLANS, type PlanId} from '@site/src/site/packages';
import {documentedPackages} from '@site/src/node/packages/api/packages';
import {siteAnswers} from '../siteAnswers';

const {extraction} = siteAnswers;

/** Copies of the same code for other targets, and types. */
const SKIPPED = /(?:^|\/)(?:node|legacy|modern|node_modules|themeAugmentation)\//;

/** What mentions a name and does nothing with it: PropTypes, comments, and who only listens to an event. */
const NO_USES = [
  /\w+\.propTypes = \{[\s\S]*?\n\}(?: : void 0)?;/g,
  /\/\*[\s\S]*?\*\//g,
  /\/\/.*/g,
  /useGridApi(?:EventHandler|OptionHandler)\(apiRef, '\w+'/g,
];

/** A component that hands on all of its props, whatever they are called. */
const HANDS_ON = ['GridToolbarQuickFilter'];

function wordsIn(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const scripts = files.filter((file) => file.endsWith('.js') && !SKIPPED.test(file));
  const texts = scripts.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const code = texts.map((text) => NO_USES.reduce((rest, noUse) => rest.replace(noUse, ''), text));
  return new Set(code.flatMap((text) => text.match(/[\w$-]+/g) ?? []));
}

/** What the pages of the grid list, and from which plan on they say that it works. */
function listedNames(): {readonly owner: string; readonly name: string; readonly plan: PlanId}[] {
  const {components, interfaces, events} = extraction();
  const pages = [...components, ...interfaces].filter(({productId}) => productId === 'x-data-grid');
  const ofPages = pages.flatMap((page) => {
    const members = page.kind === 'component' ? page.props : page.properties;
    // What has no mark works with the page's own plan; the grids of the plans mark what the free one lacks.
    const own = page.name.startsWith('DataGrid') ? 'community' : page.plan;
    return members.map(({name, plan}) => ({owner: page.name, name, plan: plan ?? own}));
  });
  const ofEvents = events.map(({name, plan}) => ({owner: 'events', name, plan: plan ?? ('community' as const)}));
  return [...ofPages.filter(({owner}) => !HANDS_ON.includes(owner)), ...ofEvents];
}

/** What is listed, against the code of the packages: the grid reads each of its props and members by its name. */
export function usedNamesTests(): void {
  const grids = documentedPackages().filter(({productId}) => productId === 'x-data-grid');
  const words = grids.map(({plan, folder}) => ({plan, words: wordsIn(folder)}));
  const rank = (plan: PlanId) => PLANS.findIndex(({id}) => id === plan);

  it('is used by the code of its plan, or of a lower one', () => {
    const listed = listedNames();
    expect(listed.length).toBeGreaterThan(400);
    const unused = listed.filter(
      ({name, plan}) => !words.some((used) => rank(used.plan) <= rank(plan) && used.words.has(name)),
    );
    expect(unused.map(({owner, name, plan}) => `${owner}.${name} (${plan})`)).toEqual([]);
  });

  it('has the plan that its description names', () => {
    const {interfaces} = extraction();
    const wrong = interfaces.flatMap((page) =>
      page.properties.flatMap(({name, plan, description}) => {
        const [, named] = /Only available in DataGrid(Pro|Premium)\b/.exec(JSON.stringify(description)) ?? [];
        return named === undefined || named.toLowerCase() === plan ? [] : [`${page.name}.${name}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('is left out as unused only as long as no code mentions it', () => {
    const unused = PROP_EXCLUSIONS.filter(({components}) => components !== 'all').map(({prop}) => prop);
    expect(unused).toEqual(['nonce', 'onRowEditCommit', 'rowEditCommit']);
    expect(unused.filter((name) => words.some((used) => used.words.has(name)))).toEqual([]);
  });

  it.each(['nonce', 'onRowEditCommit', 'rowEditCommit'])('%s is on no page and in no type that opens', (name) => {
    const {types} = extraction();
    const members = Object.values(types['x-data-grid'] ?? {}).flatMap((type) =>
      type.members.map((member) => member.name),
    );
    expect(listedNames().filter((listed) => listed.name === name)).toEqual([]);
    expect(members).not.toContain(name);
  });

  it.each([
    ['DataGrid', 'getDetailPanelContent', 'pro'],
    ['DataGridPremium', 'getDetailPanelContent', 'pro'],
    ['DataGridPro', 'onColumnOrderChange', 'pro'],
    ['GridColDef', 'groupable', 'premium'],
    ['GridActionsColDef', 'pinnable', 'pro'],
    ['GridFilterOperator', 'headerLabel', 'pro'],
    ['events', 'columnOrderChange', 'pro'],
    ['events', 'columnResize', 'pro'],
    ['events', 'columnResizeStart', 'pro'],
    ['events', 'columnResizeStop', 'pro'],
  ])('%s.%s needs a plan, though the free package declares it', (owner, name, plan) => {
    expect(listedNames().find((listed) => listed.owner === owner && listed.name === name)?.plan).toBe(plan);
  });
}
