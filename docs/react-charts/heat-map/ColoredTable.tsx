import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { alpha } from '@mui/material/styles';

const hours = ['9:00', '12:00', '15:00', '18:00'];
const visitors = [
  { day: 'Mon', counts: [12, 41, 33, 18] },
  { day: 'Wed', counts: [17, 52, 38, 24] },
  { day: 'Fri', counts: [21, 60, 47, 55] },
  { day: 'Sat', counts: [38, 74, 80, 69] },
];
const most = Math.max(...visitors.flatMap(({ counts }) => counts));

export default function ColoredTable() {
  return (
    <Table
      size="small"
      aria-label="Visitors by day and hour"
      sx={{ maxWidth: 420, '& th, & td': { px: 1 } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Day</TableCell>
          {hours.map((hour) => (
            <TableCell key={hour} align="center">
              {hour}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {visitors.map(({ day, counts }) => (
          <TableRow key={day}>
            <TableCell component="th" scope="row">
              {day}
            </TableCell>
            {counts.map((count, index) => (
              <TableCell
                key={hours[index]}
                align="center"
                sx={(theme) => ({
                  bgcolor: alpha(
                    theme.palette.primary.main,
                    (0.5 * count) / most,
                  ),
                })}
              >
                {count}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
