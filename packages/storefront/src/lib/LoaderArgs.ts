import type { AppServices } from './AppServices.ts'
import type { PreloadOptions } from './Preload.ts'

export interface LoaderArgs extends AppServices, PreloadOptions {
  /** The page's link is in sight, and may never be followed. */
  isAhead?: boolean
  url: URL
  params: Record<string, string | undefined>
}
