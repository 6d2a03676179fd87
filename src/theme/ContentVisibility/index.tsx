import type {ComponentType, ReactNode} from 'react';
import type {Props} from '@theme/ContentVisibility';
import StaticBlock from '@site/src/ui/StaticBlock';

const Visibility: ComponentType<Props> | undefined = __STATIC_CONTENT__
  ? (require('@theme-original/ContentVisibility') as {default: ComponentType<Props>}).default
  : undefined;

/** The stock banners of pages that are drafts or not listed, which need no script. */
export default function StaticVisibility(props: Props): ReactNode {
  const {unlisted, frontMatter} = props.metadata;
  return unlisted || frontMatter.unlisted || frontMatter.draft ? (
    <StaticBlock staticId="visibility">{Visibility && <Visibility {...props} />}</StaticBlock>
  ) : null;
}
