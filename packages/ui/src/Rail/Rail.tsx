import { useCallback, useEffect, useState, type ComponentPropsWithRef, type FocusEvent } from 'react'
import { useSharedRef } from '../hooks/useSharedRef.ts'
import { ArrowLeftIcon, ArrowRightIcon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useDirection } from '../hooks/useDirection.ts'
import { useTexts } from '../TextsProvider/TextsProvider.tsx'
import { cardTexts } from '../texts/cardTexts.ts'
import * as S from './Rail.styles.ts'

export interface RailProps extends ComponentPropsWithRef<'ul'> {
  label: string
  /** Called when the shopper points at the row, scrolls it or moves the focus into it: time to load the cards that are missing. */
  onIntent?: () => void
}

/** Horizontally scrolling row with previous and next buttons. Each child is an `<li>`. */
export function Rail({ label, onIntent, children, ref, ...rest }: RailProps) {
  const texts = useTexts(cardTexts, 'Rail')
  const sign = useDirection() === 'rtl' ? -1 : 1
  const track = useSharedRef<HTMLUListElement>(ref)
  const [canStep, setCanStep] = useState({ back: false, on: false })

  const measure = useCallback(() => {
    const element = track.current
    if (element === null) return
    const { scrollLeft, clientWidth, scrollWidth } = element
    const scrolled = Math.abs(scrollLeft) // negative from right to left
    const back = scrolled > 8
    const on = scrolled + clientWidth < scrollWidth - 8
    setCanStep((now) => (now.back === back && now.on === on ? now : { back, on }))
  }, [track])
  /** Measures once the browser has laid out the row, which it reports as its first size: to ask at once would lay out the page. */
  const measureLater = useCallback(() => {
    const element = track.current
    if (element === null) return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [measure, track])
  useEffect(measureLater, [measureLater, children])

  function handleScroll() {
    measure()
    onIntent?.()
  }
  // Browsers leave an item at the edge as it is when a part of it shows.
  function handleFocus({ target }: FocusEvent<HTMLElement>) {
    onIntent?.()
    if (target.matches(':focus-visible'))
      target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  function step(direction: 1 | -1) {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    track.current?.scrollBy({
      left: sign * direction * track.current.clientWidth * 0.9,
      behavior: isStill ? 'auto' : 'smooth',
    })
  }
  return (
    <S.Root onPointerEnter={onIntent} onFocus={handleFocus}>
      {canStep.back && (
        <S.Step data-side="start">
          <IconButton label={texts.back(label)} variant="raised" onClick={() => step(-1)}>
            <ArrowLeftIcon />
          </IconButton>
        </S.Step>
      )}
      <S.Track ref={track} role="list" aria-label={label} onScroll={handleScroll} {...rest}>
        {children}
      </S.Track>
      {canStep.on && (
        <S.Step data-side="end">
          <IconButton label={texts.on(label)} variant="raised" onClick={() => step(1)}>
            <ArrowRightIcon />
          </IconButton>
        </S.Step>
      )}
    </S.Root>
  )
}
