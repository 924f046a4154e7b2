import { createTheme } from 'styled-components'
import { color } from './color.ts'

/**
 * Every token as a CSS variable (`theme.color.text.muted` is `var(--shop-color-text-muted, …)`). Another look is a second
 * object of this shape given to `GlobalStyle`. Lengths are rem where they follow the reader's type size.
 */
export const theme = createTheme(
  {
    color,
    font: {
      /** Headlines and the wordmark. */
      display: "'Fraunces', 'Fraunces Georgia', 'Fraunces Times', serif",
      text: "'Hanken Grotesk', 'Hanken Fallback', system-ui, sans-serif",
    },
    /** Sizes of text, and of headlines (`h…`), which grow with the window. */
    type: {
      xs: '0.75rem',
      s: '0.875rem',
      m: '1rem',
      l: '1.125rem',
      h4: '1.25rem',
      h3: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.625rem)',
      h2: 'clamp(1.625rem, 1.4rem + 1.1vw, 2.25rem)',
      h1: 'clamp(2rem, 1.6rem + 1.8vw, 3rem)',
      hero: 'clamp(2.375rem, 1.5rem + 3.6vw, 4.75rem)',
    },
    space: {
      xxs: '0.25rem',
      xs: '0.5rem',
      s: '0.75rem',
      m: '1rem',
      l: '1.5rem',
      xl: '2.5rem',
      xxl: '4rem',
      /** Between the sections of a page. */
      section: 'clamp(3rem, 2rem + 4vw, 6rem)',
      /** Between the page and the edge of the window. */
      gutter: 'clamp(1rem, 0.4rem + 2.4vw, 3rem)',
    },
    size: {
      /** Smallest side of anything that is touched. */
      target: '2.75rem',
      /** Widest content of a page. */
      page: '105rem',
      /** Widest running text. */
      measure: '42rem',
    },
    radius: { s: '0.375rem', m: '0.75rem', l: '1.25rem', pill: '999px' },
    shadow: {
      /** A control that lies on a picture. */
      raised: '0 1px 2px rgb(34 26 29 / 8%)',
      /** Suggestions, sheets and dialogs. */
      overlay: '0 12px 40px -8px rgb(34 26 29 / 22%)',
    },
    motion: {
      /** A control answers. */
      quick: '160ms cubic-bezier(0.2, 0, 0, 1)',
      /** Something enters, leaves or moves. */
      slow: '240ms cubic-bezier(0.2, 0, 0, 1)',
    },
  },
  { prefix: 'shop' },
)
