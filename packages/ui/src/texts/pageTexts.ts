import { textsIn } from './textsIn.ts'

/** English texts of every page, by component. */
export const pageTexts = textsIn(() => ({
  ConfirmDialog: { cancel: 'Cancel' },
  Dialog: {
    close: 'Close',
    failed: 'We couldn’t open this. Please try again in a moment.',
    offline: 'You’re offline. This opens once you’re back.',
    again: 'Try again',
  },
  Price: {
    from: 'from',
    was: (price: string) => `, was ${price}`,
    saved: (percent: number) => `, ${percent}\u00a0% off`,
    discount: (percent: number) => `${percent}% off`,
  },
  SearchBox: {
    label: 'Search products',
    placeholder: 'Search',
    submit: 'Search',
    clear: 'Clear the search',
    none: 'No suggestions',
    failed: 'We couldn’t load suggestions. Please check your connection.',
  },
  SkipLink: { skip: 'Skip to content' },
  Spinner: { label: 'Loading' },
}))
