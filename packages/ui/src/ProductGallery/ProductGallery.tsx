import {
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { laterDialog } from '../Dialog/Dialog.tsx'
import { ZoomIcon } from '../Icon/Icon.tsx'
import { Picture } from '../Picture/Picture.tsx'
import type { PictureData } from '../PictureProvider/PictureProvider.tsx'
import { useDirection } from '../hooks/useDirection.ts'
import { useTexts } from '../TextsProvider/TextsProvider.tsx'
import { productTexts } from '../texts/productTexts.ts'
import type { ZoomedPicture } from './parts/ZoomDialog.tsx'
import * as S from './ProductGallery.styles.ts'

const loadZoomDialog = () => import('./parts/ZoomDialog.tsx')
const ZoomDialog = laterDialog(async () => (await loadZoomDialog()).ZoomDialog)

/**
 * `sizes` of the pictures on the page: on a phone the next one shows at the side (see `Stage`). In `vh`, because a browser that looks ahead in the HTML
 * takes `svh` for that of a page without a viewport, and would load a second size.
 */
export const GALLERY_SIZES =
  '(min-width: 801px) 46vw, (min-height: 30rem) clamp(max(60vw, min(84vw, 320px)), (100vh - 432px) * 0.95, 84vw), 100vw'

/** No window needs a smaller one. */
const PICTURE_WIDTHS = [320, 480, 640, 960, 1280]

export interface GalleryPicture extends PictureData {
  /**
   * Alternative text.
   * @default title and number
   */
  alt?: string
}

export interface ProductGalleryProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  pictures: readonly GalleryPicture[]
  /** Title of the product, for pictures without an alternative text. */
  title: string
  /** Kind of the product, such as "Kurta", for the placeholder of a missing picture. */
  kind?: string
  /** True where the first window of a phone must have room for a choice of sizes or shades below the title. */
  isLow?: boolean
}

/**
 * Pictures of a product with swipe, arrow keys, thumbnails and zoom. Without JavaScript the thumbnails link
 * to the pictures, and each picture links to its file.
 */
export function ProductGallery({ pictures, title, kind, isLow = false, ...rest }: ProductGalleryProps) {
  const texts = useTexts(productTexts, 'ProductGallery')
  const sign = useDirection() === 'rtl' ? -1 : 1
  const id = useId()
  const track = useRef<HTMLUListElement>(null)
  const [scrolledTo, setScrolledTo] = useState(0)
  const [zoomed, setZoomed] = useState<ZoomedPicture | null>(null)
  const [wasZoomed, setWasZoomed] = useState(false)
  const count = pictures.length
  // Another variant may have fewer pictures.
  const current = Math.min(scrolledTo, count - 1)

  function show(index: number) {
    track.current?.scrollTo({ left: index * stepOf(track.current) })
    setScrolledTo(index)
  }
  function handleKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    const step = event.key === 'ArrowRight' ? sign : event.key === 'ArrowLeft' ? -sign : 0
    const next = event.currentTarget.querySelectorAll('a')[current + step]
    if (step === 0 || next === undefined) return
    event.preventDefault()
    show(current + step)
    next.focus({ preventScroll: true })
  }
  function zoom(index: number) {
    setZoomed({ index, loadedSrc: track.current?.children[index]?.querySelector('img')?.currentSrc })
  }
  function handleZoom(event: MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setWasZoomed(true)
    zoom(index)
  }

  if (count === 0) {
    return (
      <S.Root aria-label={texts.label} {...rest}>
        <S.Stage data-single="true">
          <S.Single>
            <Picture picture={undefined} alt={title} kind={kind} sizes="100vw" />
          </S.Single>
        </S.Stage>
      </S.Root>
    )
  }
  return (
    <S.Root aria-label={texts.label} {...rest}>
      {count > 1 && (
        <S.Thumbs role="list" onKeyDown={handleKeyDown}>
          {pictures.map((picture, index) => (
            // By place: an image shows its old file until that of another variant has loaded.
            <li key={index}>
              <S.Thumb
                href={`#${id}${index}`}
                aria-label={texts.show(index + 1, count)}
                aria-current={index === current || undefined}
                onClick={(event) => {
                  event.preventDefault()
                  show(index)
                }}
              >
                <Picture picture={picture} alt="" sizes="72px" widths={[160, 320]} keepsLast />
              </S.Thumb>
            </li>
          ))}
        </S.Thumbs>
      )}
      <S.Stage data-single={count === 1 || undefined} data-low={isLow}>
        <S.Track
          ref={track}
          role="list"
          onKeyDown={handleKeyDown}
          onScroll={({ currentTarget }) => setScrolledTo(pictureAt(currentTarget))}
        >
          {pictures.map((picture, index) => (
            <li key={index} id={`${id}${index}`}>
              <S.Zoom
                href={picture.src}
                aria-haspopup="dialog"
                // Roving tabindex: arrow keys move between thumbnails.
                tabIndex={index === current ? undefined : -1}
                onPointerEnter={() => void loadZoomDialog().catch(() => undefined)}
                onClick={(event) => handleZoom(event, index)}
              >
                <Picture
                  picture={picture}
                  alt={picture.alt ?? (count === 1 ? title : texts.picture(title, index + 1, count))}
                  kind={kind}
                  sizes={GALLERY_SIZES}
                  widths={PICTURE_WIDTHS}
                  isPriority={index === 0}
                  keepsLast
                />
              </S.Zoom>
            </li>
          ))}
        </S.Track>
        <S.Hint aria-hidden="true" data-last={current === count - 1}>
          {count > 1 && <span>{`${current + 1} / ${count}`}</span>}
          <ZoomIcon size="s" />
        </S.Hint>
      </S.Stage>
      {wasZoomed && (
        <ZoomDialog
          isOpen={zoomed !== null}
          pictures={pictures}
          title={title}
          zoomed={zoomed}
          onShow={zoom}
          onClose={() => setZoomed(null)}
        />
      )}
    </S.Root>
  )
}

/** Distance between the starts of two pictures, negative from right to left. */
function stepOf(track: HTMLUListElement): number {
  const [first, second] = track.querySelectorAll('li')
  return first === undefined || second === undefined ? 0 : second.offsetLeft - first.offsetLeft
}

/** Index of the picture that is scrolled to. The last one can't reach the start when pictures are narrower than the track. */
function pictureAt(track: HTMLUListElement): number {
  const { scrollLeft, clientWidth, scrollWidth, childElementCount } = track
  const isAtEnd = Math.abs(scrollLeft) + clientWidth >= scrollWidth - 1
  return isAtEnd ? childElementCount - 1 : Math.round(scrollLeft / (stepOf(track) || 1))
}
