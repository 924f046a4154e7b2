import { textsIn } from './textsIn.ts'

/** English texts of lists, by component. */
export const listTexts = textsIn(({ number }) => ({
  LoadMore: {
    shown: (shown: number, total: number) => `${number(shown)} of ${number(total)}`,
    more: 'Load more',
    pending: 'Loading…',
    failed: 'We couldn’t load more. Please try again in a moment.',
    again: 'Try again',
  },
  Pagination: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${number(page)}`,
  },
  SortSelect: { label: 'Sort by', submit: 'Sort' },
}))
