import type { Picture } from '@shop/contract/pictures'

const SHAPES = {
  lipstick: `<path d="M340 470V330c0-70 60-110 120-140v280z" fill="COLOUR"/><path d="M320 470h160v150H320z" fill="#d9b36c"/><path d="M300 620h200v260H300z" fill="#2a2226"/>`,
  jar: `<rect x="230" y="420" width="340" height="110" rx="18" fill="#d9b36c"/><rect x="215" y="520" width="370" height="330" rx="42" fill="COLOUR"/>`,
  bottle: `<rect x="345" y="230" width="110" height="150" rx="12" fill="#2a2226"/><path d="M280 440c0-50 60-50 80-80h80c20 30 80 30 80 80v390c0 40-20 60-60 60H340c-40 0-60-20-60-60z" fill="COLOUR"/><rect x="315" y="560" width="170" height="170" fill="#fffcfa" opacity=".85"/>`,
  dress: `<path d="M320 190c20 60 140 60 160 0l50 60-50 190 120 440c-120 50-280 50-400 0l120-440-50-190z" fill="COLOUR"/>`,
} as const

/** A drawn stand-in for a product's picture: a thing of the colour on a soft tint. */
export function storyPicture(shape: keyof typeof SHAPES, colour: string, tint = '#f3dcd8'): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="0 0 800 1000"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${tint}"/><stop offset="1" stop-color="#fffcfa"/></linearGradient></defs><rect width="800" height="1000" fill="url(#g)"/><ellipse cx="400" cy="885" rx="240" ry="22" fill="#221a1d" opacity=".12"/>${SHAPES[shape].replace('COLOUR', colour)}</svg>`
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}` }
}

/** A picture that can't be loaded. */
export const missingPicture: Picture = { src: '/no-such-picture.webp' }
