import type { Picture as PictureData } from '@shop/contract/pictures'
import { lazy, Suspense, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react'
import { Picture } from '../Picture/Picture.tsx'
import * as S from './ProductGallery.styles.ts'

const loadZoomDialog = () => import('./parts/ZoomDialog.tsx')
const ZoomDialog = lazy(async () => ({ default: (await loadZoomDialog()).ZoomDialog }))

export interface ProductGalleryProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  pictures: readonly PictureData[]
  /** The product's title, which names the pictures. */
  title: string
}

/** The pictures of a product: swiped or moved with the arrow keys, chosen by thumbnail, zoomed by a click. */
export function ProductGallery({ pictures, title, ...rest }: ProductGalleryProps) {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [zoomed, setZoomed] = useState<number | null>(null)
  const [wasZoomed, setWasZoomed] = useState(false)
  const views = pictures.length === 0 ? [undefined] : pictures

  function show(index: number) {
    const element = track.current
    if (element === null || index < 0 || index >= views.length) return
    element.scrollTo({ left: index * element.clientWidth })
  }
  function handleKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    show(current + step)
  }
  function zoom(index: number) {
    setWasZoomed(true)
    setZoomed(index)
  }

  return (
    <S.Root aria-label="Pictures" onKeyDown={handleKeyDown} {...rest}>
      {views.length > 1 && (
        <S.Thumbs>
          {views.map((picture, index) => (
            <li key={picture?.src}>
              <S.Thumb
                type="button"
                aria-label={`Picture ${index + 1} of ${views.length}`}
                aria-current={index === current}
                onClick={() => show(index)}
              >
                <Picture picture={picture} alt="" sizes="72px" />
              </S.Thumb>
            </li>
          ))}
        </S.Thumbs>
      )}
      <S.Stage style={views.length === 1 ? { gridColumn: '1 / -1' } : undefined}>
        <S.Track
          ref={track}
          onScroll={({ currentTarget }) =>
            setCurrent(Math.round(currentTarget.scrollLeft / Math.max(currentTarget.clientWidth, 1)))
          }
        >
          {views.map((picture, index) => (
            <li key={picture?.src ?? 'none'}>
              <S.Zoom
                type="button"
                aria-label={`Zoom ${title}, picture ${index + 1} of ${views.length}`}
                // One stop for the Tab key: the arrow keys move on.
                tabIndex={index === current ? 0 : -1}
                disabled={picture === undefined}
                onPointerEnter={() => void loadZoomDialog()}
                onClick={() => zoom(index)}
              >
                <Picture
                  picture={picture}
                  alt=""
                  sizes="(min-width: 801px) 46vw, 100vw"
                  isPriority={index === 0}
                />
              </S.Zoom>
            </li>
          ))}
        </S.Track>
        {views.length > 1 && <S.Count aria-hidden="true">{`${current + 1} / ${views.length}`}</S.Count>}
      </S.Stage>
      {wasZoomed && (
        <Suspense fallback={null}>
          <ZoomDialog pictures={pictures} title={title} index={zoomed} onIndexChange={setZoomed} />
        </Suspense>
      )}
    </S.Root>
  )
}
