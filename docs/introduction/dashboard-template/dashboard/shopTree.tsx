import * as React from 'react';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { ALL_SHOPS, nameOfNode, regions, shopsBelow } from './shops';
import type { NodeId } from './shops';

interface ShopTreeProps {
  readonly node: NodeId;
  readonly onNavigate: (node: NodeId) => void;
}

/** Beside the figures; on a narrow screen above them, behind a button. */
export default function ShopTree({ node, onNavigate }: ShopTreeProps) {
  const treeId = React.useId();
  const [isOpen, setOpen] = React.useState(false);
  const [expanded, setExpanded] = React.useState([
    ALL_SHOPS,
    ...regions.map(({ id }) => id),
  ]);

  return (
    <Box
      component="nav"
      aria-label="Shops"
      sx={{
        '@container (min-width: 900px)': {
          position: 'sticky',
          top: 32,
          alignSelf: 'start',
        },
      }}
    >
      <Button
        fullWidth
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={treeId}
        endIcon={
          <ExpandMoreIcon
            sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }}
          />
        }
        onClick={() => setOpen(!isOpen)}
        sx={{
          justifyContent: 'space-between',
          minHeight: 48,
          color: 'text.primary',
          bgcolor: 'background.paper',
          borderColor: 'divider',
          '@container (min-width: 900px)': { display: 'none' },
        }}
      >
        {nameOfNode(node)}
      </Button>
      <TreeView
        id={treeId}
        aria-label="Shops by region"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        expanded={expanded}
        onNodeToggle={(_event, nodeIds) => setExpanded(nodeIds)}
        selected={node}
        onNodeSelect={(_event, nodeId: string) => onNavigate(nodeId)}
        sx={{
          display: isOpen ? 'block' : 'none',
          pt: '8px',
          [`& .${treeItemClasses.content}`]: { minHeight: 36, borderRadius: 1 },
          [`& .${treeItemClasses.label}`]: { fontSize: '0.9375rem' },
          [`& .${treeItemClasses.content}.${treeItemClasses.selected} .${treeItemClasses.label}`]:
            { fontWeight: 600, color: 'primary.main' },
          [`[dir='rtl'] & .${treeItemClasses.iconContainer} [data-testid='ChevronRightIcon']`]:
            { transform: 'scaleX(-1)' },
          '@media (pointer: coarse)': {
            [`& .${treeItemClasses.content}`]: { minHeight: 44 },
          },
          '@container (min-width: 900px)': { display: 'block', pt: 0 },
        }}
      >
        <TreeItem nodeId={ALL_SHOPS} label={nameOfNode(ALL_SHOPS)}>
          {regions.map((region) => (
            <TreeItem key={region.id} nodeId={region.id} label={region.name}>
              {shopsBelow(region.id).map(({ id, name }) => (
                <TreeItem key={id} nodeId={id} label={name} />
              ))}
            </TreeItem>
          ))}
        </TreeItem>
      </TreeView>
    </Box>
  );
}
