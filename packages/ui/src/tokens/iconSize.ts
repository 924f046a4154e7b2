/** Sizes of icons: the only values of an icon's `size`. In rem, because icons grow with the text beside them. */
export const iconSize = {
  /** Marks of steps, and arrows after small text. */
  xs: '0.875rem',
  /** Beside small text: chevrons, errors, links to another page. */
  s: '1rem',
  /** In buttons with a word. */
  m: '1.125rem',
  /** Alone in a button, and beside body text. */
  l: '1.25rem',
  /** Above the title of an empty state. */
  xl: '2.25rem',
} as const
