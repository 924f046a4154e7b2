import type { ListSessionsResponse, SessionWire } from '@shop/contract/users.schema'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, type ApiClient } from '#lib/api/ApiClient.ts'
import { MY } from '#lib/createQueries.ts'

export const sessionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [MY, 'sessions'],
    queryFn: async ({ signal }): Promise<SessionWire[]> =>
      (await api.get<ListSessionsResponse>('/api/users/sessions', { signal })).data,
    // Another device may have logged in since.
    staleTime: 0,
  })

export async function endSession(api: ApiClient, id: number): Promise<void> {
  try {
    await api.delete(`/api/users/sessions/${id}`)
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}
