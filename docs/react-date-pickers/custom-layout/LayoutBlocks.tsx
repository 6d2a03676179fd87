import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const FORMS = {
  desktop: { toolbar: '1 / 2 / 2 / 4', shortcuts: '2 / 1', tabsLast: true },
  mobile: { toolbar: '1 / 2 / 2 / 4', shortcuts: '2 / 1', tabsLast: false },
  landscape: { toolbar: '2 / 1', shortcuts: '1 / 2 / 2 / 4', tabsLast: false },
};

type Form = keyof typeof FORMS;

function Block({ name, area }: { name: string; area?: string }) {
  return (
    <Stack
      alignItems="center"
      justifyContent="center"
      sx={{
        flexGrow: name === 'content' ? 1 : 0,
        p: 1,
        gridArea: area,
        border: 1,
        borderColor: 'text.secondary',
        borderRadius: 1,
        typography: 'body2',
        bgcolor: 'background.paper',
      }}
    >
      {name}
    </Stack>
  );
}

export default function LayoutBlocks() {
  const [form, setForm] = React.useState<Form>('desktop');
  const { toolbar, shortcuts, tabsLast } = FORMS[form];

  return (
    <Stack spacing={2} alignItems="center" sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Form of the picker"
        value={form}
        onChange={(_event, value: Form | null) => value && setForm(value)}
      >
        {Object.keys(FORMS).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        dir="ltr"
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'max-content 1fr max-content',
          gridTemplateRows: 'max-content 1fr max-content',
          width: '100%',
          maxWidth: 360,
          height: 300,
        }}
      >
        <Block name="toolbar" area={toolbar} />
        <Block name="shortcuts" area={shortcuts} />
        <Stack
          spacing={1}
          direction={tabsLast ? 'column-reverse' : 'column'}
          sx={{ gridArea: '2 / 2' }}
        >
          <Block name="tabs" />
          <Block name="content" />
        </Stack>
        <Block name="actionBar" area="3 / 1 / 4 / 4" />
      </Box>
    </Stack>
  );
}
