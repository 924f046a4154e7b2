import { createGlobalStyle } from 'styled-components'
import { theme } from '../tokens/theme.ts'

// Without weight, so that a component that names its look keeps its own surface.
export const Base = createGlobalStyle`
  :where([data-theme]) {
    color: ${theme.color.text.strong};
    background: ${theme.color.surface.page};
  }
  :where([data-theme='dark']) { color-scheme: dark; }
  :where([data-theme='light']) { color-scheme: light; }
`
