const COLORS = "'primary' | 'secondary' | 'error' | 'info' | 'success' | 'warning'";
const PLACEMENTS = ['top', 'right', 'bottom', 'left']
  .flatMap((side) => [`'${side}'`, `'${side}-start'`, `'${side}-end'`])
  .join(' | ');

/**
 * Props of Material UI's components that are usually set in `slotProps`, as TypeScript code: the API data does not have them.
 * Other props are accepted, but have no control.
 */
export const MATERIAL_PROPS: Readonly<Record<string, string>> = {
  Button: `{ variant?: 'text' | 'outlined' | 'contained'; size?: 'small' | 'medium' | 'large'; color?: 'inherit' | ${COLORS}; fullWidth?: boolean; disableElevation?: boolean; sx?: SxProps<Theme> }`,
  ButtonBase: '{ disableRipple?: boolean; disableTouchRipple?: boolean; centerRipple?: boolean; sx?: SxProps<Theme> }',
  Checkbox: `{ size?: 'small' | 'medium'; color?: 'default' | ${COLORS}; disableRipple?: boolean; sx?: SxProps<Theme> }`,
  Chip: `{ variant?: 'filled' | 'outlined'; size?: 'small' | 'medium'; color?: 'default' | ${COLORS}; sx?: SxProps<Theme> }`,
  Dialog:
    "{ fullScreen?: boolean; fullWidth?: boolean; maxWidth?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | false; scroll?: 'body' | 'paper'; sx?: SxProps<Theme> }",
  DialogActions: '{ disableSpacing?: boolean; sx?: SxProps<Theme> }',
  FormControl:
    "{ variant?: 'standard' | 'outlined' | 'filled'; size?: 'small' | 'medium'; margin?: 'none' | 'dense' | 'normal'; fullWidth?: boolean; sx?: SxProps<Theme> }",
  IconButton: `{ size?: 'small' | 'medium' | 'large'; color?: 'inherit' | 'default' | ${COLORS}; edge?: 'start' | 'end' | false; disabled?: boolean; disableRipple?: boolean; sx?: SxProps<Theme> }`,
  InputAdornment:
    "{ position?: 'start' | 'end'; disablePointerEvents?: boolean; disableTypography?: boolean; sx?: SxProps<Theme> }",
  List: '{ dense?: boolean; disablePadding?: boolean; sx?: SxProps<Theme> }',
  MenuItem: '{ dense?: boolean; disableGutters?: boolean; divider?: boolean; sx?: SxProps<Theme> }',
  Paper: "{ variant?: 'elevation' | 'outlined'; elevation?: number; square?: boolean; sx?: SxProps<Theme> }",
  Popper: `{ placement?: ${PLACEMENTS}; disablePortal?: boolean; keepMounted?: boolean }`,
  Select:
    "{ variant?: 'standard' | 'outlined' | 'filled'; native?: boolean; autoWidth?: boolean; fullWidth?: boolean; sx?: SxProps<Theme> }",
  Stack: "{ direction?: 'row' | 'row-reverse' | 'column' | 'column-reverse'; spacing?: number; sx?: SxProps<Theme> }",
  SvgIcon: `{ color?: 'inherit' | 'action' | 'disabled' | ${COLORS}; fontSize?: 'inherit' | 'large' | 'medium' | 'small'; htmlColor?: string; sx?: SxProps<Theme> }`,
  Switch: `{ size?: 'small' | 'medium'; color?: 'default' | ${COLORS}; sx?: SxProps<Theme> }`,
  TablePagination:
    '{ labelRowsPerPage?: React.ReactNode; rowsPerPageOptions?: number[]; showFirstButton?: boolean; showLastButton?: boolean; sx?: SxProps<Theme> }',
  TextField: `{ variant?: 'standard' | 'outlined' | 'filled'; size?: 'small' | 'medium'; color?: ${COLORS}; label?: React.ReactNode; helperText?: React.ReactNode; placeholder?: string; fullWidth?: boolean; margin?: 'none' | 'dense' | 'normal'; required?: boolean; error?: boolean; sx?: SxProps<Theme> }`,
  Tooltip: `{ placement?: ${PLACEMENTS}; arrow?: boolean; enterDelay?: number; leaveDelay?: number; followCursor?: boolean; sx?: SxProps<Theme> }`,
  Transition: '{ timeout?: number }',
  Typography:
    "{ align?: 'inherit' | 'left' | 'center' | 'right' | 'justify'; noWrap?: boolean; color?: string; children?: React.ReactNode; sx?: SxProps<Theme> }",
};

/** The styles of a text in a chart that have a control. */
export const TEXT_STYLES =
  "{ fill?: string; fontSize?: number | string; fontWeight?: number | 'normal' | 'bold'; fontFamily?: string; fontStyle?: 'normal' | 'italic'; textAnchor?: 'start' | 'middle' | 'end' }";

/** The attributes of a line or a shape that have a control. */
export const SHAPE_PROPS =
  '{ fill?: string; stroke?: string; strokeWidth?: number; strokeDasharray?: string; opacity?: number }';
