import type { DemoProduct } from '../types.ts'
import { bathAndBody } from './bath-and-body.ts'
import { clothingEthnic } from './clothing-ethnic.ts'
import { clothingSleepInnerwear } from './clothing-sleep-innerwear.ts'
import { clothingWestern } from './clothing-western.ts'
import { fragrance } from './fragrance.ts'
import { hair } from './hair.ts'
import { jewelleryAndBags } from './jewellery-and-bags.ts'
import { makeupEyes } from './makeup-eyes.ts'
import { makeupFace } from './makeup-face.ts'
import { makeupLips } from './makeup-lips.ts'
import { makeupNailsTools } from './makeup-nails-tools.ts'
import { momAndBaby } from './mom-and-baby.ts'
import { skinCleanseTreat } from './skin-cleanse-treat.ts'
import { skinMoisturiseSun } from './skin-moisturise-sun.ts'

export const products: DemoProduct[] = [
  ...makeupFace,
  ...makeupEyes,
  ...makeupLips,
  ...makeupNailsTools,
  ...skinCleanseTreat,
  ...skinMoisturiseSun,
  ...hair,
  ...fragrance,
  ...bathAndBody,
  ...clothingEthnic,
  ...clothingWestern,
  ...clothingSleepInnerwear,
  ...jewelleryAndBags,
  ...momAndBaby,
]
