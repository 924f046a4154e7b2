import type { Picture as PictureData } from '@shop/contract/pictures'
import { useState, type KeyboardEvent } from 'react'
import { DialogPanel } from '../../Dialog/parts/DialogPanel.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '../../Icon/Icon.tsx'
import { IconButton } from '../../IconButton/IconButton.tsx'
import { Picture } from '../../Picture/Picture.tsx'
import * as S from './ZoomDialog.styles.ts'

interface ZoomDialogProps {
  pictures: readonly PictureData[]
  title: string
  /** The picture that is shown; null closes. */
  index: number | null
  onIndexChange: (index: number | null) => void
}

/** One picture in the whole window; a click enlarges it, scrolling moves it. */
export function ZoomDialog({ pictures, title, index, onIndexChange }: ZoomDialogProps) {
  const [isEnlarged, setIsEnlarged] = useState(false)
  const last = pictures.length - 1
  const shown = index ?? 0

  function show(next: number) {
    if (next < 0 || next > last) return
    setIsEnlarged(false)
    onIndexChange(next)
  }
  function handleKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') show(shown + 1)
    if (key === 'ArrowLeft') show(shown - 1)
  }
  return (
    <DialogPanel
      isOpen={index !== null}
      onClose={() => {
        setIsEnlarged(false)
        onIndexChange(null)
      }}
      title={title}
      placement="full"
      onKeyDown={handleKeyDown}
      footer={
        pictures.length > 1 && (
          <S.Foot>
            <IconButton label="Previous picture" disabled={shown === 0} onClick={() => show(shown - 1)}>
              <ArrowLeftIcon />
            </IconButton>
            <span role="status">{`${shown + 1} / ${pictures.length}`}</span>
            <IconButton label="Next picture" disabled={shown === last} onClick={() => show(shown + 1)}>
              <ArrowRightIcon />
            </IconButton>
          </S.Foot>
        )
      }
    >
      <S.Stage>
        <S.Toggle
          type="button"
          aria-pressed={isEnlarged}
          aria-label={`Enlarge picture ${shown + 1}`}
          onClick={() => setIsEnlarged(!isEnlarged)}
        >
          <Picture
            key={shown}
            picture={pictures[shown]}
            alt={`${title}, picture ${shown + 1}`}
            sizes={isEnlarged ? '160vw' : '100vw'}
            fit="contain"
            isPriority
          />
        </S.Toggle>
      </S.Stage>
    </DialogPanel>
  )
}
