import { darken, mix } from '@shop/demo-catalogue/drawings/colour'
import { drawLabel } from '@shop/demo-catalogue/drawings/drawLabel'
import { drawPrint } from '@shop/demo-catalogue/drawings/drawPrint'
import type { Cover, ProductPicture, Subject } from '@shop/demo-catalogue/drawings/drawProduct'
import { NAVRATNA } from '@shop/demo-catalogue/drawings/jewellery/ring'
import { drawFinish, namedFinish } from '@shop/demo-catalogue/drawings/finishes'
import { namedPrint } from '@shop/demo-catalogue/drawings/prints'
import type { DrawingKind } from '@shop/demo-catalogue/types'
import sharp from 'sharp'
import { brightness } from './colour.ts'
import { develop, type Dyes, type Pixels, type Print } from './develop.ts'
import { inkedApart } from './inkedApart.ts'
import { layFinish, layInk, layPrint } from './ink.ts'
import { readNegative, type LabelPosition, type Negative, type NegativeInfo } from './negatives.ts'
import { nearPart, wholeWidth } from './nearPart.ts'
import { onTint } from './onTint.ts'
import { packOf } from './packs.ts'
import { pigmentsOf, type Pigments } from './pigmentsOf.ts'
import { placeInRow } from './placeInRow.ts'
import { reachOf } from './reachOf.ts'
import { shotOf } from './shotOf.ts'
import { FADE, withMargins } from './withMargins.ts'

/** Photograph of a product, `width` px wide; undefined when no negative shows what its title promises. */
export async function photographProduct(picture: ProductPicture, width: number): Promise<Pixels | undefined> {
  const shot = shotOf(picture)
  const negative = shot && (await readNegative(shot.name))
  if (negative === undefined) return undefined
  if (!shot?.isNear) return developed(picture, negative, width)
  const whole = await developed(picture, negative, wholeWidth(width, negative.info.width))
  return nearPart(whole, picture, shot.name, width)
}

/** A product; without brand and label its pack is blank. */
type Developed = Subject & { tint: string }

async function developed(picture: Developed, negative: Negative, width: number): Promise<Pixels> {
  const { info } = negative
  const pigments = pigmentsOf(picture)
  const [prints, dyes] = await Promise.all([
    printsOf(picture, info, pigments, width),
    dyesOf(picture, info, pigments, width),
  ])
  const stones = inkedApart('stone', NAVRATNA, info, width)
  return develop(negative, pigments, [...prints, ...stones], width, dyes)
}

/** Shares of a picture's width and height that products side by side fill. */
interface RowShare {
  wide: number
  high: number
}

/** Of a cover, by how many products it shows. */
const COVER_SHARES: readonly RowShare[] = [
  { wide: 1, high: 1 },
  { wide: 0.78, high: 0.86 },
  { wide: 0.92, high: 0.7 },
]
/** Of a banner, which shows the middle of a picture only. */
const BANNER_SHARE = { wide: 0.68, high: 0.68 }

/** Products in the middle of a wider picture, for covers and tiles. */
export async function photographCover(
  { tint, beside = [], ...first }: Cover,
  width: number,
  height: number,
): Promise<Pixels | undefined> {
  return photographRow([first, ...beside], tint, width, height, COVER_SHARES[beside.length])
}

/** Products side by side on one set; undefined when one was not rendered. */
export async function photographRow(
  subjects: readonly Subject[],
  tint: string,
  width: number,
  height: number,
  share: RowShare = BANNER_SHARE,
): Promise<Pixels | undefined> {
  const [rowWidth, rowHeight] = [Math.round(width * share.wide), Math.round(height * share.high)]
  const photographs: Pixels[] = []
  for (const subject of subjects) {
    const negative = await readNegative(`${subject.model ?? packOf(subject) ?? subject.kind}.front`)
    if (negative === undefined) return undefined
    const own = Math.min(rowWidth, Math.round((rowHeight * negative.info.width) / negative.info.height))
    photographs.push(await onTint(await developed({ ...subject, tint }, negative, own), tint))
  }
  const margin = share.wide < 1 ? Math.ceil(rowWidth * FADE) : 0
  const place = (rowWidth - 2 * margin) / subjects.length
  const row = placeInRow(await fitting(photographs, place, tint), rowWidth, margin)
  const whole = row.height > rowHeight ? cut(row, rowHeight) : row
  return share.wide < 1 ? withMargins(whole, tint, width, height) : whole
}

