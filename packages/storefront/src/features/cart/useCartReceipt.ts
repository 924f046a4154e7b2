import { useStorage } from '#lib/storage/useStorage.ts'
import { receiptStore } from './receiptStore.ts'

/** Results of the guest's lines at login; empty once the shopper has seen them. */
export function useCartReceipt() {
  return { receipt: useStorage(receiptStore), dismiss: () => receiptStore.clear() }
}
