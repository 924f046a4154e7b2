import type { ProductState } from './changes.repository.ts'
import { writeAlias } from './SearchCluster.ts'
import { toDocument } from './toDocument.ts'

/** Lines of a bulk request that bring an index to these states. Equal revisions may be written again. */
export function productLines(index: string, products: readonly ProductState[]): object[] {
  return products.flatMap<object>(({ id, revision, row }) => {
    const place = {
      _index: writeAlias(index),
      _id: String(id),
      version: revision,
      version_type: 'external_gte',
    }
    return row === null ? [{ delete: place }] : [{ index: place }, toDocument(row)]
  })
}
