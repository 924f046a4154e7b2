import { createContext, useContext } from 'react'

export interface PreloadOptions {
  /** The shopper points at its link, so the page's first picture is worth its data, too. */
  isMeant?: boolean
}

/** Loads code and data of a page ahead of time. */
export type Preload = (href: string, options?: PreloadOptions) => Promise<void>

const PreloadContext = createContext<Preload>(() => Promise.resolve())
export const PreloadProvider = PreloadContext.Provider

export function usePreload(): Preload {
  return useContext(PreloadContext)
}
