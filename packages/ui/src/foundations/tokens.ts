import { color, darkColor } from '../tokens/color.ts'
import { iconSize } from '../tokens/iconSize.ts'
import { layer } from '../tokens/layer.ts'
import { media } from '../tokens/media.ts'
import { shadow } from '../tokens/shadow.ts'
import { tokens } from '../tokens/theme.ts'
import { readTokenPurposes, type TokenPurposes } from './tokenPurposes.ts'

export interface DocumentedToken {
  /** Path as written in styles: `space.m`. */
  name: string
  /** Purpose from the token's doc comment; a test requires one for each token. */
  purpose: string
  /** Value in the light theme. */
  value: string
  /** Value in the dark theme, when it differs. */
  darkValue?: string
}

/** Sources of the token files, including comments. */
const sources = import.meta.glob<string>('../tokens/{color,iconSize,layer,media,shadow,theme}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const purposesIn = (file: string, start: string) =>
  readTokenPurposes(sources[`../tokens/${file}.ts`] ?? '', start)

interface TokenTree {
  readonly [name: string]: string | number | TokenTree
}

function leavesOf(tree: TokenTree, path = ''): [name: string, value: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' ? leavesOf(value, `${path}${key}.`) : [[`${path}${key}`, String(value)]],
  )
}

function document(
  set: string,
  tree: TokenTree,
  purposes: TokenPurposes,
  darkTree: TokenTree = {},
): DocumentedToken[] {
  const dark = new Map(leavesOf(darkTree))
  return leavesOf(tree).map(([name, value]) => ({
    name: `${set}.${name}`,
    purpose: purposes.get(name) ?? '',
    value,
    darkValue: dark.get(name),
  }))
}

const themePurposes = purposesIn('theme', 'tokens = {')
const ofTheme = (
  set: 'font' | 'type' | 'weight' | 'leading' | 'tracking' | 'space' | 'size' | 'radius' | 'motion',
) =>
  document(
    set,
    tokens[set],
    new Map([...themePurposes].map(([name, purpose]) => [name.replace(`${set}.`, ''), purpose])),
  )

/** Every token with its purpose, by set. */
export const documentedTokens = {
  color: document('color', color, purposesIn('color', 'interface ColorRoles {'), darkColor),
  font: ofTheme('font'),
  type: ofTheme('type'),
  weight: ofTheme('weight'),
  leading: ofTheme('leading'),
  tracking: ofTheme('tracking'),
  space: ofTheme('space'),
  size: ofTheme('size'),
  radius: ofTheme('radius'),
  shadow: document('shadow', shadow, purposesIn('shadow', 'shadow = {')),
  motion: ofTheme('motion'),
  iconSize: document('iconSize', iconSize, purposesIn('iconSize', 'iconSize = {')),
  layer: document('layer', layer, purposesIn('layer', 'layer = {')),
  media: document('media', media, purposesIn('media', 'media = {')),
} as const
