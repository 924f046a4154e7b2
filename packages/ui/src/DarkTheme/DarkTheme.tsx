import { ThemeProvider } from 'styled-components'
import { darkTheme } from '../tokens/darkTheme.ts'
import { lightTheme } from '../tokens/lightTheme.ts'
import * as S from './DarkTheme.styles.ts'

/**
 * Dark theme for everything inside an element with `data-theme="dark"`. An element inside it with `data-
 * theme="light"` stays light. Mount it after `GlobalStyle`.
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
