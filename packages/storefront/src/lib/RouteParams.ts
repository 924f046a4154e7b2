import { createContext, useContext } from 'react'

const RouteParams = createContext<Record<string, string | undefined>>({})
export const RouteParamsProvider = RouteParams.Provider

/** A part of the current path that the route's pattern names, decoded. */
export function useRouteParam(name: string): string {
  const value = useContext(RouteParams)[name]
  if (value === undefined) throw new Error(`This route has no part called ${name}`)
  return value
}
