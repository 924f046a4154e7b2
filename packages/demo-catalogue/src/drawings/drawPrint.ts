import { tile, type Print } from './prints.ts'
import { group, n, rect } from './svg.ts'

/** Px per centimetre of a model. */
const SCALE = 20

interface Printed {
  print: Print
  colour: string
  accent: string
  /** Width of the cloth in centimetres of its model, and its width divided by its height. */
  width: number
  aspect: number
}

/** Print of a cloth on a transparent ground, to be laid on the photograph of a plain one. */
export function drawPrint({ print, colour, accent, width, aspect }: Printed): string {
  const [across, down, art] = tile(print, colour, accent)
  const size = { width: n(width * SCALE), height: n((width / aspect) * SCALE) }
  const scale = (SCALES[print] ?? 0.62) * (SCALE / 20)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">` +
    `<defs><pattern id="print" width="${across}" height="${down}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})">${art}</pattern></defs>` +
    group(rect(0, 0, Number(size.width), Number(size.height), { fill: 'url(#print)' }), {}) +
    '</svg>'
  )
}

/** Prints whose drawn tile is coarser or finer than the cloth's. */
const SCALES: Partial<Record<Print, number>> = {
  block: 0.42,
  chikan: 0.56,
  phulkari: 1.1,
  dots: 0.5,
  floral: 0.5,
  check: 0.5,
  lehariya: 0.8,
}
