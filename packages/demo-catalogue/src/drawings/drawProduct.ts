import { backdrop } from './backdrop.ts'
import { darken, lighten, lightness, mix } from './colour.ts'
import { drawings } from './drawings.ts'
import type { Figure } from './figure.ts'
import { linear, radial } from './gradients.ts'
import { LOGO, logoMark } from './logoMark.ts'
import { openSheet, type Look, type PackBrand } from './studio.ts'
import { ellipse, group, rect } from './svg.ts'
import { hasVarieties } from '#pictures/drawn.ts'
import type { DrawingKind } from '#types.ts'

export const PRODUCT_VIEWS = ['front', 'detail', 'texture'] as const
export type ProductView = (typeof PRODUCT_VIEWS)[number]

export interface ProductPicture {
  kind: DrawingKind
  /** Colour of the product or of the selected shade, `#rrggbb` like all colours here. */
  colour: string
  /** For patterns and trims; defaults to a colour that suits `colour`. */
  accent?: string
  tint: string
  brand: PackBrand
  /** Short text for the pack, at most about 24 letters. */
  label: string
  /** Full title; its words choose a print ("Ajrakh"), a cut ("Sleeveless") or a variant ("Straightener"). */
  title?: string
  view: ProductView
}

/** Of a kind with varieties, the front seen from nearby: its second drawing would show another one. */
const NEAR = { x: -420, y: -380, scale: 1.6, turn: 0 }
/** Where kinds lie lower than in the middle: a sling bag hangs below its strap. */
const NEAR_Y: Partial<Record<DrawingKind, number>> = { 'sling-bag': -860 }
/** Tools are known by their whole shape: their second picture turns them. */
const TURNED = { x: -254, y: 414, scale: 0.95, turn: -28 }

/** A product picture, 1280 × 1600. */
export function drawProduct({ kind, view, accent, ...look }: ProductPicture): string {
  const { studio, render } = openSheet({ ...look, accent: accent ?? accentFor(look.colour) })
  const drawing = drawings[kind]
  const isNear = view === 'detail' && hasVarieties(kind)
  const art =
    view === 'texture'
      ? drawing.texture(studio)
      : backdrop(studio, 1280, 1600) +
        (isNear
          ? group(
              placed(drawing.front(studio), 1280, 1600),
              kind === 'hair-tool' ? TURNED : { ...NEAR, y: NEAR_Y[kind] ?? NEAR.y },
            )
          : placed(drawing[view](studio), 1280, 1600))
  return render(1280, 1600, art)
}

/** A brand's name as a logo on a transparent ground, 480 × 200. */
export function drawLogo(brand: PackBrand): string {
  const { render } = openSheet({ colour: brand.colour, accent: brand.colour, tint: '#ffffff' })
  const fill = lightness(brand.colour) > 0.66 ? darken(brand.colour, 0.22) : brand.colour
  return render(LOGO.width, LOGO.height, logoMark(brand, fill))
}

/** A square picture of one unbranded product, 640 × 640, for category tiles. */
export function drawCategoryIcon(kind: DrawingKind, tint: string, colour: string): string {
  const { studio, render } = openSheet(plain(colour, tint))
  const halo = radial(studio, [
    [0, lighten(tint, 0.75), 1],
    [1, lighten(tint, 0.35), 0],
  ])
  return render(
    640,
    640,
    backdrop(studio, 640, 640) +
      ellipse(320, 320, 300, 300, { fill: halo }) +
      placed(drawings[kind].front(studio), 640, 640, 0.72),
  )
}

export interface Scene {
  kinds: readonly DrawingKind[]
  /** One for each kind; repeated when there are fewer. */
  colours: readonly string[]
  /** Models that are photographed together, where a kind has several. */
  models?: readonly string[] | undefined
  accents?: readonly string[] | undefined
  /** Their words name cut and print: of products that are photographed one by one and placed side by side. */
  titles?: readonly string[] | undefined
  tint: string
  width: number
  height: number
}

/** Several products on one floor, the middle ones in front, for banners. */
export function drawScene({ kinds, colours, tint, width, height }: Scene): string {
  const first = colours[0] ?? darken(tint, 0.4)
  const { studio, render } = openSheet(plain(first, tint))
  const figures = kinds.map((kind, i) => {
    const colour = colours[i % colours.length] ?? first
    return drawings[kind].front({ ...studio, ...plain(colour, tint) })
  })
  const sized = figures.map((figure, i) => {
    const tall = height * (i % 2 === 0 ? 0.62 : 0.5)
    return { figure, scale: Math.min(tall / figure.height, (height * 0.56) / figure.width) }
  })
  const gap = width * 0.012
  const span = sized.reduce((sum, { figure, scale }) => sum + figure.width * scale + gap, -gap)
  const fit = Math.min(1, (width * 0.86) / span)
  let left = (width - span * fit) / 2
  const pieces = sized.map(({ figure, scale }, i) => {
    const own = figure.width * scale * fit
    const x = left + own / 2
    left += own + gap * fit
    const y = height * (i % 2 === 0 ? 0.8 : 0.875)
    return { y, art: group(figure.art, { x, y, scale: scale * fit }) }
  })
  const ordered = pieces.toSorted((a, b) => a.y - b.y).map(({ art }) => art)
  return render(width, height, backdrop(studio, width, height) + ordered.join(''))
}

/** What covers and tiles show: a product with its label, or a model that no product shows. */
export interface Subject {
  kind: DrawingKind
  colour: string
  /** Second colour of its photograph. */
  accent?: string
  /** Its words name cut and print. */
  title?: string
  /** Photographed model, when no title chooses one. */
  model?: string
  brand?: PackBrand
  label?: string
}

export interface Cover extends Subject {
  tint: string
  /** What its photograph shows to the right of it. */
  beside?: Subject[]
}

/** Blog cover, 1600 × 1000: the product in front of its own colour. */
export function drawCover({ kind, colour, tint }: Cover): string {
  const { studio, render } = openSheet(plain(colour, tint))
  const arch = mix(tint, colour, 0.22)
  const sun = linear(
    studio,
    [
      [0, arch],
      [0.45, lighten(arch, 0.25)],
      [1, lighten(arch, 0.4), 0],
    ],
    90,
  )
  return render(
    1600,
    1000,
    backdrop(studio, 1600, 1000) +
      rect(520, 110, 560, 800, { fill: sun }, 280) +
      placed(drawings[kind].front(studio), 1600, 1000, 0.74),
  )
}

const plain = (colour: string, tint: string): Look => ({ colour, tint, accent: accentFor(colour) })

const accentFor = (colour: string) => mix(darken(colour, 0.2), '#d9a441', 0.6)

/** Scales the figure to `share` of the canvas, a little below the middle. */
function placed(figure: Figure, width: number, height: number, share = 0.7): string {
  if (figure.width === width && figure.height === height)
    return group(figure.art, { x: width / 2, y: height })
  const scale = Math.min((height * share) / figure.height, (width * 0.8) / figure.width)
  const middle = height * 0.515
  return group(figure.art, { x: width / 2, y: middle + (figure.height * scale) / 2, scale })
}
