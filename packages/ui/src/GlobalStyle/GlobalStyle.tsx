import { ThemeProvider } from 'styled-components'
import { theme } from '../tokens/theme.ts'
import * as S from './GlobalStyle.styles.ts'

/** The tokens as CSS variables, the web fonts and the base styles. Mount it once, above everything else. */
export function GlobalStyle() {
  return (
    <>
      <ThemeProvider theme={theme.raw}>
        <theme.GlobalStyle />
      </ThemeProvider>
      <S.Base />
    </>
  )
}
