import { pageCss } from '../styles/pageCss.ts'
import { resetCss } from '../styles/resetCss.ts'
import { tokensCss } from '../styles/tokensCss.ts'

/** Tokens as CSS variables, with the colour scheme of the system or of `data-scheme`. Every component needs them. */
export function Tokens() {
  return (
    <style href="shop-tokens" precedence="shop">
      {tokensCss}
    </style>
  )
}

/** Default styles of elements, in a layer that gives way to an application's own. Every component needs them. */
export function Reset() {
  return (
    <style href="shop-reset" precedence="shop">
      {resetCss}
    </style>
  )
}

/** Text, background and motion of the whole page, for an application without other page styles. */
export function PageStyle() {
  return (
    <style href="shop-page" precedence="shop">
      {pageCss}
    </style>
  )
}

/** `Tokens`, `Reset` and `PageStyle`. React writes them into the document's head, once. The fonts are `styles/fonts.css`. */
export function GlobalStyle() {
  return (
    <>
      <Tokens />
      <Reset />
      <PageStyle />
    </>
  )
}
