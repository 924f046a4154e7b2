import colourNames from 'color-name'

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/
const HEX_LIKE = /^(?:#|0x)?([0-9a-f]{3,8})$/
const RGB = /^rgba?\(\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*(?:[,/].*)?\)$/

/** Colour names of beauty and fashion feeds that CSS does not have. */
// oxfmt-ignore
const SHOP_NAMES: Record<string, string> = {
  nude: '#e3bc9a', wine: '#722f37', burgundy: '#800020', maroon: '#800000', rust: '#b7410e', mustard: '#d2a01f',
  peach: '#ffcba4', rose: '#d98695', rosegold: '#b76e79', berry: '#8e2a5b', mauve: '#b784a7', coral: '#ff7f50',
  cream: '#f7efdc', offwhite: '#f8f6f0', camel: '#c19a6b', mocha: '#7b5544', coffee: '#6f4e37', champagne: '#f1ddcf',
  blush: '#de9aa4', fuchsia: '#ff00ff', taupe: '#8b7d72', emerald: '#2e8b64', navy: '#000080', mint: '#b5e3cd',
  lilac: '#c8a2c8', copper: '#b87333', bronze: '#a06a34', charcoal: '#36454f', skin: '#e8c1a0', multi: '',
  rani: '#b0125b', indigo: '#2c3e70', ivory: '#f3ecdc', sage: '#8f9f7f', haldi: '#e0a526', saffron: '#f28c28', kesari: '#e8742c',
  sindoor: '#c8321f', terracotta: '#b5573d', brick: '#a0402f', sand: '#d8c3a0', ecru: '#e6dcc4', fawn: '#cfae84', rama: '#00797a',
  firozi: '#1aa3a8', pista: '#b6cf8e', parrot: '#5aa832', bottle: '#0f4d37', jamun: '#5b2a55', plum: '#6d2e4b', aubergine: '#3d1f35',
  gajri: '#e8737a', onion: '#c98a93', denim: '#3b5377', ink: '#20263f', mehendi: '#5f6b28', henna: '#7b3f1d', grey: '#8e8e8e',
}

/** Colour as `#rrggbb` or `#rgb`. Feeds contain hex codes with and without `#`, names, `rgb()`, lists and junk (null). */
export function parseColourCode(source: unknown): string | null {
  if (Array.isArray(source)) return firstColour(source)
  if (typeof source !== 'string') return null
  const text = source.trim().toLowerCase().slice(0, 500)
  return parseOne(text) ?? firstColour(text.split(RGB_SAFE_SEPARATOR))
}

/** List separators, except commas inside `rgb(…)`. */
const RGB_SAFE_SEPARATOR = /[;|/+&\n]|,(?![^(]*\))/

function firstColour(list: readonly unknown[]): string | null {
  for (const item of list.slice(0, 20)) {
    const colour = typeof item === 'string' ? parseOne(item.trim().toLowerCase()) : null
    if (colour !== null) return colour
  }
  return null
}

function parseOne(text: string): string | null {
  if (HEX.test(text)) return text
  return parseName(text) ?? parseBareHex(text) ?? parseRgb(text)
}

function parseName(text: string): string | null {
  const name = text.replace(/[\s_-]+/g, '')
  const own = Object.hasOwn(SHOP_NAMES, name) ? SHOP_NAMES[name] : undefined
  if (own !== undefined) return own === '' ? null : own
  return Object.hasOwn(colourNames, name) ? toHex(colourNames[name as keyof typeof colourNames]) : null
}

/** `8c1d2f`, `0x8c1d2f`, and eight digits, which end with the opacity. */
function parseBareHex(text: string): string | null {
  const digits = HEX_LIKE.exec(text)?.[1]
  if (digits === undefined) return null
  if (digits.length === 3 || digits.length === 6) return `#${digits}`
  return digits.length === 8 ? `#${digits.slice(0, 6)}` : null
}

function parseRgb(text: string): string | null {
  const parts = RGB.exec(text)?.slice(1, 4).map(Number)
  return parts !== undefined && parts.every((part) => part <= 255) ? toHex(parts) : null
}

function toHex(rgb: readonly number[]): string {
  return `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
