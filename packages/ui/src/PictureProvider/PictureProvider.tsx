import { createContext, useContext, type ReactNode } from 'react'

/** A picture by its address. */
export interface PictureData {
  src: string
}

export interface SrcSetOptions {
  /** Widths to offer; all unless some are named. */
  widths?: readonly number[]
  /** Number of attempts before this one. Each needs addresses of its own, because browsers reuse a loaded picture. */
  attempt: number
}

/** Size of a picture in px, and the addresses of its renditions, as in the `srcset` attribute. */
export interface PictureDetails {
  width: number
  height: number
  /**
   * Width of the widest rendition.
   * @default width
   */
  widest?: number
  srcSet: (format: 'avif' | 'webp', options: SrcSetOptions) => string | undefined
  /** True when a smaller file replaced the one at this address, so that it is worth another attempt. */
  isStandIn?: (address: string) => boolean
}

/** Details of a picture whose address names them; undefined for other pictures. */
export type DescribePicture = (picture: PictureData) => PictureDetails | undefined

const PictureContext = createContext<DescribePicture>(() => undefined)

export interface PictureProviderProps {
  /** Finds the details of a picture by its address. */
  describe: DescribePicture
  children: ReactNode
}

/** Supplies sizes and formats of your pictures. Without it, `Picture` loads each address as it is. */
export function PictureProvider({ describe, children }: PictureProviderProps) {
  return <PictureContext value={describe}>{children}</PictureContext>
}

export const useDescribePicture = () => useContext(PictureContext)
