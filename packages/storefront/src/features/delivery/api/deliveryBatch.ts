import type {
  DeliveryEstimatesRequest,
  DeliveryEstimatesResponse,
  ItemDeliveryEstimateWire,
} from '@shop/contract/delivery.schema'
import { DELIVERY_ITEMS_MAX } from '@shop/contract/limits'
import DataLoader from 'dataloader'
import type { ApiClient } from '#lib/api/ApiClient.ts'

export interface DeliveryItem {
  productId: number
  /** Null for a product without options, and before a choice. */
  variantId: number | null
  quantity: number
}

export interface ItemDelivery {
  /** True when the shop delivers to the pincode. */
  serviceable: boolean
  /** True when cash on delivery is available there. */
  cod: boolean
  estimate: ItemDeliveryEstimateWire | null
}

/** Items that are requested within this time share a call. */
const BATCH_MS = 10

let batch: { api: ApiClient; pincode: string; items: DataLoader<DeliveryItem, ItemDelivery> } | undefined

/** One loader for all cards of a page, so that a list makes one call. Browser only. */
export function batchOf(api: ApiClient, pincode: string): DataLoader<DeliveryItem, ItemDelivery> {
  if (batch?.api !== api || batch.pincode !== pincode) {
    const items = new DataLoader<DeliveryItem, ItemDelivery>(
      (wanted) => askForDelivery(api, pincode, wanted),
      {
        cache: false,
        maxBatchSize: DELIVERY_ITEMS_MAX,
        batchScheduleFn: (run) => setTimeout(run, BATCH_MS),
      },
    )
    batch = { api, pincode, items }
  }
  return batch.items
}

async function askForDelivery(
  api: ApiClient,
  pincode: string,
  items: readonly DeliveryItem[],
): Promise<ItemDelivery[]> {
  const request: DeliveryEstimatesRequest = {
    pincode,
    items: items.map(({ productId, variantId, quantity }) => ({
      product_id: productId,
      variant_id: variantId,
      quantity,
    })),
  }
  const { data } = await api.post<DeliveryEstimatesResponse>('/api/delivery/estimates', request)
  const { serviceable, cod } = data
  return items.map((_, index) => ({ serviceable, cod, estimate: data.estimates[index] ?? null }))
}
