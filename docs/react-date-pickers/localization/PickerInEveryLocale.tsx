// dayjs only: it loads the languages of Day.js
import * as React from 'react';
import dayjs from 'dayjs';
import 'dayjs/locale/be';
import 'dayjs/locale/ca';
import 'dayjs/locale/cs';
import 'dayjs/locale/da';
import 'dayjs/locale/de';
import 'dayjs/locale/el';
import 'dayjs/locale/es';
import 'dayjs/locale/eu';
import 'dayjs/locale/fa';
import 'dayjs/locale/fi';
import 'dayjs/locale/fr';
import 'dayjs/locale/he';
import 'dayjs/locale/hu';
import 'dayjs/locale/is';
import 'dayjs/locale/it';
import 'dayjs/locale/ja';
import 'dayjs/locale/kk';
import 'dayjs/locale/ko';
import 'dayjs/locale/mk';
import 'dayjs/locale/nb';
import 'dayjs/locale/nl';
import 'dayjs/locale/pl';
import 'dayjs/locale/pt-br';
import 'dayjs/locale/ro';
import 'dayjs/locale/ru';
import 'dayjs/locale/sk';
import 'dayjs/locale/sv';
import 'dayjs/locale/tr';
import 'dayjs/locale/uk';
import 'dayjs/locale/ur';
import 'dayjs/locale/vi';
import 'dayjs/locale/zh-cn';
import 'dayjs/locale/zh-hk';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import * as locales from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

type Name = Exclude<keyof typeof locales, 'DEFAULT_LOCALE'>;

/** The language of Day.js, and its own name. */
const LANGUAGES: Record<Name, [string, string]> = {
  beBY: ['be', 'Беларуская'],
  caES: ['ca', 'Català'],
  csCZ: ['cs', 'Čeština'],
  daDK: ['da', 'Dansk'],
  deDE: ['de', 'Deutsch'],
  elGR: ['el', 'Ελληνικά'],
  enUS: ['en', 'English'],
  esES: ['es', 'Español'],
  eu: ['eu', 'Euskara'],
  faIR: ['fa', 'فارسی'],
  fiFI: ['fi', 'Suomi'],
  frFR: ['fr', 'Français'],
  heIL: ['he', 'עברית'],
  huHU: ['hu', 'Magyar'],
  isIS: ['is', 'Íslenska'],
  itIT: ['it', 'Italiano'],
  jaJP: ['ja', '日本語'],
  koKR: ['ko', '한국어'],
  kzKZ: ['kk', 'Қазақша'],
  mk: ['mk', 'Македонски'],
  nbNO: ['nb', 'Norsk bokmål'],
  nlNL: ['nl', 'Nederlands'],
  plPL: ['pl', 'Polski'],
  ptBR: ['pt-br', 'Português (Brasil)'],
  roRO: ['ro', 'Română'],
  ruRU: ['ru', 'Русский'],
  skSK: ['sk', 'Slovenčina'],
  svSE: ['sv', 'Svenska'],
  trTR: ['tr', 'Türkçe'],
  ukUA: ['uk', 'Українська'],
  urPK: ['ur', 'اردو'],
  viVN: ['vi', 'Tiếng Việt'],
  zhCN: ['zh-cn', '简体中文'],
  zhHK: ['zh-hk', '繁體中文（香港）'],
};
const names = Object.keys(LANGUAGES) as Name[];

export default function PickerInEveryLocale() {
  const [name, setName] = React.useState<Name>('deDE');
  const [language] = LANGUAGES[name];
  const { localeText } =
    locales[name].components.MuiLocalizationProvider.defaultProps;

  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={language}
      localeText={localeText}
    >
      <Stack
        lang={language}
        spacing={2}
        alignItems="center"
        sx={{ width: '100%', maxWidth: 360 }}
      >
        <TextField
          select
          fullWidth
          lang="en"
          label="Locale"
          value={name}
          onChange={(event) => setName(event.target.value as Name)}
          SelectProps={{ native: true }}
        >
          {names.map((option) => (
            <option key={option} value={option}>
              {`${option}: ${LANGUAGES[option][1]}`}
            </option>
          ))}
        </TextField>
        <DatePicker
          label={localeText.datePickerToolbarTitle}
          sx={{ width: '100%' }}
          slotProps={{ textField: { InputLabelProps: { shrink: true } } }}
        />
        <StaticDatePicker
          defaultValue={dayjs('2024-05-16')}
          slotProps={{
            actionBar: { actions: ['today', 'cancel', 'accept'] },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
