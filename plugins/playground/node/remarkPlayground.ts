import path from 'node:path';
import type {Root} from 'mdast';
import {PluginError, type SourceLocation} from '../../../src/node/errors';
import {didYouMean} from '../../../src/text/nearestName';
import {elementsNamed, identifierAttribute, importNode, locationOf, type MdxElement} from '../../../src/node/mdxNodes';
import {projectPath} from '../../../src/node/project';
import {checkValue} from '../checkValue';
import {isList, isObject, type Value, type Values} from '../client/values';
import {parsePath, printPath, valueTypeAt} from '../paths';
import type {PlaygroundSettings} from '../settings';
import type {Field, PlaygroundComponent} from '../types';
import {attributeValue} from './attributeValue';
import {sitePlaygroundData, type PlaygroundData} from './playgroundData';

const ELEMENT = 'Playground';

/** Not the element's own name: the theme of live code blocks has one that is called so. */
const THEME_COMPONENT = 'ComponentPlayground';

/** The theme component that a live playground is shown in. */
const PREVIEW = 'DemoPreview';

const ATTRIBUTES = ['component', 'id', 'show', 'start', 'sample', 'height', 'live'] as const;

type Attributes = Partial<Record<(typeof ATTRIBUTES)[number], Value>>;

function problem(what: string, location: SourceLocation): PluginError {
  return new PluginError('playground', what, location);
}

/** The attributes of an element, as data. */
function attributesOf(node: MdxElement, location: SourceLocation): Attributes {
  const entries = node.attributes.map((attribute) => {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '';
    if (!(ATTRIBUTES as readonly string[]).includes(name)) {
      throw problem(`<${ELEMENT}> has no attribute "${name}".${didYouMean(name, ATTRIBUTES)}`, location);
    }
    try {
      return [name, attributeValue(attribute)] as const;
    } catch (cause) {
      throw problem(`"${name}" of <${ELEMENT}>: ${(cause as Error).message}.`, location);
    }
  });
  return Object.fromEntries(entries) as Attributes;
}

function textOf(name: keyof Attributes, attributes: Attributes, location: SourceLocation): string | undefined {
  const value = attributes[name];
  if (value !== undefined && typeof value !== 'string') {
    throw problem(`"${name}" of <${ELEMENT}> is a text.`, location);
  }
  return value;
}

/** The height of the first state, in CSS pixels. */
function heightOf({height}: Attributes, location: SourceLocation): number | undefined {
  if (height !== undefined && typeof height !== 'number') {
    throw problem(`"height" of <${ELEMENT}> is a number of pixels: height={300}.`, location);
  }
  return height;
}

function isLive({live}: Attributes, location: SourceLocation): boolean {
  if (live !== undefined && typeof live !== 'boolean') {
    throw problem(`"live" of <${ELEMENT}> has no value: write live alone, or leave it out.`, location);
  }
  return live === true;
}

/** The paths that are shown first. The component must have each of them. */
function shownPaths(value: Value, component: PlaygroundComponent, location: SourceLocation): string[] {
  const paths = isList(value) ? value.filter((one) => typeof one === 'string') : [];
  if (!isList(value) || paths.length !== value.length) {
    throw problem(`"show" of <${ELEMENT}> is a list of props: show={['curve', 'xAxis[0].min']}.`, location);
  }
  paths.forEach((text) => {
    if (!valueTypeAt(component, parsePath(text))) {
      const names = component.props.map(({name}) => name);
      throw problem(`${component.name} has no prop "${text}".${didYouMean(text, names)}`, location);
    }
  });
  return paths;
}

