import { ThemeProvider } from 'styled-components'
import { theme } from '../tokens/theme.ts'
import * as S from './GlobalStyle.styles.ts'

/**
 * All of the global style but the rupee sign's font: for a browser whose server has written that into the page
 * (`RupeeFont`), so that its script need not bring it again.
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

/** The rupee sign of the text font. */
export function RupeeFont() {
  return <S.Rupee />
}

/** The tokens as CSS variables, the web fonts and the base styles. Mount it once, above everything else. */
export function GlobalStyle() {
  return (
    <>
      <PageStyle />
      <RupeeFont />
    </>
  )
}
