import type { StoredAnswer } from './StoredAnswer.ts'

/** More changed products than this count as a change of everything, which bounds the memory. */
const PRODUCTS_MAX = 10_000

/** Versions of the catalogue in which products changed, as far as this process has seen them. */
export class CatalogueChanges {
  #broad = 0
  readonly #products = new Map<number, number>()

  /** `broad` is the version of the last change that was not limited to single products. */
  add(version: number, broad: number, products: Iterable<[id: number, version: number]>): void {
    this.#broad = Math.max(this.#broad, broad)
    for (const [id, changedIn] of products) this.#products.set(id, changedIn)
    if (this.#products.size <= PRODUCTS_MAX) return
    this.#broad = version
    this.#products.clear()
  }

  /** Whether anything has changed since `version` that matters to an answer that shows these products. */
  concern(products: readonly number[], version: number): boolean {
    return this.#broad > version || products.some((id) => (this.#products.get(id) ?? 0) > version)
  }
}

/** The catalogue at one time: what cached answers are computed from and compared with. */
export interface CatalogueState {
  version: number
  /** Changes when something begins or ends by the clock: the day, a banner, an offer. */
  period: string
  changes: CatalogueChanges
}

/** Whether an answer that was computed in an earlier state still holds. */
export function stillHolds(
  answer: Pick<StoredAnswer, 'products'>,
  madeIn: CatalogueState,
  now: CatalogueState,
): boolean {
  if (madeIn.period !== now.period) return false
  if (madeIn.version === now.version) return true
  return answer.products !== undefined && !now.changes.concern(answer.products, madeIn.version)
}
