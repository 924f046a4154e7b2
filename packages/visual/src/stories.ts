import { stories as all } from '@shop/stories/entries'

/** Stories that have screenshots: `Default` of every component and page. */
export const stories = all.filter(({ name }) => name === 'Default')

export const WIDTHS = [1280, 390] as const
export const SCHEMES = ['light', 'dark'] as const

export const fileOf = (id: string, width: number, scheme: string) =>
  `${id.replace(/--default$/, '')}-${width}-${scheme}.png`

export const files = new Set(
  stories.flatMap(({ id }) => WIDTHS.flatMap((width) => SCHEMES.map((scheme) => fileOf(id, width, scheme)))),
)
