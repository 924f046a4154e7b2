import { readFileSync } from 'node:fs'

interface StoryEntry {
  id: string
  title: string
  name: string
  type: string
}

const index = new URL('../../../storybook-static/index.json', import.meta.url)
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, StoryEntry> }

/** Stories that have screenshots: `Default` of every component and page. */
export const stories = Object.values(entries).filter(
  ({ type, name }) => type === 'story' && name === 'Default',
)

export const WIDTHS = [1280, 390] as const
export const SCHEMES = ['light', 'dark'] as const

export const fileOf = (id: string, width: number, scheme: string) =>
  `${id.replace(/--default$/, '')}-${width}-${scheme}.png`

export const files = new Set(
  stories.flatMap(({ id }) => WIDTHS.flatMap((width) => SCHEMES.map((scheme) => fileOf(id, width, scheme)))),
)
