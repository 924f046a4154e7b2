/** Elevation above the page. Its colours are roles, because a dark scheme needs deeper shadows. */
export const shadow = {
  /** Control on a picture. */
  raised: '0 1px 2px var(--shop-color-shadow-raised)',
  /** Suggestions, menus, sheets and dialogs. */
  overlay: '0 12px 40px -8px var(--shop-color-shadow-overlay)',
} as const
