import { createGlobalStyle } from 'styled-components'
import { theme } from '../tokens/theme.ts'

// `:where` has no specificity, so a component with its own `data-theme` keeps its surface.
export const Base = createGlobalStyle`
  :where([data-theme]) {
    color: ${theme.color.text.strong};
    background: ${theme.color.surface.page};
  }
  :where([data-theme='dark']) { color-scheme: dark; }
  :where([data-theme='light']) { color-scheme: light; }
`
