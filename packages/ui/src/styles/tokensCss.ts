import { darkColor } from '../tokens/color.ts'
import { theme, tokens } from '../tokens/theme.ts'
import { chevronMask } from './chevron.ts'
import { themeCss } from './themeCss.ts'

const { color, ...rest } = tokens

/**
 * Tokens of the default theme as CSS variables, and the colour scheme: the system's, unless an element chooses with
 * `data-scheme="light"` or `data-scheme="dark"`. `--shop-page-scheme` is the scheme of the page, for panels that lie above it.
 * `--shop-chevron` is the mask of `chevron`.
 */
export const tokensCss = `${themeCss({ color, darkColor, rest })}
:root{color-scheme:light;--shop-chevron:${chevronMask}}
@supports (color:light-dark(#000,#fff)){
:root{color-scheme:light dark}
[data-scheme='light']{color-scheme:light}
[data-scheme='dark']{color-scheme:dark}
:root{--shop-page-scheme:light dark}
:root[data-scheme='light']{--shop-page-scheme:light}
:root[data-scheme='dark']{--shop-page-scheme:dark}
}
:where([data-scheme]){color:${theme.color.text.strong};background:${theme.color.surface.page}}
`
