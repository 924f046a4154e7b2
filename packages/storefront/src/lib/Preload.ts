import { createContext, useContext } from 'react'

/** Loads code and data of a page ahead of time. */
export type Preload = (href: string) => void

const PreloadContext = createContext<Preload>(() => undefined)
export const PreloadProvider = PreloadContext.Provider

export function usePreload(): Preload {
  return useContext(PreloadContext)
}
