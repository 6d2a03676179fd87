import type {ComponentType, ReactNode} from 'react';
import type * as Stock from '@theme-original/ContentVisibility';
import type {Props} from '@theme/ContentVisibility';
import StaticBlock from '@site/src/ui/StaticBlock';

const Visibility: ComponentType<Props> | undefined = __STATIC_CONTENT__
  ? (require('@theme-original/ContentVisibility') as typeof Stock).default
  : undefined;

/** The stock banners of pages that are drafts or not listed, which need no script. */
export default function StaticVisibility(props: Props): ReactNode {
  const {unlisted, frontMatter} = props.metadata;
  return unlisted || frontMatter.unlisted || frontMatter.draft ? (
    <StaticBlock staticId="visibility">{Visibility && <Visibility {...props} />}</StaticBlock>
  ) : null;
}
