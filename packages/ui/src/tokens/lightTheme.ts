import { createTheme } from 'styled-components'
import { color } from './color.ts'
import { shadow } from './shadow.ts'

/** The light values once more, for a part of a dark page that stays light: wherever `data-theme="light"` stands. */
export const lightTheme = createTheme(
  { color, shadow },
  // As strong as the dark look's: the nearest element that names a look decides.
  { prefix: 'shop', selector: ":is(:root, *)[data-theme='light']" },
)
