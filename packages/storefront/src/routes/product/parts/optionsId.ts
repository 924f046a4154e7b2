/** Part of the page with the shades or sizes. */
export const OPTIONS_ID = 'options'
