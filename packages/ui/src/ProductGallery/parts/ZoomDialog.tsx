import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type TouchEvent,
} from 'react'
import * as Dialog from '../../DialogParts/DialogParts.tsx'
import { ArrowLeftIcon, ArrowRightIcon, MinusIcon, PlusIcon } from '../../Icon/Icon.tsx'
import { IconButton } from '../../IconButton/IconButton.tsx'
import { Picture } from '../../Picture/Picture.tsx'
import { useDescribePicture } from '../../PictureProvider/PictureProvider.tsx'
import { useDirection } from '../../hooks/useDirection.ts'
import { useTexts } from '../../TextsProvider/TextsProvider.tsx'
import { productTexts } from '../../texts/productTexts.ts'
import type { GalleryPicture } from '../ProductGallery.tsx'
import * as S from './ZoomDialog.styles.ts'

export interface ZoomedPicture {
  index: number
  /** Address of the file that the page shows; undefined before it has loaded one. */
  loadedSrc: string | undefined
}

interface ZoomDialogProps {
  isOpen: boolean
  pictures: readonly GalleryPicture[]
  title: string
  /** Visible picture; null while it is closed. */
  zoomed: ZoomedPicture | null
  onShow: (index: number) => void
  onClose: () => void
}

/** Longest time between the two taps of a double tap, which enlarges as one tap does. */
const DOUBLE_TAP_MS = 350
const MIDDLE = { x: 0.5, y: 0.5 }
/** Shortest way of a finger that shows another picture. */
const SWIPE_PX = 48

/**
 * Picture as large as the window, below its buttons. A click enlarges it around that point, then the mouse's movement or scrolling pans. A swipe shows
 * another.
 */
export function ZoomDialog({ isOpen, pictures, title, zoomed, onShow, onClose }: ZoomDialogProps) {
  const texts = useTexts(productTexts, 'ProductGallery')
  const direction = useDirection()
  const [isEnlarged, setIsEnlarged] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const lastToggle = useRef(-DOUBLE_TAP_MS)
  // Point of the latest click, as fractions of the picture, and where the picture was before it was enlarged.
  const [focus, setFocus] = useState(MIDDLE)
  const fitted = useRef<DOMRect>(null)
  const touched = useRef<{ x: number; y: number }>(null)
  const last = pictures.length - 1
  const shown = zoomed?.index ?? 0
  const picture = pictures[shown]
  const describe = useDescribePicture()
  const details = picture && describe(picture)
  const width = details && sharpWidth(details.widest ?? details.width)

  useLayoutEffect(() => pan(stage.current, focus), [focus])

  function toggle({ currentTarget, clientX, clientY, detail, timeStamp }: MouseEvent) {
    if (timeStamp - lastToggle.current < DOUBLE_TAP_MS) return
    lastToggle.current = timeStamp
    const box = currentTarget.getBoundingClientRect()
    const isByKeyboard = detail === 0
    toggleAt(
      isByKeyboard ? MIDDLE : { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height },
    )
  }
  function toggleAt(point: typeof MIDDLE) {
    if (!isEnlarged) fitted.current = stage.current?.firstElementChild?.getBoundingClientRect() ?? null
    setFocus({ ...point }) // another object, so that the effect pans to the same point again
    setIsEnlarged(!isEnlarged)
  }
  function handlePointerMove({ pointerType, clientX, clientY }: PointerEvent) {
    const { current: box } = fitted
    if (!isEnlarged || pointerType !== 'mouse' || !box) return
    pan(stage.current, { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height })
  }
  function show(next: number) {
    if (next < 0 || next > last) return
    setIsEnlarged(false)
    onShow(next)
  }
  function handleTouchStart({ touches }: TouchEvent) {
    const finger = touches[0]
    const isSwipe = touches.length === 1 && !isEnlarged && window.visualViewport?.scale === 1
    touched.current = finger && isSwipe ? { x: finger.clientX, y: finger.clientY } : null
  }
  function handleTouchEnd({ changedTouches }: TouchEvent) {
    const finger = changedTouches[0]
    const { current: start } = touched
    if (!finger || !start) return
    const way = finger.clientX - start.x
    if (Math.abs(way) < SWIPE_PX || Math.abs(way) < 2 * Math.abs(finger.clientY - start.y)) return
    show(shown + (way < 0 === (direction === 'rtl') ? -1 : 1))
  }
  function handleKeyDown({ key }: KeyboardEvent) {
    const isRightToLeft = direction === 'rtl'
    if (key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight')) show(shown + 1)
    if (key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft')) show(shown - 1)
  }
  function close() {
    setIsEnlarged(false)
    onClose()
  }
  return (
    <Dialog.Root isOpen={isOpen} onOpenChange={(isNowOpen) => isNowOpen || close()}>
      <Dialog.Content placement="full" onKeyDown={handleKeyDown}>
        <S.Head>
          <S.Title>{title}</S.Title>
        </S.Head>
        <S.Stage
          ref={stage}
          dir="ltr"
          onPointerMove={handlePointerMove}
          onTouchStart={handleTouchStart}
          onTouchEnd={handleTouchEnd}
        >
          <S.Toggle
            type="button"
            aria-pressed={isEnlarged}
            aria-label={texts.enlarge(shown + 1)}
            onClick={toggle}
            style={width === undefined ? undefined : { '--picture-width': `${width}px` }}
          >
            {/* The page's file, which has loaded, is visible until the larger one has. */}
            {zoomed?.loadedSrc && <S.Loaded src={zoomed.loadedSrc} alt="" />}
            <Picture
              key={shown}
              picture={picture}
              alt={picture?.alt ?? texts.picture(title, shown + 1, pictures.length)}
              sizes={isEnlarged ? '160vw' : '100vw'}
              fit="contain"
              isPriority
            />
          </S.Toggle>
        </S.Stage>
        <S.Foot>
          {last > 0 && (
            <>
              <IconButton label={texts.previous} disabled={shown === 0} onClick={() => show(shown - 1)}>
                <ArrowLeftIcon />
              </IconButton>
              <span role="status">{`${shown + 1} / ${pictures.length}`}</span>
              <IconButton label={texts.next} disabled={shown === last} onClick={() => show(shown + 1)}>
                <ArrowRightIcon />
              </IconButton>
            </>
          )}
          <IconButton label={isEnlarged ? texts.zoomOut : texts.zoomIn} onClick={() => toggleAt(MIDDLE)}>
            {isEnlarged ? <MinusIcon /> : <PlusIcon />}
          </IconButton>
        </S.Foot>
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** Largest width in CSS px without a visible blur. A dense screen hides some of it, so that there is something to enlarge. */
function sharpWidth(pixels: number): number {
  return pixels / Math.sqrt(Math.max(1, window.devicePixelRatio))
}

/** Scrolls to a point, given as fractions of what can be scrolled. */
function pan(stage: HTMLElement | null, { x, y }: { x: number; y: number }) {
  stage?.scrollTo({
    left: x * (stage.scrollWidth - stage.clientWidth),
    top: y * (stage.scrollHeight - stage.clientHeight),
  })
}
