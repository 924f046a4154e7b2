import { createContext, useContext } from 'react'

const RouteParams = createContext<Record<string, string | undefined>>({})
export const RouteParamsProvider = RouteParams.Provider

/** Decoded path parameter of the current route. */
export function useRouteParam(name: string): string {
  const value = useContext(RouteParams)[name]
  if (value === undefined) throw new Error(`This route has no part called ${name}`)
  return value
}
