import type { ColorRoles } from '../tokens/color.ts'
import type { ThemeOptions } from './createTheme.ts'

const light = {
  surface: {
    page: '#ffffff',
    raised: '#ffffff',
    sunken: '#f3f3f1',
    inverse: '#161616',
    inverseRaised: '#2b2b2b',
    brand: '#efece4',
    scrim: 'rgb(0 0 0 / 50%)',
  },
  text: { strong: '#161616', muted: '#5c5c58', inverse: '#ffffff', inverseMuted: '#c4c4be' },
  action: {
    rest: '#161616',
    hover: '#3d3d3a',
    text: '#ffffff',
    fill: '#161616',
    fillHover: '#3d3d3a',
    onFill: '#ffffff',
  },
  line: { subtle: '#e2e2dd', control: '#7c7c76', swatch: 'rgb(0 0 0 / 28%)' },
  positive: { text: '#22613f', surface: '#eaf3ec' },
  critical: {
    text: '#a8261c',
    surface: '#fbebe9',
    fill: '#a8261c',
    fillHover: '#861d15',
    onFill: '#ffffff',
  },
  accent: {
    fill: '#e3cf9c',
    onFill: '#161616',
    text: '#6f5614',
    inverse: '#e3cf9c',
    surface: '#f8f2e1',
  },
  focus: { ring: '#161616', inverse: '#e3cf9c' },
  shadow: { raised: 'rgb(0 0 0 / 8%)', overlay: 'rgb(0 0 0 / 20%)' },
} as const satisfies ColorRoles

const dark = {
  surface: {
    page: '#121212',
    raised: '#1c1c1c',
    sunken: '#242424',
    inverse: '#ecece8',
    inverseRaised: '#d9d9d3',
    brand: '#2c2820',
    scrim: 'rgb(0 0 0 / 68%)',
  },
  text: { strong: '#f5f5f2', muted: '#b7b7b0', inverse: '#161616', inverseMuted: '#4d4d49' },
  action: {
    rest: '#f5f5f2',
    hover: '#d9d9d3',
    text: '#161616',
    fill: '#f5f5f2',
    fillHover: '#d9d9d3',
    onFill: '#161616',
  },
  line: { subtle: '#383836', control: '#8a8a83', swatch: 'rgb(255 255 255 / 45%)' },
  positive: { text: '#8fd3a9', surface: '#142e1e' },
  critical: {
    text: '#ffa49b',
    surface: '#40160f',
    fill: '#ffa49b',
    fillHover: '#ffc4be',
    onFill: '#161616',
  },
  accent: {
    fill: '#e3cf9c',
    onFill: '#161616',
    text: '#e3cf9c',
    inverse: '#6f5614',
    surface: '#312a16',
  },
  focus: { ring: '#f5f5f2', inverse: '#161616' },
  shadow: { raised: 'rgb(0 0 0 / 50%)', overlay: 'rgb(0 0 0 / 70%)' },
} as const satisfies ColorRoles

/** Still and wide: black on white, square corners, much room, serif text. */
export const atelier = {
  light,
  dark,
  radius: 'none',
  density: 'spacious',
  fonts: {
    display: "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif",
    text: "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif",
  },
} as const satisfies ThemeOptions
