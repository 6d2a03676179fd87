import * as React from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import DraftsIcon from '@mui/icons-material/InsertDriveFileOutlined';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import GroupsIcon from '@mui/icons-material/Groups';
import InboxIcon from '@mui/icons-material/Inbox';
import LabelIcon from '@mui/icons-material/Label';
import LocalOfferIcon from '@mui/icons-material/LocalOffer';
import ReceiptIcon from '@mui/icons-material/ReceiptLong';
import ScheduleIcon from '@mui/icons-material/Schedule';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import './GmailTreeView.css';

type Color = 'primary' | 'secondary' | 'success' | 'warning' | 'error';

interface MailboxProps extends Omit<TreeItemProps, 'color' | 'icon'> {
  name: string;
  icon: React.ComponentType<SvgIconProps>;
  color?: Color;
  unread?: number;
}

function Mailbox(props: MailboxProps) {
  const { name, icon: Icon, color = 'primary', unread, ...other } = props;
  return (
    <TreeItem
      className={`gmail-tree-view-${color}`}
      classes={{ content: 'gmail-tree-view-content' }}
      aria-label={unread ? `${name}, ${unread} unread` : name}
      label={
        <div className="gmail-tree-view-label">
          <Icon fontSize="small" className="gmail-tree-view-icon" />
          <span className="gmail-tree-view-name">{name}</span>
          <span className="gmail-tree-view-unread">{unread}</span>
        </div>
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
      className="gmail-tree-view"
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
