import { textsIn } from './textsIn.ts'

/** English texts of a list's filters, by component. */
export const filterTexts = textsIn(({ number, plural, price }) => ({
  FilterPanel: {
    other: 'Other',
    label: 'Filters',
    apply: 'Apply filters',
    search: (title: string) => `Search ${title.toLowerCase()}`,
    none: (query: string) => `Nothing here is called “${query}”.`,
    keys: 'Use the up and down keys to move between the values.',
    fewer: 'Show fewer',
    all: (count: number) => `Show all ${number(count)}`,
    from: 'From ₹',
    to: 'To ₹',
    range: (lowest: number, highest: number) => `Prices here go from ${price(lowest)} to ${price(highest)}.`,
  },
  FilterPills: { label: 'Selected filters', remove: 'Remove filter: ', clear: 'Clear all' },
  FilterSheet: {
    title: 'Filters',
    clear: 'Clear all',
    show: (total?: number) => {
      if (total === undefined) return 'Show results'
      if (total === 0) return 'No results'
      return `Show ${number(total)} ${plural(total, { one: 'result', other: 'results' })}`
    },
  },
  RangeSlider: { from: 'from', to: 'to' },
}))
