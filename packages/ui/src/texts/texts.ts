import type { cardTexts } from './cardTexts.ts'
import type { filterTexts } from './filterTexts.ts'
import type { formTexts } from './formTexts.ts'
import type { listTexts } from './listTexts.ts'
import type { orderTexts } from './orderTexts.ts'
import type { pageTexts } from './pageTexts.ts'
import type { productTexts } from './productTexts.ts'
import type { reviewTexts } from './reviewTexts.ts'
import type { suggestionTexts } from './suggestionTexts.ts'

/** Texts of every component. They are in several files, so that an application carries those of its own components. */
export type Texts = ReturnType<typeof cardTexts> &
  ReturnType<typeof filterTexts> &
  ReturnType<typeof formTexts> &
  ReturnType<typeof listTexts> &
  ReturnType<typeof orderTexts> &
  ReturnType<typeof pageTexts> &
  ReturnType<typeof productTexts> &
  ReturnType<typeof reviewTexts> &
  ReturnType<typeof suggestionTexts>

/** Texts of some components; the others stay English. */
export type SomeTexts = { readonly [Component in keyof Texts]?: Partial<Texts[Component]> }
