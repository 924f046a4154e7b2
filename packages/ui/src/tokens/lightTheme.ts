import { createTheme } from 'styled-components'
import { color } from './color.ts'
import { shadow } from './shadow.ts'

/** Light values again, for a light part of a dark page: `data-theme="light"`. */
export const lightTheme = createTheme(
  { color, shadow },
  // Same specificity as the dark theme: the nearest element with `data-theme` decides.
  { prefix: 'shop', selector: ":is(:root, *)[data-theme='light']" },
)
