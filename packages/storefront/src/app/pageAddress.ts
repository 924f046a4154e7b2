import { paths } from '#lib/paths.ts'
import { matchRoute } from './route.ts'
import { routes } from './routes.ts'

/** Canonical address of a page: its cache key. It contains the query parameters that the route declares, in their order. */
export function pageAddress({ pathname, searchParams }: URL): string {
  const route = matchRoute(routes, pathname)?.route
  if (route === undefined || route.path === '*') return paths.notFound()
  const search = new URLSearchParams()
  for (const name of route.search ?? []) {
    for (const value of searchParams.getAll(name)) search.append(name, value)
  }
  const path = route.path.includes(':') ? pathname : route.path
  return search.size === 0 ? path : `${path}?${search.toString()}`
}
