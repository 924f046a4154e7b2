import { color } from './color.ts'
import { shadow } from './shadow.ts'
import { toReferences } from './variables.ts'

/** Values of every token in the default theme. Lengths that follow the user's font size are in rem. */
export const tokens = {
  color,
  font: {
    /** Headlines and the wordmark. */
    display: "'Fraunces', 'Fraunces Georgia', 'Fraunces Times', serif",
    /** All other text. */
    text: "'Hanken Grotesk', 'Hanken Fallback', system-ui, sans-serif",
  },
  type: {
    /** Badges, counts, brand names on cards. */
    xs: '0.75rem',
    /** Buttons, labels, hints. */
    s: '0.875rem',
    /** Body text and fields. */
    m: '1rem',
    /** First paragraph of an article. */
    l: '1.125rem',
    /** Heading of a box. */
    h4: '1.25rem',
    /** Heading of a group, and of a dialog. */
    h3: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.625rem)',
    /** Heading of a section. */
    h2: 'clamp(1.625rem, 1.4rem + 1.1vw, 2.25rem)',
    /** Heading of a page. */
    h1: 'clamp(2rem, 1.6rem + 1.8vw, 3rem)',
    /** Headline of a banner. */
    hero: 'clamp(2.375rem, 1.5rem + 3.6vw, 4.75rem)',
  },
  weight: {
    /** Body text and headings. */
    regular: '400',
    /** Quiet emphasis: titles of cards, current items. */
    medium: '500',
    /** Buttons, labels, prices. */
    strong: '600',
  },
  leading: {
    /** One line: icons, counts, badges. */
    solid: '1',
    /** Headline of a banner. */
    display: '1.04',
    /** Heading of a page or section. */
    heading: '1.12',
    /** Title of a few lines. */
    title: '1.2',
    /** Text in small boxes. */
    snug: '1.4',
    /** Body text. */
    text: '1.5',
    /** Articles. */
    prose: '1.65',
  },
  tracking: {
    /** Headline of a banner. */
    display: '-0.02em',
    /** Headings. */
    heading: '-0.012em',
    /** Body text inside a heading or a line of capitals. */
    none: '0',
    /** Small emphasised words. */
    wide: '0.06em',
    /** Lines of capitals. */
    capitals: '0.1em',
  },
  space: {
    /** Between a label and its field, or an icon and its text. */
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
    /** Around an isolated block. */
    xxl: '4rem',
    /** Between the columns of a page. The least is in px, so that enlarged text has the width of a phone. */
    columns: 'clamp(24px, 4vw, 4rem)',
    /** Between the sections of a page. */
    section: 'clamp(3rem, 2rem + 4vw, 6rem)',
    /** Between the page and the edge of the window, likewise. */
    gutter: 'clamp(16px, 0.4rem + 2.4vw, 3rem)',
  },
  size: {
    /** Minimum touch target. Enlarged text does not need a larger one. */
    target: 'min(2.75rem, 56px)',
    /** Height of a pill, and of a row in a long list for a mouse. */
    compact: '2.25rem',
    /** Maximum width of a page's content. */
    page: '105rem',
    /** Maximum width of body text. */
    measure: '42rem',
    /** Maximum width of the fields of a form. */
    form: '36rem',
  },
  radius: {
    /** Elements inside a box. */
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
    /** Feedback of a control. */
    quick: '160ms cubic-bezier(0.2, 0, 0, 1)',
    /** Elements that enter, leave or move. */
    slow: '240ms cubic-bezier(0.2, 0, 0, 1)',
  },
} as const

/**
 * Every token as a CSS variable: `theme.color.text.muted` is `var(--shop-color-text-muted)`. The variables are in
 * `styles/tokensCss.ts`.
 */
export const theme = toReferences(tokens)
