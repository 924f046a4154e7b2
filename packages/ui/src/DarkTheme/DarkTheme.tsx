import { ThemeProvider } from 'styled-components'
import { darkTheme } from '../tokens/darkTheme.ts'
import { lightTheme } from '../tokens/lightTheme.ts'
import * as S from './DarkTheme.styles.ts'

/**
 * The dark look, for everything inside an element with `data-theme="dark"`, such as `<html>`; a part of it with
 * `data-theme="light"` stays light. Mount it after `GlobalStyle`, where a dark look is offered: who never sees it need not
 * load it.
 */
export function DarkTheme() {
  return (
    <>
      <ThemeProvider theme={darkTheme.raw}>
        <darkTheme.GlobalStyle />
      </ThemeProvider>
      <ThemeProvider theme={lightTheme.raw}>
        <lightTheme.GlobalStyle />
      </ThemeProvider>
      <S.Base />
    </>
  )
}
