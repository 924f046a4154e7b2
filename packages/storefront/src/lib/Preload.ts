import { createContext, useContext } from 'react'

/** Fetches code and data of a page of the shop ahead of time. */
export type Preload = (href: string) => void

const PreloadContext = createContext<Preload>(() => undefined)
export const PreloadProvider = PreloadContext.Provider

export function usePreload(): Preload {
  return useContext(PreloadContext)
}
