import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const teams = [
  { id: 'design', name: 'Design', members: ['Amara', 'Jonas'] },
  {
    id: 'engineering',
    name: 'Engineering',
    members: ['Lin', 'Mateo', 'Sofia'],
  },
  { id: 'support', name: 'Support', members: ['Yusuf'] },
];
const teamIds = teams.map(({ id }) => id);
const allIds = teams.flatMap(({ id, members }) => [id, ...members]);

export default function ControlledTreeView() {
  const [expanded, setExpanded] = React.useState(['design']);
  const [selected, setSelected] = React.useState<string[]>([]);
  const isExpanded = expanded.length > 0;
  const isSelected = selected.length > 0;

  return (
    <Box sx={{ width: 280, minHeight: 256 }}>
      <Stack direction="row" spacing={1} sx={{ marginBlockEnd: 1 }}>
        <Button
          size="small"
          onClick={() => setExpanded(isExpanded ? [] : teamIds)}
        >
          {isExpanded ? 'Collapse all' : 'Expand all'}
        </Button>
        <Button
          size="small"
          onClick={() => setSelected(isSelected ? [] : allIds)}
        >
          {isSelected ? 'Unselect all' : 'Select all'}
        </Button>
      </Stack>
      <TreeView
        multiSelect
        aria-label="Teams"
        defaultCollapseIcon={<ExpandLessIcon />}
        defaultExpandIcon={<ExpandMoreIcon />}
        expanded={expanded}
        selected={selected}
        onNodeToggle={(_event, nodeIds) => setExpanded(nodeIds)}
        onNodeSelect={(_event, nodeIds) => setSelected(nodeIds)}
      >
        {teams.map(({ id, name, members }) => (
          <TreeItem key={id} nodeId={id} label={name}>
            {members.map((member) => (
              <TreeItem key={member} nodeId={member} label={member} />
            ))}
          </TreeItem>
        ))}
      </TreeView>
    </Box>
  );
}
