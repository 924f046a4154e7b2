/** Elevation above the page. */
export interface Shadows {
  /** Control on a picture. */
  raised: string
  /** Suggestions, menus, sheets and dialogs. */
  overlay: string
}

export const shadow = {
  raised: '0 1px 2px rgb(34 26 29 / 8%)',
  overlay: '0 12px 40px -8px rgb(34 26 29 / 22%)',
} as const satisfies Shadows

/** Deeper shadows, which stay visible on dark surfaces. */
export const darkShadow = {
  raised: '0 1px 2px rgb(0 0 0 / 50%)',
  overlay: '0 12px 40px -8px rgb(0 0 0 / 70%)',
} as const satisfies Shadows
