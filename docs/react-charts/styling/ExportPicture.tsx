import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const PROPERTIES = [
  'display',
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'transform',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
];

async function toPng(svg: SVGSVGElement, background: string) {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  [svg, ...svg.querySelectorAll('*')].forEach((element, index) => {
    const computed = getComputedStyle(element);
    PROPERTIES.forEach((name) => {
      const value = computed.getPropertyValue(name);
      // A style would override an attribute of this name.
      if (name !== 'transform' || value !== 'none') {
        copies[index]?.style.setProperty(name, value);
      }
    });
  });

  const image = new Image();
  const text = new XMLSerializer().serializeToString(copy);
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();

  const canvas = document.createElement('canvas');
  canvas.width = 2 * Number(svg.getAttribute('width'));
  canvas.height = 2 * Number(svg.getAttribute('height'));
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = background;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  return canvas.toDataURL('image/png');
}

export default function ExportPicture() {
  const chart = React.useRef<SVGSVGElement>(null);
  const [picture, setPicture] = React.useState('');
  const { background } = useTheme().palette;

  async function draw() {
    if (chart.current) {
      setPicture(await toPng(chart.current, background.default));
    }
  }

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        ref={chart}
        height={260}
        xAxis={[{ scaleType: 'band', data: ['Thu', 'Fri', 'Sat', 'Sun'] }]}
        series={[
          { data: [84, 122, 236, 198], label: 'Guests', color: '#1976d2' },
        ]}
      />
      <Stack
        direction="row"
        spacing={2}
        alignItems="center"
        sx={{ height: 40 }}
      >
        <Button onClick={draw}>Draw the picture</Button>
        {picture && (
          <Link href={picture} download="guests.png">
            Download guests.png
          </Link>
        )}
      </Stack>
    </Box>
  );
}
