import { startTransition, useState, type ComponentPropsWithRef, type CSSProperties } from 'react'
import {
  useDescribePicture,
  type PictureData,
  type PictureDetails,
} from '../PictureProvider/PictureProvider.tsx'
import * as S from './Picture.styles.ts'
import { useAttempts } from './useAttempts.ts'

/** Widths for the few browsers without AVIF: each address is written in the page. */
const FALLBACK_WIDTHS = [640, 1280]

export interface PictureProps extends Omit<ComponentPropsWithRef<'picture'>, 'children'> {
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
  /** Kind of the product, such as "Kurta": the text of the placeholder. */
  kind?: string
  /** Shows the picture that loaded before, in pale, until this one comes, instead of a placeholder. */
  keepsLast?: boolean
  /** Loads the picture eagerly and with high priority. */
  isPriority?: boolean
}

/** File that has loaded of a picture, by its address: that of a card is seen on the product's page until a larger one is there. */
const loadedFiles = new Map<string, string>()

/** A small picture has one of them. */
function fallbackOf(details: PictureDetails | undefined, widths: readonly number[], attempt: number) {
  const width = widths.findLast((width) => width <= Math.min(...FALLBACK_WIDTHS)) ?? Math.min(...widths)
  return details?.srcSet('webp', { widths: [width], attempt })?.split(' ')[0]
}

/** Picture in the best format and width for the window, inside a frame of fixed ratio. */
export function Picture({
  picture,
  alt,
  sizes,
  widths,
  ratio,
  fit,
  kind,
  keepsLast = false,
  isPriority = false,
  style,
  ...rest
}: PictureProps) {
  const describe = useDescribePicture()
  const [loaded, setLoaded] = useState<{ src: string; file: string }>()
  const wanted = picture && describe(picture)
  const { count, hasFailed, isLate, handleError, handleLoad } = useAttempts(picture?.src, wanted?.isStandIn)
  const isBefore = loaded !== undefined && loaded.src !== picture?.src
  const frame = { '--picture-ratio': ratio, '--picture-fit': fit, ...style } as CSSProperties

  if (hasFailed && loaded !== undefined) {
    return (
      <S.Root style={frame} data-late {...rest}>
        <img src={loaded.file} alt={alt} onError={() => setLoaded(undefined)} />
      </S.Root>
    )
  }
  if (hasFailed || picture === undefined) {
    const isMissing = picture === undefined || !isLate
    return (
      <S.Root as="div" style={frame} {...rest}>
        <S.Fallback role={alt === '' ? undefined : 'img'} aria-label={alt === '' ? undefined : alt}>
          {isMissing && <Bag />}
          {isMissing && kind !== undefined && <span aria-hidden="true">{kind}</span>}
        </S.Fallback>
      </S.Root>
    )
  }
  const { src } = picture
  function handleImage(image: HTMLImageElement) {
    if (image.naturalWidth === 0) return handleError()
    // Not at once: for an image that is there from the start, React would draw the page twice before it is seen.
    if (keepsLast && src !== loaded?.src) startTransition(() => setLoaded({ src, file: image.currentSrc }))
    loadedFiles.set(src, image.currentSrc)
    handleLoad(image)
  }
  return (
    <S.Root style={frame} data-late={isBefore || undefined} {...rest}>
      <source type="image/avif" srcSet={wanted?.srcSet('avif', { widths, attempt: count })} sizes={sizes} />
      <img
        // A server-rendered image may fail or load before React attaches its listeners.
        ref={(image) => {
          if (count > 0 || image === null) return
          const before = loadedFiles.get(src)
          if (image.complete) handleImage(image)
          else if (before) image.style.backgroundImage = `url("${before}")`
        }}
        src={(widths && fallbackOf(wanted, widths, count)) ?? src}
        srcSet={widths ? undefined : wanted?.srcSet('webp', { widths: FALLBACK_WIDTHS, attempt: count })}
        sizes={widths ? undefined : sizes}
        alt={alt}
        width={wanted?.width}
        height={wanted?.height}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        decoding={isPriority ? undefined : 'async'}
        onError={handleError}
        onLoad={({ currentTarget }) => handleImage(currentTarget)}
      />
    </S.Root>
  )
}

/** A shopping bag. The icon of it would bring all icons along. */
function Bag() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="0.6" aria-hidden="true">
      <path d="M5 8h14l1 12.5H4L5 8Zm3.5 3V7a3.5 3.5 0 0 1 7 0v4" />
    </svg>
  )
}
