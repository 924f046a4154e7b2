interface FilterFamily {
  title: string
  /** `#rgb` or `#rrggbb`, of the dot that stands for all of its shades. */
  colorCode?: string
}

export interface FilterChoice {
  value: string
  label: string
  /** Number of matching products; undefined when unknown. */
  count?: number
  isSelected: boolean
  /** `#rgb` or `#rrggbb`, for shades. */
  colorCode?: string | null
  /** Family, such as that of a colour. A group of many values shows its families, each of which opens. */
  family?: FilterFamily
}

/** Values to choose from; only one with `radio`. */
export interface FilterChoices {
  kind: 'choices'
  title: string
  /** Name of the form field. */
  name: string
  type: 'checkbox' | 'radio'
  /**
   * `chips` suits short values such as sizes.
   * @default list
   */
  variant?: 'list' | 'chips'
  choices: FilterChoice[]
}

/** Range between two amounts, in rupees. */
export interface FilterRange {
  kind: 'range'
  title: string
  minName: string
  maxName: string
  /** Selected bounds; undefined is open. */
  min: number | undefined
  max: number | undefined
  /** Bounds of the whole list. */
  lowest: number
  highest: number
}

interface FilterLink {
  label: string
  href: string
  count?: number
  isCurrent?: boolean
  /**
   * Number of wider lists above it, by which it is indented.
   * @default 0
   */
  depth?: number
}

/** Links to wider, narrower and neighbouring lists. */
export interface FilterLinks {
  kind: 'links'
  title: string
  links: FilterLink[]
}

export type FilterGroup = FilterChoices | FilterRange | FilterLinks
