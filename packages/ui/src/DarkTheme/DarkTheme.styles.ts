import { createGlobalStyle } from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Base = createGlobalStyle`
  [data-theme='dark'] {
    color: ${theme.color.text.strong};
    background: ${theme.color.surface.page};
    color-scheme: dark;
  }
`
