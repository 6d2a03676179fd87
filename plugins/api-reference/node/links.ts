import type {ApiClass, ApiProp, ApiSlot, ComponentApi, RichText} from '../types';
import {mapLinks} from './richText';

/** The host of the published documentation that the packages' comments link to. */
const PUBLISHED_HOST = /^https?:\/\/(?:www\.)?mui\.com(?=\/|$)/i;

/** Where a path goes that this site has no page for. */
const PUBLISHED_ORIGIN = 'https://mui.com';

/**
 * Where a link of a package's comment leads: to our page where we have it, otherwise to where it is published.
 *
 * @param href as the comment has it: an address, a path of the published documentation, or a hash
 * @param pages addresses of this site's pages, with a slash at their end
 */
export function resolveLink(href: string, pages: ReadonlySet<string>): string {
  if (href.startsWith('#')) {
    return href;
  }
  const local = href.replace(PUBLISHED_HOST, '');
  if (!local.startsWith('/')) {
    return href;
  }
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(local) ?? [];
  const published = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return pages.has(published) ? published + rest : PUBLISHED_ORIGIN + local;
}

/** A component's data with every link of its texts resolved. */
export function resolveLinks(api: ComponentApi, pages: ReadonlySet<string>): ComponentApi {
  const text = (value: RichText): RichText => mapLinks(value, (href) => resolveLink(href, pages));
  const optional = (value: RichText | null): RichText | null => value && text(value);
  const mapProp = (prop: ApiProp): ApiProp => ({
    ...prop,
    description: text(prop.description),
    deprecation: optional(prop.deprecation),
    signature: prop.signature && {
      parameters: prop.signature.parameters.map((parameter) => ({
        ...parameter,
        description: text(parameter.description),
      })),
      returns: prop.signature.returns && {
        ...prop.signature.returns,
        description: text(prop.signature.returns.description),
      },
    },
  });
  const mapSlot = (slot: ApiSlot): ApiSlot => ({
    ...slot,
    description: text(slot.description),
    deprecation: optional(slot.deprecation),
  });
  const mapClass = (entry: ApiClass): ApiClass => ({...entry, description: text(entry.description)});
  return {
    ...api,
    props: api.props.map(mapProp),
    slots: api.slots.map(mapSlot),
    classes: api.classes.map(mapClass),
  };
}
