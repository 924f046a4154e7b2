/** What lies above what: the only values of `z-index`. */
export const layer = {
  /** Within a component: a control on its picture. */
  control: 1,
  /** Bars that stay while the page scrolls. */
  sticky: 10,
  header: 20,
  dialog: 30,
  /** A menu, also of something in a dialog. */
  menu: 35,
  toast: 40,
  tooltip: 50,
} as const