/** Share of its place that a product of a row fills at most. */
const FILLED = 0.94

/** Photographs of a row, all smaller when a product is wider than its place. */
async function fitting(photographs: Pixels[], place: number, tint: string): Promise<Pixels[]> {
  const widest = Math.max(...photographs.map((one) => reachOf(one, tint) * one.width))
  const scale = Math.min(1, (place * FILLED) / widest)
  return scale < 1 ? Promise.all(photographs.map((one) => scaled(one, scale))) : photographs
}

async function scaled({ data, width, height }: Pixels, scale: number): Promise<Pixels> {
  const { data: own, info } = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: own, width: info.width, height: info.height }
}

/** The middle of a picture that is too tall. */
function cut({ data, width, height }: Pixels, wanted: number): Pixels {
  const top = Math.round((height - wanted) * 0.52) * width * 3
  return { data: data.subarray(top, top + wanted * width * 3), width, height: wanted }
}

function printsOf(
  { brand, label }: Pick<Subject, 'brand' | 'label'>,
  info: NegativeInfo,
  pigments: Pigments,
  width: number,
): Promise<Print[]> {
  if (brand === undefined || label === undefined) return Promise.resolve([])
  const scale = width / info.width
  const height = Math.round(info.height * scale)
  return Promise.all(
    info.labels.filter(isOnPack).map(async ({ what, ...place }) => ({
      ink: await layInk(
        drawLabel({ brand, label, what, ...place }),
        { what, ...place },
        width,
        height,
        scale,
      ),
      on: place.on,
      colour: inkFor({ what, ...place }, pigments, brand.colour),
    })),
  )
}

type PackLabel = LabelPosition & { what: 'full' | 'upright' | 'stamp' }

const isOnPack = (place: LabelPosition): place is PackLabel =>
  ['full', 'upright', 'stamp'].includes(place.what)

interface Surface {
  kind: DrawingKind
  title?: string | undefined
}

/** The print that a title names, on each piece of cloth, and over it the finish that it names. */
async function dyesOf(
  { kind, title = '' }: Surface,
  info: NegativeInfo,
  pigments: Pigments,
  width: number,
): Promise<Dyes[]> {
  const finish = namedFinish(kind, title)
  const height = Math.round((info.height * width) / info.width)
  const prints = await printsOfCloth(title, info, pigments, width, height)
  return finish === undefined
    ? prints
    : [...prints, await layFinish(drawFinish(finish, pigments.body), width, height)]
}

async function printsOfCloth(
  title: string,
  info: NegativeInfo,
  { body, accent }: Pigments,
  width: number,
  height: number,
): Promise<Dyes[]> {
  const print = namedPrint(title)
  if (print === undefined || print === 'plain') return []
  const scale = width / info.width
  return Promise.all(
    info.labels
      .filter(({ what }) => what === 'print')
      .map((place) => {
        const svg = drawPrint({ print, colour: body, accent, width: place.width ?? 40, aspect: place.aspect })
        return layPrint(svg, place, width, height, scale)
      }),
  )
}

/** Dark ink on light packs and light ink on dark ones; soap is stamped in its own colour. */
function inkFor({ on, what }: LabelPosition, pigments: Pigments, brandColour: string): string {
  if (on === 'ink') return darken(brandColour, brightness(brandColour) > 0.2 ? 0.3 : 0.08)
  const ground = pigments[on]
  if (what === 'stamp') return brightness(ground) > 0.06 ? darken(ground, 0.22) : mix(ground, '#d9a441', 0.6)
  return brightness(ground) > 0.3 ? mix(darken(brandColour, 0.3), '#221a1d', 0.4) : '#f7efe4'
}
