import type { AppServices } from './AppServices.ts'

/** Arguments of a route's loader: address, path parameters and services. */
export interface LoaderArgs extends AppServices {
  url: URL
  params: Record<string, string | undefined>
}
