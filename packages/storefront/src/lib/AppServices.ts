import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { ApiClient } from './api/ApiClient.ts'
import type { ShopConfig } from './ShopConfig.ts'

/** What every route works with: one pair per request on the server, one in the browser. */
export interface AppServices {
  api: ApiClient
  queries: QueryClient
  /** Where this shop is, for absolute addresses: `https://example.in`, without a slash at the end. */
  origin: string
  /** What the operator has decided. */
  config: ShopConfig
}

const Services = createContext<AppServices | undefined>(undefined)
export const AppServicesProvider = Services.Provider

export function useServices(): AppServices {
  const services = useContext(Services)
  if (services === undefined) throw new Error('useServices needs an AppServicesProvider above it')
  return services
}