/** The props of the first state. The component must take each of them. */
function startProps(value: Value, component: PlaygroundComponent, location: SourceLocation): Values {
  if (!isObject(value)) {
    throw problem(`"start" of <${ELEMENT}> is an object of props: start={{curve: 'linear'}}.`, location);
  }
  // Required props that `start` lacks come from the sample.
  const fields = component.props.map(({isRequired: _, ...prop}): Field => prop);
  const [found] = checkValue(value, {kind: 'object', fields}, []);
  if (found) {
    const {path: at, expected, didYouMean: meant} = found;
    const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`;
    throw problem(
      `"start" of ${component.name}: ${printPath(at)} is ${found.found}. Expected: ${expected}.${hint}`,
      location,
    );
  }
  return value;
}

/**
 * The settings of a playground, as its page gives them.
 *
 * @param node the element
 * @param pageFile path of the page from the project's root
 * @throws PluginError for an unknown component, prop or attribute, and for a value that the component does not take
 */
export function playgroundSettings(node: MdxElement, pageFile: string, data: PlaygroundData): PlaygroundSettings {
  const location = locationOf(node, pageFile);
  const attributes = attributesOf(node, location);
  const name = textOf('component', attributes, location) ?? '';
  const found = data.find(name);
  if (!found) {
    throw problem(`no component "${name}" has a playground.${didYouMean(name, data.names())}`, location);
  }
  const {component, substitute, url, version} = found;
  const {show, start} = attributes;
  const given = start === undefined ? undefined : startProps(start, component, location);
  // A chart is as high as its prop says.
  const height = heightOf(attributes, location) ?? given?.['height'];
  return {
    id: textOf('id', attributes, location) ?? `${name}Playground`,
    component: component.name,
    plan: component.imports[0].plan,
    from: component.imports[0].from,
    data: url,
    version,
    ...(substitute?.firstProps && {show: substitute.firstProps}),
    ...(show !== undefined && {show: shownPaths(show, component, location)}),
    ...((substitute?.start ?? start) !== undefined && {
      start: {...substitute?.start, ...given},
    }),
    ...(attributes.sample !== undefined && {sample: textOf('sample', attributes, location)}),
    ...(typeof height === 'number' && {height}),
    ...(isLive(attributes, location) && {isLive: true}),
  };
}

/** The playgrounds of a page, in its order. */
export function playgroundsIn(tree: Root): MdxElement[] {
  return elementsNamed(tree, [ELEMENT]);
}

/**
 * Remark plugin: `<Playground component="BarChart" />` becomes the playground of a component, with the URL of what is known
 * of it. A component that cannot be rendered alone has a substitute of its family.
 *
 * - `show={['xAxis[0].categoryGapRatio']}`: paths of the props that come first
 * - `start={{layout: 'horizontal'}}`: props of the first state, over those of the sample
 * - `sample="sales"`: the sample to begin with
 * - `id="BarGapNoSnap"`: its URL on the page; `<component>Playground` unless one is given
 * - `height={300}`: of the first state, in CSS pixels
 * - `live`: the component runs as soon as it comes near, as a demo does; its props still wait to be opened
 *
 * @throws PluginError for an unknown component, prop or attribute, and for a value that the component does not take
 */
export default function remarkPlayground(): (tree: Root, file: {path: string}) => Promise<void> {
  return async (root, file) => {
    const nodes = playgroundsIn(root);
    if (nodes.length === 0) {
      return;
    }
    const data = await sitePlaygroundData();
    const pageFile = projectPath(path.resolve(file.path));
    let hasLive = false;
    nodes.forEach((node) => {
      const settings = playgroundSettings(node, pageFile, data);
      node.name = THEME_COMPONENT;
      node.attributes = [
        {type: 'mdxJsxAttribute', name: 'settings', value: JSON.stringify(settings)},
        ...(settings.isLive ? [identifierAttribute('stage', PREVIEW)] : []),
      ];
      hasLive ||= settings.isLive === true;
    });
    const theme = [THEME_COMPONENT, ...(hasLive ? [PREVIEW] : [])];
    root.children = [...theme.map((name) => importNode(name, `@theme/${name}`)), ...root.children];
  };
}
