import * as React from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Purchase } from './purchases';

/** What was bought, as a small table. */
export function PurchaseLines({ purchase }: { purchase: Purchase }) {
  return (
    <Box
      role="group"
      aria-label={`Articles of ${purchase.id}`}
      sx={{ p: 2, boxSizing: 'border-box' }}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Article</TableCell>
            <TableCell align="right">Quantity</TableCell>
            <TableCell align="right">Price</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {purchase.lines.map(({ id, article, quantity, price }) => (
            <TableRow key={id}>
              <TableCell>{article}</TableCell>
              <TableCell align="right">{quantity}</TableCell>
              <TableCell align="right">€{price.toFixed(2)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
