/** What lies above what: the only values of `z-index`. */
export const layer = {
  /** Within a component: a control on its picture. */
  control: 1,
  /** Bars that stay while the page scrolls. */
  sticky: 10,
  /** The header, over every bar. */
  header: 20,
  /** A dialog and its veil, over the whole page. */
  dialog: 30,
  /** A menu, also of something in a dialog. */
  menu: 35,
  /** News, over whatever is open. */
  toast: 40,
  /** Words on what has the pointer, over everything. */
  tooltip: 50,
} as const
