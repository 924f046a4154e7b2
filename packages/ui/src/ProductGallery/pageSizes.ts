/** Width of the gallery's pictures on the page, as in the `sizes` attribute. */
export const PAGE_SIZES = '(min-width: 801px) 46vw, 100vw'
