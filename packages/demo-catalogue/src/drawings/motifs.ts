import { lighten } from './colour.ts'
import { n } from './svg.ts'

export const dot = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

export const flower = (x: number, y: number, r: number, petal: string, heart: string) =>
  [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<ellipse cx="${x}" cy="${n(y - r * 0.6)}" rx="${n(r * 0.36)}" ry="${n(r * 0.52)}" fill="${petal}" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    .join('') + `<circle cx="${x}" cy="${y}" r="${n(r * 0.24)}" fill="${heart}"/>`

export const leaf = (x: number, y: number, size: number, turn: number, fill: string) =>
  `<path d="M0 0C${n(size * 0.5)} ${n(-size * 0.5)} ${size} ${n(-size * 0.3)} ${n(size * 1.3)} 0C${size} ${n(size * 0.3)} ${n(size * 0.5)} ${n(size * 0.5)} 0 0Z" fill="${fill}" transform="translate(${x} ${y})rotate(${turn})"/>`

/** A painted lotus on its stem, with a leaf. */
export const lotus = (x: number, y: number, scale: number, green: string, petal: string) =>
  `<g transform="translate(${x} ${y})scale(${scale})">` +
  `<path d="M0 20C6 60 -10 80 4 120" fill="none" stroke="${green}" stroke-width="5"/>` +
  `<ellipse cx="26" cy="92" rx="28" ry="12" fill="${green}" transform="rotate(-18 26 92)"/>` +
  [-64, -34, 34, 64, 0]
    .map(
      (turn) =>
        `<path d="M0 22C-20 0 -16 -34 0 -52C16 -34 20 0 0 22Z" fill="${turn === 0 ? lighten(petal, 0.3) : petal}" transform="rotate(${turn} 0 22)"/>`,
    )
    .join('') +
  '</g>'

/** A small woven mango. */
export const butta = (x: number, y: number, zari: string) =>
  `<path d="M0 16C-15 12 -15 -8 0 -14C6 -17 12 -16 14 -22C20 -6 14 14 0 16Z" fill="${zari}" transform="translate(${x} ${y})"/>` +
  `<circle cx="${x}" cy="${y + 22}" r="3" fill="${zari}"/>`

/** A small round mirror, held by stitches. */
export const mirror = (x: number, y: number, thread: string) =>
  dot(x, y, 22, thread) +
  `<circle cx="${x}" cy="${y}" r="19" fill="none" stroke="${lighten(thread, 0.5)}" stroke-width="5" stroke-dasharray="4 4"/>` +
  dot(x, y, 15, '#aab6be') +
  `<path d="M${x - 12} ${y + 6}A13.5 13.5 0 0 1 ${x + 8} ${y - 11}Z" fill="#f6fafc"/>`
