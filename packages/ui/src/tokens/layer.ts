/** What lies above what: the only values of `z-index`. */
export const layer = {
  /** Within a component: a control on its picture. */
  control: 1,
  /** Bars that stay while the page scrolls. */
  sticky: 10,
  header: 20,
  dialog: 30,
  toast: 40,
} as const
