import type {ProductId} from '../../../src/site/products';
import type {PropGroup} from '../propGroupNames';

/** Patterns of prop names; the first that matches gives the group. */
type Rules = readonly (readonly [RegExp, PropGroup])[];

const EVERYWHERE: Rules = [
  [/^(?:unstable_)?on[A-Z]/, 'events'],
  [/^slot(?:s|Props)$/, 'slots'],
  [/^(?:aria-.*|role|tabIndex|titleId|gridLabelId|labelId)$/, 'accessibility'],
  [/^(?:sx|className|classes|style|component)$/, 'appearance'],
];

const ELSEWHERE: Rules = [
  [
    /^(?:color|variant|size|margin|fullWidth|dense|divider|hidden|spacing|disable(?:Margin|Padding|Spacing))$/,
    'appearance',
  ],
  [/[rR]ipple|Transition|[aA]nimat/, 'appearance'],
  [/^(?:children|content|contentProps)$/, 'slots'],
  [/^(?:autoFocus|disabled|readOnly|focused|selected|focusVisibleClassName|tabIndex)$/, 'interaction'],
];

/** The text field of the quick filter, and what its family hands on to one. */
const TEXT_FIELD: Rules = [
  [
    /^(?:hiddenLabel|label|helperText|placeholder|.*(?:Input|HelperText|InputLabel|Select|Icon)Props|[iI]nputProps)$/,
    'appearance',
  ],
  [/^(?:autoComplete|error|multiline|required|select|type)$/, 'interaction'],
];

const GRID: Rules = [
  [/^(?:columns|rows|initialState|loading|getRowId|value|defaultValue|item|name|id)$/, 'data'],
  [/^(?:disableColumnSelector|columnGroupingModel)$/, 'columns'],
  [/[dD]ensity|[bB]order|localeText/, 'appearance'],
  [/[eE]xport|[cC]lipboard/, 'export'],
  [/[fF]ilter|ignoreDiacritics|debounceMs|^logicOperators$|RemoveAll/, 'filtering'],
  [/[sS]ort/, 'sorting'],
  [/[pP]ag(?:e|ination)|^(?:rowCount|hideFooterRowCount)$/, 'pagination'],
  [/[sS]elect(?:ion|ed)/, 'selection'],
  [/[eE]dit|ModesModel|processRowUpdate/, 'editing'],
  [/[gG]roup|[tT]ree|[aA]ggregat|disableChildren/, 'grouping'],
  [/[vV]irtuali|Buffer|Threshold|Debounce|throttle|scroll|disableEval|rowsLoadingMode/, 'performance'],
  [/[cC]olumn|[aA]utosize/, 'columns'],
  [/[rR]ow|detailPanel|DetailPanel|getCellClassName/, 'rows'],
  [/Height|Footer/, 'layout'],
  ...TEXT_FIELD,
];

const CHARTS: Rules = [
  [/^(?:series|dataset|data|dataIndex|itemData|axisData|axisValue|id|text|x|y)$/, 'data'],
  [/[hH]ighlight|[tT]ooltip|[tT]rigger|disableAxisListener|[fF]aded$/, 'interaction'],
  [/[aA]xis|[xy]Scale/, 'axes'],
  [/^(?:width|height|margin|viewBox|layout|direction|position|offset|spacing|lineHeight|needsComputation)$/, 'layout'],
  [/^(?:title|desc)$/, 'accessibility'],
  [/^(?:area|curve|shape|plotType|markerSize|valueFormatter|arc.*|.*(?:Angle|Radius)|formattedArcLabel)$/, 'series'],
  [/^(?:colors|legend|label.*|lineStyle)$/, 'appearance'],
];

const PICKERS: Rules = [
  [
    /^(?:(?:default)?[vV]alue|referenceDate|timezone|(?:default)?[rR]angePosition|currentMonth|day|today|items|changeImportance|clearable|date(?:Adapter|LibInstance))$/,
    'value',
  ],
  [
    /^(?:min|max)(?:Date|Time)|disable(?:Past|Future|Ignoring)|shouldDisable|minutesStep|isValid|^required$/,
    'validation',
  ],
  [/[fF]ormat|^ampm|LeadingZeros|localeText|adapterLocale|Placeholder/, 'format'],
  [/^open$|closeOnSelect|disableOpenPicker|desktopMode|displayStatic|[vV]ariant$|^actions$|Icon$/, 'opening'],
  [
    /[vV]iew|openTo|PerRow|^calendars$|Calendar|WeekNumber|DaysOutside|timeStep|skipDisabled|threshold|[lL]oading/,
    'views',
  ],
  [/^is[A-Z]|outsideCurrentMonth|MonthSwitching|selectedSections|DragEditing|hasFocus|^action$/, 'interaction'],
  [/HighlightToday|reduceAnimations|orientation|^direction$|useFlexGap|^(?:label|name|id|subheader)$/, 'appearance'],
  ...TEXT_FIELD,
];

const TREE: Rules = [
  [/^(?:nodeId|id|label|children)$/, 'data'],
  [/[sS]elect/, 'selection'],
  [/^(?:defaultExpanded|expanded)$/, 'expansion'],
  [/[iI]con$|^Content/, 'appearance'],
  [/^disable/, 'interaction'],
];

const RULES: Readonly<Partial<Record<ProductId, Rules>>> = {
  'x-data-grid': GRID,
  'x-date-pickers': PICKERS,
  'x-charts': CHARTS,
  'x-tree-view': TREE,
};

/** The feature that a prop belongs to. */
export function propGroup(productId: ProductId, name: string): PropGroup {
  const rules = [...EVERYWHERE, ...(RULES[productId] ?? []), ...ELSEWHERE];
  return rules.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
}
