import * as React from 'react';
import clsx from 'clsx';
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

type Color = 'primary' | 'secondary' | 'success' | 'warning' | 'error';

interface MailboxProps extends Omit<TreeItemProps, 'color' | 'icon'> {
  name: string;
  icon: React.ComponentType<SvgIconProps>;
  color?: Color;
  unread?: number;
}

const tones: Record<Color, { icon: string; content: string }> = {
  primary: {
    icon: 'text-blue-600 dark:text-blue-300',
    content:
      'outline-blue-600 dark:outline-blue-300 [&.Mui-selected]:bg-blue-600/20! dark:[&.Mui-selected]:bg-blue-300/20!',
  },
  secondary: {
    icon: 'text-purple-700 dark:text-purple-300',
    content:
      'outline-purple-700 dark:outline-purple-300 [&.Mui-selected]:bg-purple-700/20! dark:[&.Mui-selected]:bg-purple-300/20!',
  },
  success: {
    icon: 'text-green-700 dark:text-green-400',
    content:
      'outline-green-700 dark:outline-green-400 [&.Mui-selected]:bg-green-700/20! dark:[&.Mui-selected]:bg-green-400/20!',
  },
  warning: {
    icon: 'text-orange-600 dark:text-orange-400',
    content:
      'outline-orange-600 dark:outline-orange-400 [&.Mui-selected]:bg-orange-600/20! dark:[&.Mui-selected]:bg-orange-400/20!',
  },
  error: {
    icon: 'text-red-700 dark:text-red-400',
    content:
      'outline-red-700 dark:outline-red-400 [&.Mui-selected]:bg-red-700/20! dark:[&.Mui-selected]:bg-red-400/20!',
  },
};

function Mailbox(props: MailboxProps) {
  const { name, icon: Icon, color = 'primary', unread, ...other } = props;
  return (
    <TreeItem
      classes={{
        content: clsx(
          'rounded-e-[20px] -outline-offset-2 py-1 [&.Mui-focused]:outline-2',
          '[&.Mui-selected_.MuiTreeItem-label_*]:font-bold',
          tones[color].content,
        ),
      }}
      aria-label={unread ? `${name}, ${unread} unread` : name}
      label={
        <div className="flex items-center gap-3">
          <Icon fontSize="small" className={tones[color].icon} />
          <span className="grow text-sm">{name}</span>
          <span className="text-xs">{unread}</span>
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
      className="min-h-64 w-70"
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
