/** Stacking order: the only values of `z-index`. */
export const layer = {
  /** Behind what its bar or box holds, above what is outside of it. */
  behind: -1,
  /** Control on top of its picture, inside a component. */
  control: 1,
  /** Sticky bars. */
  sticky: 10,
  /** Row of menus of the header, which slides behind the header's bar. */
  menuRow: 15,
  /** Header, above every bar. */
  header: 20,
  /** Dialog and its overlay, above the page. */
  dialog: 30,
  /** Menu, also inside a dialog. */
  menu: 35,
  /** Toasts, above dialogs and menus. */
  toast: 40,
  /** Tooltips, above everything. */
  tooltip: 50,
} as const
