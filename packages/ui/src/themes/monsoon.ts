import type { ColorRoles } from '../tokens/color.ts'
import type { ThemeOptions } from './createTheme.ts'

const light = {
  surface: {
    page: '#f7fafa',
    raised: '#ffffff',
    sunken: '#e9f0f0',
    inverse: '#10282b',
    inverseRaised: '#21393c',
    brand: '#ddefee',
    scrim: 'rgb(16 40 43 / 52%)',
  },
  text: { strong: '#10282b', muted: '#4b6265', inverse: '#f7fafa', inverseMuted: '#b5c8ca' },
  action: {
    rest: '#0b6168',
    hover: '#07474c',
    text: '#ffffff',
    fill: '#0b6168',
    fillHover: '#07474c',
    onFill: '#ffffff',
  },
  line: { subtle: '#d5e1e1', control: '#6b8386', swatch: 'rgb(16 40 43 / 28%)' },
  positive: { text: '#1c6440', surface: '#e3f2e9' },
  critical: {
    text: '#a3201f',
    surface: '#fbe9e8',
    fill: '#a3201f',
    fillHover: '#7f1817',
    onFill: '#ffffff',
  },
  accent: {
    fill: '#ffb86b',
    onFill: '#10282b',
    text: '#7d4a05',
    inverse: '#ffb86b',
    surface: '#fdf1e2',
  },
  focus: { ring: '#0b6168', inverse: '#ffb86b' },
  shadow: { raised: 'rgb(16 40 43 / 10%)', overlay: 'rgb(16 40 43 / 24%)' },
} as const satisfies ColorRoles

const dark = {
  surface: {
    page: '#0c1719',
    raised: '#142224',
    sunken: '#1a2b2e',
    inverse: '#d8e6e6',
    inverseRaised: '#c6d8d8',
    brand: '#123436',
    scrim: 'rgb(0 0 0 / 66%)',
  },
  text: { strong: '#eef6f6', muted: '#a9bfc1', inverse: '#10282b', inverseMuted: '#41585b' },
  action: {
    rest: '#73d0d3',
    hover: '#a3e3e4',
    text: '#0c1719',
    fill: '#0b6168',
    fillHover: '#0e757d',
    onFill: '#ffffff',
  },
  line: { subtle: '#2b4043', control: '#718d90', swatch: 'rgb(238 246 246 / 45%)' },
  positive: { text: '#86d3a7', surface: '#12301f' },
  critical: {
    text: '#ffa097',
    surface: '#40150f',
    fill: '#ffa097',
    fillHover: '#ffc0ba',
    onFill: '#0c1719',
  },
  accent: {
    fill: '#ffb86b',
    onFill: '#10282b',
    text: '#ffc68a',
    inverse: '#7d4a05',
    surface: '#35240f',
  },
  focus: { ring: '#73d0d3', inverse: '#0b6168' },
  shadow: { raised: 'rgb(0 0 0 / 50%)', overlay: 'rgb(0 0 0 / 70%)' },
} as const satisfies ColorRoles

/** Cool and close: teal on mist, small corners, compact rows, the system's own fonts. */
export const monsoon = {
  light,
  dark,
  radius: 'small',
  density: 'compact',
  fonts: { display: 'system-ui, sans-serif', text: 'system-ui, sans-serif' },
} as const satisfies ThemeOptions
