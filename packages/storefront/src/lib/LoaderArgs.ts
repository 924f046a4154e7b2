import type { AppServices } from './AppServices.ts'

export interface LoaderArgs extends AppServices {
  url: URL
  params: Record<string, string | undefined>
}
