import {
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { ArrowLeftIcon, ArrowRightIcon, PauseIcon, PlayIcon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { useCarousel } from './parts/useCarousel.ts'
import { useDirection } from '../hooks/useDirection.ts'
import { useTexts } from '../TextsProvider/TextsProvider.tsx'
import { productTexts } from '../texts/productTexts.ts'
import * as S from './Carousel.styles.ts'

export interface CarouselSlide {
  id: string | number
  content: ReactNode
}

export interface CarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Accessible name of the carousel. */
  label: string
  slides: readonly CarouselSlide[]
  /** Starts automatically unless the user prefers reduced motion. */
  isAutoplaying?: boolean
  /** Time per slide in ms. */
  autoplayMs?: number
}

/**
 * Row of slides that advances automatically: two slides visible, five on wide screens. Hover and
 * focus pause it, a finger on it and the pause button stop it. Use `Rail` for a row that does not advance by itself.
 */
export function Carousel({
  label,
  slides,
  isAutoplaying = true,
  autoplayMs = 4_000,
  ...rest
}: CarouselProps) {
  const texts = useTexts(productTexts, 'Carousel')
  const direction = useDirection()
  const [viewport, carousel] = useCarousel({ slideCount: slides.length, isAutoplaying, autoplayMs })
  const [wasStepped, setWasStepped] = useState(false)
  const canMove = carousel.canGoBack || carousel.canGoOn

  function step(direction: 'back' | 'on') {
    setWasStepped(true)
    carousel.setIsPlaying(false)
    if (direction === 'back') carousel.goBack()
    else carousel.goOn()
  }
  // A finger on the row has no place to rest, as a mouse has: nothing moves away below it any more.
  function handlePointerDown({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse') carousel.setIsPlaying(false)
  }
  // Arrow keys are a shortcut for the previous and next buttons.
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!isKeyForCarousel(event)) return
    event.preventDefault()
    step((event.key === 'ArrowLeft') === (direction === 'ltr') ? 'back' : 'on')
  }
  return (
    <S.Root
      aria-roledescription={texts.role}
      aria-label={label}
      data-moving={carousel.isMoving}
      data-movable={canMove}
      onKeyDown={handleKeyDown}
      {...rest}
    >
      {canMove && (
        <S.Controls>
          <IconButton
            label={carousel.isPlaying ? texts.pause : texts.play}
            onClick={() => carousel.setIsPlaying(!carousel.isPlaying)}
          >
            {carousel.isPlaying ? <PauseIcon /> : <PlayIcon />}
          </IconButton>
          <IconButton label={texts.previous} aria-disabled={!carousel.canGoBack} onClick={() => step('back')}>
            <ArrowLeftIcon />
          </IconButton>
          <IconButton label={texts.next} aria-disabled={!carousel.canGoOn} onClick={() => step('on')}>
            <ArrowRightIcon />
          </IconButton>
        </S.Controls>
      )}
      <S.Viewport ref={viewport} data-ready={carousel.isReady} onPointerDown={handlePointerDown}>
        <S.Slides>
          {slides.map(({ id, content }, index) => (
            <div
              key={id}
              role="group"
              aria-roledescription={texts.slideRole}
              aria-label={texts.position(index + 1, slides.length)}
            >
              {content}
            </div>
          ))}
        </S.Slides>
      </S.Viewport>
      <VisuallyHidden role="status">
        {wasStepped &&
          !carousel.isPlaying &&
          texts.visible(carousel.first + 1, carousel.last + 1, slides.length)}
      </VisuallyHidden>
    </S.Root>
  )
}

/** True for arrow keys on the carousel itself, not inside a field or a dialog of a slide. */
function isKeyForCarousel({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  return (
    (key === 'ArrowLeft' || key === 'ArrowRight') &&
    target instanceof Element &&
    currentTarget.contains(target) &&
    target.closest('input, textarea, select') === null
  )
}
