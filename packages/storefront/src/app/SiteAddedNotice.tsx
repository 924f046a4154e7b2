import { useStore } from 'zustand/react'
import { addedStore } from '#features/cart/addFromList.ts'
import { lazyPart } from '#lib/lazyPart.ts'

const AddedFromList = lazyPart(async () => (await import('#routes/shared/AddedFromList.tsx')).AddedFromList)

/** Region in which screen readers hear that an item was added from a list. */
export function SiteAddedNotice() {
  const item = useStore(addedStore, (state) => state.item)
  return <div role="status">{item && <AddedFromList key={`${item.id}-${item.variantId}`} item={item} />}</div>
}
