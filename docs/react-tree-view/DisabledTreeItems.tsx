import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function DisabledTreeItems() {
  const [focusable, setFocusable] = React.useState(false);

  return (
    <Box sx={{ width: 280, minHeight: 240 }}>
      <FormControlLabel
        control={
          <Switch
            checked={focusable}
            onChange={(_event, checked) => setFocusable(checked)}
          />
        }
        label="Focus disabled items"
        sx={{ marginBlockEnd: 1 }}
      />
      <TreeView
        aria-label="Permissions"
        defaultCollapseIcon={<ExpandLessIcon />}
        defaultExpandIcon={<ExpandMoreIcon />}
        defaultExpanded={['files', 'members']}
        disabledItemsFocusable={focusable}
      >
        <TreeItem nodeId="files" label="Files">
          <TreeItem nodeId="read" label="Read" />
          <TreeItem nodeId="write" label="Write" disabled />
          <TreeItem nodeId="share" label="Share" />
        </TreeItem>
        <TreeItem nodeId="members" label="Members" disabled>
          <TreeItem nodeId="invite" label="Invite" />
          <TreeItem nodeId="remove" label="Remove" />
        </TreeItem>
        <TreeItem nodeId="export" label="Export" />
      </TreeView>
    </Box>
  );
}
