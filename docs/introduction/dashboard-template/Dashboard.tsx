// long: it arranges all parts of a page
// dayjs only: one project with one date library
// fonts: Fraunces:opsz,wght@9..144,600 | Figtree:wght@400;500;600

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { formatEuros, formatRange } from './dashboard/format';
import RangeField from './dashboard/rangeField';
import SalesChart from './dashboard/salesChart';
import ShopGrid from './dashboard/shopGrid';
import ShopTree from './dashboard/shopTree';
import {
  dashboardReducer,
  initialState,
  rowsOf,
  viewOf,
} from './dashboard/state';
import SumCards from './dashboard/sumCards';
import { dashboardTheme } from './dashboard/theme';
import WeekdayChart from './dashboard/weekdayChart';

export default function Dashboard() {
  const [state, dispatch] = React.useReducer(dashboardReducer, initialState);
  const { node, range, selected } = state;
  // Each gives the range field a new key, so that it forgets what was typed.
  const [resets, setResets] = React.useState(0);
  // A new array would make the grid process all its rows again.
  const rows = React.useMemo(() => rowsOf(node, range), [node, range]);
  const view = React.useMemo(
    () => viewOf({ node, range, selected }),
    [node, range, selected],
  );

  const outer = useTheme();
  const theme = React.useMemo(() => dashboardTheme(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Box
          sx={{
            containerType: 'inline-size',
            width: 1,
            minHeight: 1,
            typography: 'body1',
            color: 'text.primary',
            bgcolor: 'background.default',
          }}
        >
          <Box
            sx={{
              display: 'grid',
              gap: '16px',
              maxWidth: 1680,
              mx: 'auto',
              p: '16px',
              '@container (min-width: 900px)': {
                gridTemplateColumns: '220px minmax(0, 1fr)',
                gap: '32px',
                p: '32px',
              },
            }}
          >
            <ShopTree
              node={node}
              onNavigate={(next) => dispatch({ type: 'navigate', node: next })}
            />
            <Box
              sx={{
                containerType: 'inline-size',
                display: 'grid',
                gap: '16px',
                minWidth: 0,
              }}
            >
              <Box
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  alignItems: 'end',
                  gap: '16px 12px',
                }}
              >
                <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
                  <Typography variant="h1" component="h2">
                    {view.title}
                  </Typography>
                  {/* A screen reader says it after each choice. */}
                  <Typography role="status" color="text.secondary">
                    <bdi>
                      {view.sums.revenue > 0
                        ? `Revenue of ${formatEuros(view.sums.revenue)} from ${formatRange(range)}`
                        : `No sales from ${formatRange(range)}`}
                    </bdi>
                  </Typography>
                </Box>
                <RangeField
                  key={resets}
                  initialRange={range}
                  onChange={(next) =>
                    dispatch({ type: 'setRange', range: next })
                  }
                />
                <Button
                  variant="outlined"
                  onClick={() => {
                    dispatch({ type: 'reset' });
                    setResets(resets + 1);
                  }}
                  sx={{ height: 40 }}
                >
                  Reset
                </Button>
              </Box>
              <SumCards sums={view.sums} days={view.days} />
              <Box
                sx={{
                  display: 'grid',
                  gap: '16px',
                  '@container (min-width: 860px)': {
                    gridTemplateColumns: '2fr 1fr',
                  },
                }}
              >
                <SalesChart
                  view={view}
                  onRemove={(shopId) =>
                    dispatch({
                      type: 'select',
                      selected: selected.filter((id) => id !== shopId),
                    })
                  }
                />
                <WeekdayChart weekdays={view.weekdays} />
              </Box>
              <ShopGrid
                rows={rows}
                selected={selected}
                onSelect={(next) =>
                  dispatch({ type: 'select', selected: next })
                }
              />
            </Box>
          </Box>
        </Box>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
