import { ThemeProvider } from 'styled-components'
import { darkTheme } from '../tokens/darkTheme.ts'
import * as S from './DarkTheme.styles.ts'

/**
 * The dark look, for everything inside an element with `data-theme="dark"`, such as `<html>`. Mount it after `GlobalStyle`,
 * where a dark look is offered: who never sees it need not load it.
 */
export function DarkTheme() {
  return (
    <>
      <ThemeProvider theme={darkTheme.raw}>
        <darkTheme.GlobalStyle />
      </ThemeProvider>
      <S.Base />
    </>
  )
}
