import type { ApiClient } from './ApiClient.ts'

/** Marks its reads as made for a page that may never be opened, so that the API counts no view of a product. */
export const aheadApi = (api: ApiClient): ApiClient => ({
  ...api,
  get: (path, options) =>
    api.get(path, { ...options, headers: { ...options?.headers, purpose: 'prefetch' } }),
})
