import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { ApiClient } from './api/ApiClient.ts'
import type { ShopConfig } from './ShopConfig.ts'

/** Services for routes: one set per request on the server, one in the browser. */
export interface AppServices {
  api: ApiClient
  queries: QueryClient
  /** Origin for absolute addresses, without a trailing slash: `https://example.in`. */
  origin: string
  config: ShopConfig
}

const Services = createContext<AppServices | undefined>(undefined)
export const AppServicesProvider = Services.Provider

export function useServices(): AppServices {
  const services = useContext(Services)
  if (services === undefined) throw new Error('useServices needs an AppServicesProvider above it')
  return services
}

export const useCompany = () => useServices().config.company
