import { MOBILE_MAX_WIDTH_PX } from '@shop/contract/limits'

/** Conditions for `@media` as plain strings, because CSS variables don't work there. */
export const media = {
  /** The only layout breakpoint (specification §2). */
  mobile: `(max-width: ${MOBILE_MAX_WIDTH_PX}px)`,
  /** Wider than the mobile layout. */
  desktop: `(min-width: ${MOBILE_MAX_WIDTH_PX + 0.02}px)`,
  /** Width for a fourth column. */
  large: '(min-width: 1100px)',
  /** Width for a fifth column. */
  wide: '(min-width: 1600px)',
  /** Pointer that can hover. */
  hover: '(hover: hover)',
  /** User prefers reduced motion. */
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** Forced-colours mode. */
  forcedColors: '(forced-colors: active)',
} as const
