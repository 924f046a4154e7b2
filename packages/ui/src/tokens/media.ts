/** Largest window width of the mobile layout, in px. */
const MOBILE_MAX_WIDTH = 800

/** Conditions for `@media` as plain strings, because CSS variables don't work there. */
export const media = {
  /** The only layout breakpoint. */
  mobile: `(max-width: ${MOBILE_MAX_WIDTH}px)`,
  /** Wider than the mobile layout. */
  desktop: `(min-width: ${MOBILE_MAX_WIDTH + 0.02}px)`,
  /** Width for a fourth column. */
  large: '(min-width: 1100px)',
  /** Width for a fifth column. */
  wide: '(min-width: 1600px)',
  /**
   * Too low for sticky bars: a phone in landscape, a zoomed window, or enlarged text, because rem follows the browser's font size.
   */
  short: '(height < 30rem)',
  /** High enough for them. */
  tall: '(height >= 30rem)',
  /** Pointer that can hover. */
  hover: '(hover: hover)',
  /** Finger, which swipes. */
  touch: '(hover: none)',
  /** User prefers reduced motion. */
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** Forced-colours mode. */
  forcedColors: '(forced-colors: active)',
} as const
