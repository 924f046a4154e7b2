export interface FilterChoice {
  value: string
  label: string
  /** How many products it would leave; left out where nobody counted. */
  count?: number
  isChosen: boolean
  /** `#rgb` or `#rrggbb`, for shades. */
  colorCode?: string | null
}

/** Values of which some, or with `radio` one, can be chosen. */
export interface FilterChoices {
  kind: 'choices'
  title: string
  /** Name of the form field. */
  name: string
  type: 'checkbox' | 'radio'
  /** `chips` suits short values such as sizes. @default list */
  look?: 'list' | 'chips'
  choices: FilterChoice[]
}

/** An amount between two bounds, in rupees. */
export interface FilterRange {
  kind: 'range'
  title: string
  minName: string
  maxName: string
  /** Bounds that were set; undefined is open. */
  min: number | undefined
  max: number | undefined
  /** What there is. */
  lowest: number
  highest: number
}

/** Narrower and neighbouring lists. */
export interface FilterLinks {
  kind: 'links'
  title: string
  links: { label: string; href: string; count?: number; isCurrent?: boolean }[]
}

/** One thing that a list can be narrowed by. */
export type FilterGroup = FilterChoices | FilterRange | FilterLinks
