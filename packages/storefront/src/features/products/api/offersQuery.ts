import { queryOptions } from '@tanstack/react-query'
import type { ListOffersResponse } from '@shop/contract/offers.schema'
import { parseMedia } from '@shop/contract/pictures'
import type { ApiClient } from '#lib/api/ApiClient.ts'

export const offersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['offers'],
    queryFn: async ({ signal }) => {
      const { data } = await api.get<ListOffersResponse>('/api/offers', { signal })
      return data.map(({ offer_id, offerDescription, total, media }) => ({
        id: offer_id,
        title: offerDescription,
        total,
        pictures: parseMedia(media),
      }))
    },
  })
