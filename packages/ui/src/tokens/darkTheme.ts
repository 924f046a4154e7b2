import { createTheme } from 'styled-components'
import { darkColor } from './color.ts'
import { darkShadow } from './shadow.ts'

/** Other values for the variables of `theme` that depend on the light, wherever `data-theme="dark"` stands. */
export const darkTheme = createTheme(
  { color: darkColor, shadow: darkShadow },
  // On any element, and stronger than the `:root` of the light values, whichever of the two is first in the page.
  { prefix: 'shop', selector: ":is(:root, *)[data-theme='dark']" },
)
