import type {ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';

/**
 * The stock switch with two modes instead of three: a press from "system" could change nothing. "System" is a choice in the
 * settings.
 */
export default function TwoModesToggle(props: Props): ReactNode {
  const {colorMode} = useColorMode();
  return <ColorModeToggle {...props} value={colorMode} respectPrefersColorScheme={false} />;
}
