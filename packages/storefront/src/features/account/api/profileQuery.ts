import type { ProfileResponse, ProfileWire, UpdateProfileRequest } from '@shop/contract/users.schema'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import { session } from '../session.ts'
import { userStore } from '../userStore.ts'
import { MY } from '#lib/createQueries.ts'

export const profileQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [MY, 'profile'],
    queryFn: async ({ signal }): Promise<ProfileWire> => {
      const { data } = await api.get<ProfileResponse>('/api/users/profile', { signal })
      // Another device may have changed the name since this one stored it.
      if (userStore.read()?.name !== data.name) session.rename(data.name)
      return data
    },
  })

/** Changes the given fields and returns the whole account. */
export async function updateProfile(api: ApiClient, change: UpdateProfileRequest): Promise<ProfileWire> {
  return (await api.put<ProfileResponse>('/api/users/profile', change)).data
}
