import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { useDescribePicture, type PictureData } from '../PictureProvider/PictureProvider.tsx'
import * as S from './Picture.styles.ts'
import { useAttempts } from './useAttempts.ts'

export interface PictureProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Without a picture, a placeholder is shown. */
  picture: PictureData | undefined
  /** Alternative text; empty when adjacent text says the same. */
  alt: string
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string
  /** Widths to offer, when not all of them can be needed. */
  widths?: readonly number[]
  /** Aspect ratio, as in CSS. */
  ratio?: string
  fit?: 'cover' | 'contain'
  /** Loads the picture eagerly and with high priority. */
  isPriority?: boolean
}

/** Picture in the best format and width for the window, inside a frame of fixed ratio. */
export function Picture({
  picture,
  alt,
  sizes,
  widths,
  ratio,
  fit,
  isPriority = false,
  style,
  ...rest
}: PictureProps) {
  const describe = useDescribePicture()
  const details = picture && describe(picture)
  const { count, hasFailed, handleError, handleLoad } = useAttempts(picture?.src, details?.isStandIn)
  const frame = { '--picture-ratio': ratio, '--picture-fit': fit, ...style } as CSSProperties

  if (picture === undefined || hasFailed) {
    return (
      <S.Root style={frame} {...rest}>
        <S.Fallback role={alt === '' ? undefined : 'img'} aria-label={alt === '' ? undefined : alt}>
          <Bottle />
        </S.Fallback>
      </S.Root>
    )
  }
  return (
    <S.Root style={frame} {...rest}>
      <picture>
        <source
          type="image/avif"
          srcSet={details?.srcSet('avif', { widths, attempt: count })}
          sizes={sizes}
        />
        <S.Image
          // A server-rendered image may fail or load before React attaches its listeners.
          ref={(image) => {
            if (count > 0 || !image?.complete) return
            if (image.naturalWidth === 0) handleError()
            else handleLoad(image)
          }}
          src={picture.src}
          srcSet={details?.srcSet('webp', { widths, attempt: count })}
          sizes={sizes}
          alt={alt}
          width={details?.width}
          height={details?.height}
          loading={isPriority ? 'eager' : 'lazy'}
          fetchPriority={isPriority ? 'high' : undefined}
          decoding={isPriority ? undefined : 'async'}
          onError={handleError}
          onLoad={({ currentTarget }) => handleLoad(currentTarget)}
        />
      </picture>
    </S.Root>
  )
}

function Bottle() {
  return (
    <svg viewBox="0 0 64 96" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M24 6h16v14H24zM22 20h20v6H22zM22 26c-7 3-12 8-12 16v40c0 5 3 8 8 8h28c5 0 8-3 8-8V42c0-8-5-13-12-16M18 50h28v22H18z" />
    </svg>
  )
}
