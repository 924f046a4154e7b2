import { hung, type Figure } from '../figure.ts'
import type { Studio } from '../studio.ts'
import { group } from '../svg.ts'
import { hanger } from './hanger.ts'

/** A garment on its hanger: the hook's top is the figure's top. */
export const onHanger = (
  studio: Studio,
  garment: string,
  half: number,
  width: number,
  height: number,
): Figure => hung(group(hanger(studio, half), { y: 122 }) + group(garment, { y: 128 }), width, height + 128)
