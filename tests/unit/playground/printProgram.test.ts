import {DATE_LIBRARIES} from '../../../plugins/playground/client/dates';
import type {ElementNode, Value} from '../../../plugins/playground/client/values';
import {element, print, program} from './programs';

const [DAYJS, DATE_FNS = DAYJS, LUXON = DAYJS] = DATE_LIBRARIES;

describe('a program as code', () => {
  it('is a module that one would write by hand', () => {
    const code = print(
      program(
        {
          component: 'div',
          props: {style: {height: 400, width: '100%'}},
          children: [
            {
              component: 'DataGrid',
              from: '@mui/x-data-grid',
              props: {
                rows: {$variable: 'rows'},
                columns: {$variable: 'columns'},
                checkboxSelection: true,
                disableColumnMenu: false,
                slots: {toolbar: {$name: 'GridToolbar', $from: '@mui/x-data-grid'}},
              },
            },
          ],
        },
        {
          declarations: [
            {name: 'rows', value: [{id: 1, name: "Ada's"}]},
            {
              name: 'columns',
              value: [{field: 'name'}],
              type: {text: 'GridColDef[]', name: 'GridColDef', from: '@mui/x-data-grid'},
            },
          ],
        },
      ),
    );
    expect(code).toBe(`import * as React from 'react';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [{ id: 1, name: "Ada's" }];

const columns: GridColDef[] = [{ field: 'name' }];

export default function Example() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        disableColumnMenu={false}
        slots={{ toolbar: GridToolbar }}
      />
    </div>
  );
}
`);
  });

  it('has no types in JavaScript', () => {
    const typed = program(element({columns: {$variable: 'columns'}}), {
      declarations: [{name: 'columns', value: [], type: {text: 'Column[]', name: 'Column', from: 'columns'}}],
    });
    expect(print(typed, {language: 'JS'})).toBe(`import * as React from 'react';
import { Chart } from '@mui/x-charts';

const columns = [];

export default function Example() {
  return <Chart columns={columns} />;
}
`);
  });

  it('imports defaults, side effects, and dates only where there are some', () => {
    const shown: ElementNode = {
      component: 'Box',
      from: '@mui/material/Box',
      isDefault: true,
      props: {icon: {$element: {component: 'AddIcon', from: '@mui/icons-material/Add', isDefault: true, props: {}}}},
    };
    const sideEffects = ['dayjs/locale/de'];
    expect(print(program(shown, {sideEffects})).split('\n').slice(0, 4)).toEqual([
      "import * as React from 'react';",
      "import 'dayjs/locale/de';",
      "import Box from '@mui/material/Box';",
      "import AddIcon from '@mui/icons-material/Add';",
    ]);
    const dated = program({...shown, props: {value: {$date: '2026-03-02'}}}, {sideEffects});
    expect(print(dated).split('\n').slice(0, 4)).toEqual([
      "import * as React from 'react';",
      "import dayjs from 'dayjs';",
      "import 'dayjs/locale/de';",
      "import Box from '@mui/material/Box';",
    ]);
    expect(print(dated, {dates: LUXON})).toContain("import { DateTime } from 'luxon';");
    expect(print(dated, {dates: DATE_FNS})).toContain("<Box value={new Date('2026-03-02T00:00')} />");
  });

  it('gives another name to the second export of a name', () => {
    const locales = ['@mui/x-data-grid', '@mui/material/locale', '@mui/x-date-pickers/locales'];
    const theme: Value = {
      $call: {$name: 'createTheme', $from: '@mui/material/styles'},
      $arguments: locales.map(($from) => ({$name: 'deDE', $from})),
    };
    const code = print(program(element({theme}, [{component: 'Chart', from: '@mui/x-charts-pro', props: {}}])));
    expect(code).toContain('createTheme(deDE, materialDeDE, datePickersDeDE)');
    expect(code).toContain("import { deDE } from '@mui/x-data-grid';");
    expect(code).toContain("import { deDE as materialDeDE } from '@mui/material/locale';");
    expect(code).toContain("import { Chart as ChartsProChart } from '@mui/x-charts-pro';");
    expect(code).toContain('<ChartsProChart />');
  });

  it('keeps the names of what it declares to itself', () => {
    const code = print(
      program(element({rows: {$name: 'rows', $from: '@mui/x-data-grid'}, own: {$variable: 'rows'}}), {
        name: 'Chart',
        declarations: [{name: 'rows', value: []}],
      }),
    );
    expect(code).toContain("import { rows as dataGridRows } from '@mui/x-data-grid';");
    expect(code).toContain('<ChartsChart rows={dataGridRows}');
    expect(code).toContain('own={rows}');
  });

  it('refuses what is no name', () => {
    const notNames = ['a b', '', "x'; alert(1); '", 'a.b', '1a', 'a-b'];
    notNames.forEach((name) => {
      expect(() => print(program(element({a: {$name: name, $from: 'm'}})))).toThrow('is no name in JavaScript');
      expect(() => print(program(element({a: {$variable: name}})))).toThrow('is no name in JavaScript');
      expect(() => print(program(element({}), {name}))).toThrow('is no name in JavaScript');
      expect(() => print(program(element({}), {declarations: [{name, value: 1}]}))).toThrow('is no name');
    });
    ['a b', 'div onclick', 'Chart', '', 'div>'].forEach((component) => {
      expect(() => print(program({component, props: {}}))).toThrow('is no element of HTML');
    });
  });

  it('prints code as it was typed', () => {
    const typed = program(
      element({
        onClick: {$code: ' (event) => {\n  open( event );\n}\n'},
        text: {$code: '`a\n b`'},
        nothing: {$code: ' '},
        last: {$code: 'x // comment'},
      }),
    );
    expect(print(typed)).toContain(`    <Chart
      onClick={(event) => {
        open( event );
      }}
      text={\`a
 b\`}
      nothing={undefined}
      last={x // comment
      }
    />`);
  });
});
