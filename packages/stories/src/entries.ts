import { readFileSync } from 'node:fs'

export interface StoryEntry {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
}

const index = new URL('../../../storybook-static/index.json', import.meta.url)
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, StoryEntry> }

/** Every story of the built Storybook. */
export const stories = Object.values(entries).filter(({ type }) => type === 'story')
