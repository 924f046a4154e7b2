/**
 * Mask of an icon's path. A part that many cards have draws its icon by a style, because an icon has two elements. `look` are attributes of SVG,
 * such as `fill='none'`; `#` is written `%23`.
 */
export const iconMask = (path: string, look = '') =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'${look && ` ${look}`}%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`
