import type {ReactNode} from 'react';
import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import {TreeView} from '@mui/x-tree-view/TreeView';
import inReaderTheme from './inReaderTheme';

const STATIONS: Readonly<Record<string, readonly string[]>> = {
  Austria: ['Innsbruck Hbf', 'Salzburg Hbf', 'Wien Hbf'],
  France: ['Lyon Part-Dieu', 'Paris Est', 'Strasbourg'],
  Germany: ['Berlin Hbf', 'Frankfurt (Main) Hbf', 'Hamburg Hbf', 'Köln Hbf', 'München Hbf'],
  Italy: ['Bologna Centrale', 'Milano Centrale', 'Verona Porta Nuova'],
  Switzerland: ['Basel SBB', 'Bern', 'Zürich HB'],
};

/** The stations by country. */
function StationsTree(): ReactNode {
  return (
    <Box sx={{position: 'absolute', inset: 0, p: 1.5, overflow: 'auto'}}>
      <TreeView
        aria-label="Stations"
        multiSelect
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['Germany']}
        defaultSelected={['Frankfurt (Main) Hbf']}
      >
        {Object.entries(STATIONS).map(([country, stations]) => (
          <TreeItem key={country} nodeId={country} label={country}>
            {stations.map((station) => (
              <TreeItem key={station} nodeId={station} label={station} />
            ))}
          </TreeItem>
        ))}
      </TreeView>
    </Box>
  );
}

export default inReaderTheme(StationsTree);
