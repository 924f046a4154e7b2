import { setImmediate } from 'node:timers/promises'

/** Half the side of the square around a pixel that is looked at, in px of a negative. */
const REACH = 12
/** Variance, in squared steps of a byte, up to which differences are traces of compression and of the renderer's grain. */
const TRACES = 3
/** Steps of two bytes in one of a byte. */
export const FINE = 257

/**
 * A plane without the faint patches that compression leaves on smooth surfaces, in 65,536 steps: bytes would show their steps where a
 * surface grows darker slowly. It is a guided filter, which keeps edges and shadows: each pixel moves towards the mean around it, the
 * further the less the pixels there differ. Others work between its steps: a server has orders to answer.
 */
export async function evenPlane(plane: Uint8Array, width: number, height: number): Promise<Uint16Array> {
  const values = new Float32Array(plane)
  const means = await meansAround(values, width, height)
  const kept = await meansAround(
    values.map((value) => value * value),
    width,
    height,
  )
  for (let at = 0; at < kept.length; at += 1) {
    const mean = means[at] ?? 0
    const variance = Math.max(0, (kept[at] ?? 0) - mean * mean)
    const share = variance / (variance + TRACES)
    kept[at] = share
    means[at] = mean * (1 - share)
  }
  const shares = await meansAround(kept, width, height)
  const added = await meansAround(means, width, height)
  const even = new Uint16Array(plane.length)
  for (let at = 0; at < even.length; at += 1) {
    const value = (shares[at] ?? 1) * (values[at] ?? 0) + (added[at] ?? 0)
    even[at] = Math.round(Math.min(255, Math.max(0, value)) * FINE)
  }
  return even
}

/** Means of the squares around each value. */
async function meansAround(values: Float32Array, width: number, height: number): Promise<Float32Array> {
  const rows = meansInRows(values, width, height)
  await setImmediate()
  const means = meansOfRows(rows, width, height)
  await setImmediate()
  return means
}

function meansInRows(values: Float32Array, width: number, height: number): Float32Array {
  const means = new Float32Array(values.length)
  for (let y = 0; y < height; y += 1) {
    const start = y * width
    let sum = 0
    for (let x = -REACH; x < width; x += 1) {
      if (x + REACH < width) sum += values[start + x + REACH] ?? 0
      if (x > REACH) sum -= values[start + x - REACH - 1] ?? 0
      if (x >= 0) means[start + x] = sum / countAround(x, width)
    }
  }
  return means
}

/** Row by row, which reads memory in its order. */
function meansOfRows(values: Float32Array, width: number, height: number): Float32Array {
  const means = new Float32Array(values.length)
  const sums = new Float32Array(width)
  for (let y = -REACH; y < height; y += 1) {
    const [entering, leaving] = [(y + REACH) * width, (y - REACH - 1) * width]
    const count = countAround(Math.max(0, y), height)
    for (let x = 0; x < width; x += 1) {
      let sum = sums[x] ?? 0
      if (y + REACH < height) sum += values[entering + x] ?? 0
      if (leaving >= 0) sum -= values[leaving + x] ?? 0
      sums[x] = sum
      if (y >= 0) means[y * width + x] = sum / count
    }
  }
  return means
}

/** Number of places within reach, fewer at both ends. */
const countAround = (place: number, length: number) =>
  Math.min(length - 1, place + REACH) - Math.max(0, place - REACH) + 1
