import * as React from 'react';
import Button from '@mui/material/Button';

// React, MUI, MUI X and date libraries are fetched when you import them.
export default function Playground() {
  const [count, setCount] = React.useState(0);
  return (
    <Button variant="contained" onClick={() => setCount(count + 1)}>
      Clicked {count} times
    </Button>
  );
}
