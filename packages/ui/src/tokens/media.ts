import { MOBILE_MAX_WIDTH_PX } from '@shop/contract/limits'

/** Conditions for `@media`, as plain strings: CSS variables don't work there. */
export const media = {
  /** The one breakpoint of the layout (spec §2). */
  mobile: `(max-width: ${MOBILE_MAX_WIDTH_PX}px)`,
  /** Wider than the mobile layout. */
  desktop: `(min-width: ${MOBILE_MAX_WIDTH_PX + 0.02}px)`,
  /** Room for a fourth column. */
  large: '(min-width: 1100px)',
  /** Room for a fifth column. */
  wide: '(min-width: 1600px)',
  /** A pointer that hovers. */
  hover: '(hover: hover)',
  /** The reader prefers no motion. */
  stillness: '(prefers-reduced-motion: reduce)',
  /** The reader's own few colours take the place of ours. */
  forcedColors: '(forced-colors: active)',
} as const
