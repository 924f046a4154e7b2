import { ThemeProvider } from 'styled-components'
import { theme } from '../tokens/theme.ts'
import * as S from './GlobalStyle.styles.ts'

/**
 * Global style without the font of the rupee sign, for a page into which the server has written `RupeeFont`
 * already.
 */
export function PageStyle() {
  return (
    <>
      <ThemeProvider theme={theme.raw}>
        <theme.GlobalStyle />
      </ThemeProvider>
      <S.Base />
    </>
  )
}

/** Inline font of the rupee sign. */
export function RupeeFont() {
  return <S.Rupee />
}

/** Tokens as CSS variables, web fonts and base styles. Mount it once, first. */
export function GlobalStyle() {
  return (
    <>
      <PageStyle />
      <RupeeFont />
    </>
  )
}
