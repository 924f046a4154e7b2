import { createTheme } from 'styled-components'
import { color } from './color.ts'
import { shadow } from './shadow.ts'

/**
 * Every token as a CSS variable (`theme.color.text.muted` is `var(--shop-color-text-muted, …)`). Another look is a second
 * set of values for the same variables (`darkTheme.ts`). Lengths are rem where they follow the reader's type size.
 */
export const theme = createTheme(
  {
    color,
    font: {
      /** Headlines and the wordmark. */
      display: "'Fraunces', 'Fraunces Georgia', 'Fraunces Times', serif",
      /** Everything else. */
      text: "'Hanken Grotesk', 'Hanken Fallback', system-ui, sans-serif",
    },
    type: {
      /** Badges, counts, brand names on cards. */
      xs: '0.75rem',
      /** Buttons, labels, hints. */
      s: '0.875rem',
      /** Running text, and fields. */
      m: '1rem',
      /** The first lines of an article. */
      l: '1.125rem',
      /** Heading of a box. */
      h4: '1.25rem',
      /** Heading of a group, and of a dialog. */
      h3: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.625rem)',
      /** Heading of a section. */
      h2: 'clamp(1.625rem, 1.4rem + 1.1vw, 2.25rem)',
      /** Heading of a page. */
      h1: 'clamp(2rem, 1.6rem + 1.8vw, 3rem)',
      /** The one line of a banner. */
      hero: 'clamp(2.375rem, 1.5rem + 3.6vw, 4.75rem)',
    },
    space: {
      /** Between a label and its field, an icon and its word. */
      xxs: '0.25rem',
      /** Between buttons in a row. */
      xs: '0.5rem',
      /** Inside small controls. */
      s: '0.75rem',
      /** Between paragraphs, and inside boxes on a phone. */
      m: '1rem',
      /** Inside boxes, and between cards. */
      l: '1.5rem',
      /** Between the groups of a section. */
      xl: '2.5rem',
      /** Around what stands alone. */
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
    radius: {
      /** What lies inside a box. */
      s: '0.375rem',
      /** Fields and pictures. */
      m: '0.75rem',
      /** Boxes and dialogs. */
      l: '1.25rem',
      /** Buttons, badges and chips. */
      pill: '999px',
    },
    shadow,
    motion: {
      /** A control answers. */
      quick: '160ms cubic-bezier(0.2, 0, 0, 1)',
      /** Something enters, leaves or moves. */
      slow: '240ms cubic-bezier(0.2, 0, 0, 1)',
    },
  },
  { prefix: 'shop' },
)
