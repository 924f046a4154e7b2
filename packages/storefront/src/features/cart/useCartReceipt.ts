import { useStorage } from '#lib/storage/useStorage.ts'
import { receiptStore } from './syncedCartStore.ts'

/** What became of the guest's cart at login; empty once it has been read. */
export function useCartReceipt() {
  return { receipt: useStorage(receiptStore), dismiss: () => receiptStore.clear() }
}
