import {rowsTest} from '../../rowsTest';
import {holds, type Example} from './checkedCode';

const PICKER = "import {DatePicker} from '@mui/x-date-pickers/DatePicker';\n";

rowsTest<Example>(
  'date and time pickers',
  [
    [`${PICKER}<DatePicker inputFormat="YYYY" />;`, 'renamed DatePicker.inputFormat → format does'],
    [
      `${PICKER}<DatePicker renderInput={render} renderDay={renderDay} />;`,
      'removed DatePicker.renderInput → the slot `textField` none',
      'removed DatePicker.renderDay → the slot `day` (dayComponent) none',
    ],
    [
      `${PICKER}<DatePicker {...given} PopperProps={{}} />;`,
      'hidden DatePicker.{...} (spread) none',
      'renamed DatePicker.PopperProps → componentsProps.popper misses throws',
    ],
    [
      `${PICKER}<DatePicker components={{LeftArrowButton: Back}} />;`,
      'removed DatePicker.leftArrowButton → the slot `previousIconButton` misses parser',
    ],
    [
      `${PICKER}<DatePicker TrapFocusProps={{}} />;`,
      'renamed DatePicker.TrapFocusProps → componentsProps.desktopTrapFocus does',
    ],
    [`${PICKER}<DatePicker value="2024-03-14" />;`, 'behavior DatePicker.value (dateValue) none'],
    [
      'import {LocalizationProvider} from \'@mui/x-date-pickers\';\n<LocalizationProvider locale="fr" />;',
      'renamed LocalizationProvider.locale → adapterLocale does',
    ],
    [
      "import {CalendarPicker} from '@mui/x-date-pickers/CalendarPicker';\n<CalendarPicker date={day} />;",
      'renamed @mui/x-date-pickers.CalendarPicker → DateCalendar does',
      'renamed CalendarPicker.date → value does',
    ],
    [
      "import Adapter from '@date-io/jalaali';\nimport {LocalizationProvider} from '@mui/x-date-pickers';",
      'renamed @date-io/jalaali → @mui/x-date-pickers/AdapterMomentJalaali does',
    ],
    [
      "import {TimePicker} from '@mui/x-date-pickers';\n<TimePicker viewRenderers={{}} shouldDisableTime={(time) => time < 9} />;",
      'behavior TimePicker.shouldDisableTime (disabledTime) none',
    ],
    [
      "import {TimePicker} from '@mui/x-date-pickers';\n<TimePicker viewRenderers={{}} shouldDisableTime={(time) => time.hour() < 9} />;",
    ],
    [
      "import {TimePicker} from '@mui/x-date-pickers';\n<TimePicker viewRenderers={{}} shouldDisableTime={() => false} />;\n<TimePicker viewRenderers={{}} shouldDisableTime={({$H}) => $H < 3} />;",
    ],
    [
      "import {TimePicker} from '@mui/x-date-pickers';\nconst isClosed = (time, type) => type === 'hours' && time < 9;\nfunction save(value, typed) {}\n<TimePicker viewRenderers={{}} shouldDisableTime={isClosed} onChange={useCallback(save, [])} />;",
      'behavior TimePicker.shouldDisableTime (disabledTime) none',
      'changed TimePicker.onChange none',
    ],
    [
      "import {TimePicker} from '@mui/x-date-pickers';\nconst save = (value) => value;\n<TimePicker viewRenderers={{}} onChange={save} />;",
    ],
    ["const rule = {'& .PrivatePickersYear-root': {}};", 'renamed PrivatePickersYear-root → MuiPickersYear-root none'],
  ],
  holds,
);

rowsTest<Example>(
  'what the codemod leaves of components that it renames',
  [
    [
      "import {CalendarPicker} from '@mui/x-date-pickers/CalendarPicker';\n<CalendarPicker date={d} renderDay={r} {...rest} />;",
      'renamed @mui/x-date-pickers.CalendarPicker → DateCalendar does',
      'renamed CalendarPicker.date → value does',
      'removed CalendarPicker.renderDay → the slot `day` (dayComponent) none',
      'hidden CalendarPicker.{...} (spread) none',
    ],
    [
      "import {YearPicker} from '@mui/x-date-pickers/YearPicker';\n<YearPicker onFocusedDayChange={move} />;",
      'renamed @mui/x-date-pickers.YearPicker → YearCalendar does',
      'removed YearPicker.onFocusedDayChange → none: a year calendar has no days none',
    ],
    [
      "import {CalendarPicker} from '@mui/x-date-pickers/CalendarPicker';\n<CalendarPicker components={{LeftArrowButton: Back}} />;",
      'renamed @mui/x-date-pickers.CalendarPicker → DateCalendar does',
      'removed CalendarPicker.leftArrowButton → the slot `previousIconButton` misses parser',
    ],
    [
      "import {CalendarPicker as C} from '@mui/x-date-pickers/CalendarPicker';\n<C date={d} />;",
      'renamed @mui/x-date-pickers.CalendarPicker → DateCalendar does',
      'renamed CalendarPicker.date → value misses alias',
    ],
  ],
  holds,
);
