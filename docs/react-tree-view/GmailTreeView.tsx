import * as React from 'react';
import Box from '@mui/material/Box';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { alpha, styled } from '@mui/material/styles';
import DraftsIcon from '@mui/icons-material/InsertDriveFileOutlined';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import GroupsIcon from '@mui/icons-material/Groups';
import InboxIcon from '@mui/icons-material/Inbox';
import LabelIcon from '@mui/icons-material/Label';
import LocalOfferIcon from '@mui/icons-material/LocalOffer';
import ReceiptIcon from '@mui/icons-material/ReceiptLong';
import ScheduleIcon from '@mui/icons-material/Schedule';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const { content, focused, label, selected } = treeItemClasses;

type Color = 'primary' | 'secondary' | 'success' | 'warning' | 'error';

interface MailboxProps extends Omit<TreeItemProps, 'color' | 'icon'> {
  name: string;
  icon: React.ComponentType<SvgIconProps>;
  color?: Color;
  unread?: number;
}

const MailboxRoot = styled(TreeItem, {
  shouldForwardProp: (prop) => prop !== 'color',
})<{ color: Color }>(({ theme, color }) => ({
  [`& > .${content}`]: {
    paddingBlock: 4,
    borderStartEndRadius: 20,
    borderEndEndRadius: 20,
    [`&.${selected}, &.${selected}:hover, &.${selected}.${focused}`]: {
      backgroundColor: alpha(theme.palette[color].main, 0.2),
      [`& .${label} *`]: { fontWeight: 700 },
    },
    [`&.${focused}`]: {
      outline: `2px solid ${theme.palette[color].main}`,
      outlineOffset: -2,
    },
  },
}));

function Mailbox(props: MailboxProps) {
  const { name, icon: Icon, color = 'primary', unread, ...other } = props;
  return (
    <MailboxRoot
      color={color}
      aria-label={unread ? `${name}, ${unread} unread` : name}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Icon color={color} fontSize="small" />
          <Typography variant="body2" sx={{ flexGrow: 1 }}>
            {name}
          </Typography>
          <Typography variant="caption">{unread}</Typography>
        </Box>
      }
      {...other}
    />
  );
}

export default function GmailTreeView() {
  return (
    <TreeView
      aria-label="Mailboxes"
      defaultCollapseIcon={<ExpandLessIcon />}
      defaultExpandIcon={<ExpandMoreIcon />}
      defaultExpanded={['labels']}
      defaultSelected="inbox"
      sx={{ width: 280, minHeight: 256 }}
    >
      <Mailbox nodeId="inbox" name="Inbox" icon={InboxIcon} unread={12} />
      <Mailbox nodeId="drafts" name="Drafts" icon={DraftsIcon} unread={3} />
      <Mailbox nodeId="snoozed" name="Snoozed" icon={ScheduleIcon} />
      <Mailbox nodeId="labels" name="Labels" icon={LabelIcon}>
        <Mailbox
          nodeId="team"
          name="Team"
          icon={GroupsIcon}
          color="secondary"
          unread={90}
        />
        <Mailbox
          nodeId="invoices"
          name="Invoices"
          icon={ReceiptIcon}
          color="success"
          unread={2294}
        />
        <Mailbox
          nodeId="offers"
          name="Offers"
          icon={LocalOfferIcon}
          color="warning"
          unread={733}
        />
      </Mailbox>
    </TreeView>
  );
}
