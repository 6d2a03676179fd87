import * as React from 'react';
import Box from '@mui/material/Box';
import AddBoxIcon from '@mui/icons-material/AddBoxOutlined';
import MinusBoxIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

interface Taxon {
  id: string;
  name: string;
  children?: Taxon[];
}

const cats: Taxon = {
  id: 'felidae',
  name: 'Felidae',
  children: [
    {
      id: 'panthera',
      name: 'Panthera',
      children: [
        { id: 'panthera-leo', name: 'Lion' },
        { id: 'panthera-tigris', name: 'Tiger' },
        { id: 'panthera-uncia', name: 'Snow leopard' },
      ],
    },
    {
      id: 'lynx',
      name: 'Lynx',
      children: [
        { id: 'lynx-lynx', name: 'Eurasian lynx' },
        { id: 'lynx-rufus', name: 'Bobcat' },
      ],
    },
    { id: 'acinonyx-jubatus', name: 'Cheetah' },
  ],
};

function renderTaxon({ id, name, children }: Taxon) {
  return (
    <TreeItem key={id} nodeId={id} label={name}>
      {children?.map(renderTaxon)}
    </TreeItem>
  );
}

export default function RichObjectTreeView() {
  return (
    <Box sx={{ width: 280, minHeight: 216 }}>
      <TreeView
        aria-label="Cats"
        defaultCollapseIcon={<MinusBoxIcon />}
        defaultExpandIcon={<AddBoxIcon />}
        defaultExpanded={['felidae', 'panthera']}
      >
        {renderTaxon(cats)}
      </TreeView>
    </Box>
  );
}
