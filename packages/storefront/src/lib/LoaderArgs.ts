import type { AppServices } from './AppServices.ts'
import type { PreloadOptions } from './Preload.ts'

export interface LoaderArgs extends AppServices, PreloadOptions {
  url: URL
  params: Record<string, string | undefined>
}
