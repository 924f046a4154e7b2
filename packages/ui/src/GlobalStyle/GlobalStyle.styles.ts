import { createGlobalStyle } from 'styled-components'
import { fontFaces, rupeeFace } from '../tokens/fonts.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const Base = createGlobalStyle`
  ${fontFaces}

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }

  html {
    font-family: ${theme.font.text};
    line-height: 1.5;
    color: ${theme.color.text.strong};
    background: ${theme.color.surface.page};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    -webkit-font-smoothing: antialiased;
    /* The header is sticky: focused elements must not scroll behind it. */
    scroll-padding-top: 8.5rem;
    accent-color: ${theme.color.action.rest};
  }
  body { min-height: 100dvh; overflow-wrap: break-word; }

  h1, h2, h3, h4 {
    font-family: ${theme.font.display};
    font-weight: 400;
    line-height: 1.12;
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  h1 { font-size: ${theme.type.h1}; }
  h2 { font-size: ${theme.type.h2}; }
  h3 { font-size: ${theme.type.h3}; line-height: 1.2; }
  h4 { font-size: ${theme.type.h4}; line-height: 1.25; }
  p { text-wrap: pretty; }

  ul, ol { padding: 0; list-style: none; }
  img, svg, picture { display: block; max-width: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { padding: 0; border: 0; background: none; cursor: pointer; }
  button:disabled { cursor: not-allowed; }
  a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  summary { cursor: pointer; }
  fieldset { min-width: 0; padding: 0; border: 0; }
  table { border-collapse: collapse; }
  dd { margin: 0; }
  [hidden] { display: none !important; }

  :focus-visible {
    outline: 2px solid var(--focus-ring, ${theme.color.focus.ring});
    outline-offset: 2px;
  }
  ::selection { background: ${theme.color.surface.brand}; color: ${theme.color.text.strong}; }

  @media ${media.reducedMotion} {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`

export const Rupee = createGlobalStyle`${rupeeFace}`
