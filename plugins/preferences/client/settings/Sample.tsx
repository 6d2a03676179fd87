import type {ReactNode} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {useTheme} from '@mui/material/styles';
import Translate, {translate} from '@docusaurus/Translate';
import {SETTABLE_COLORS} from '../../paletteColors';
import ReaderTheme from '../../theme/ReaderTheme';
import {colorName} from './colorName';
import {AA_RATIO, contrastOf, formatRatio} from './contrast';
import styles from './onDemand.module.css';

/** A few MUI components as demos show them: something to look at, nothing to use. */
function Components(): ReactNode {
  return (
    <Stack spacing={1.5} alignItems="flex-start" {...{inert: ''}}>
      {SETTABLE_COLORS.map((color) => (
        <Stack key={color} direction="row" spacing={1} alignItems="center" flexWrap="wrap" useFlexGap>
          <Button variant="contained" color={color}>
            {colorName(color)}
          </Button>
          <Button variant="outlined" color={color}>
            {colorName(color)}
          </Button>
          <Switch defaultChecked color={color} />
        </Stack>
      ))}
      <TextField
        label={translate({
          id: 'preferences.sample.field',
          message: 'Name',
          description: 'Label of a field in a sample',
        })}
        defaultValue="Ada"
      />
    </Stack>
  );
}

function Figure({ratio}: {readonly ratio: number}): ReactNode {
  const passes = ratio >= AA_RATIO;
  return (
    <td data-passes={passes}>
      <bdi>{formatRatio(ratio)}</bdi>{' '}
      {passes ? (
        <Translate id="preferences.contrast.passes" description="A contrast ratio is enough for WCAG's level AA">
          passes AA
        </Translate>
      ) : (
        <Translate id="preferences.contrast.fails" description="A contrast ratio is not enough for WCAG's level AA">
          fails AA
        </Translate>
      )}
    </td>
  );
}

/** How legible the colors are, as figures. */
function Figures(): ReactNode {
  const {palette} = useTheme();
  return (
    <table className={styles.figures}>
      <caption className="site-hidden">
        <Translate id="preferences.contrast" description="Caption of a table of contrast ratios">
          Contrast
        </Translate>
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <Translate id="preferences.contrast.textOnColor" description="Column: the contrast of text on a color">
              Text on it
            </Translate>
          </th>
          <th scope="col">
            <Translate
              id="preferences.contrast.colorOnPage"
              description="Column: the contrast of a color used for text"
            >
              As text
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {SETTABLE_COLORS.map((name) => {
          const {textOnColor, colorOnPage} = contrastOf(palette, name);
          return (
            <tr key={name}>
              <th scope="row">{colorName(name)}</th>
              <Figure ratio={textOnColor} />
              <Figure ratio={colorOnPage} />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What MUI makes of the reader's preferences, and how legible its colors are. */
export default function Sample(): ReactNode {
  return (
    <ReaderTheme>
      <div className={styles.stage}>
        <Components />
      </div>
      <Figures />
    </ReaderTheme>
  );
}
