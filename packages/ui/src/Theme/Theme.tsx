import { createTheme, type ThemeOptions } from '../themes/createTheme.ts'

export interface ThemeProps extends ThemeOptions {
  /** Elements that have the theme: the whole document, unless it says otherwise. Menus and dialogs are at the end of the document. */
  selector?: string
}

/** Theme of an application: accent, colours, corners, density, fonts and colour scheme. Mount it after `GlobalStyle`. */
export function Theme({ selector, ...options }: ThemeProps) {
  const css = createTheme(options, selector).replaceAll('</', '<\\/')
  return <style dangerouslySetInnerHTML={{ __html: css }} />
}
