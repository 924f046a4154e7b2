import type { AppServices } from './AppServices.ts'

/** What a route's loader gets: the address, the parts of it that the route's pattern names, and the shop's services. */
export interface LoaderArgs extends AppServices {
  url: URL
  params: Record<string, string | undefined>
}
