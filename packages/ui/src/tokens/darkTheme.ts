import { createTheme } from 'styled-components'
import { darkColor } from './color.ts'
import { darkShadow } from './shadow.ts'

/** Dark values of the variables of `theme`, for `data-theme="dark"`. */
export const darkTheme = createTheme(
  { color: darkColor, shadow: darkShadow },
  // Works on any element, with more specificity than the light values on `:root`, in any order.
  { prefix: 'shop', selector: ":is(:root, *)[data-theme='dark']" },
)
