import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import * as S from './FilterSheet.styles.ts'

export interface FilterSheetProps {
  isOpen: boolean
  onClose: () => void
  /** How many products the filters leave. */
  total: number
  /** Address of the list without filters; leave it out while none is set. */
  clearHref?: string
  /** A `FilterPanel`. */
  children: ReactNode
}

/** The filters of the mobile layout: the list follows each choice, the button says what is left of it. */
export function FilterSheet({ isOpen, onClose, total, clearHref, children }: FilterSheetProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Filters"
      placement="right"
      footer={
        <S.Foot>
          {clearHref !== undefined && (
            <ButtonLink href={clearHref} variant="quiet" replace keepScroll>
              Clear all
            </ButtonLink>
          )}
          <Button size="l" aria-live="polite" onClick={onClose}>
            {`Show ${total.toLocaleString('en-IN')} ${total === 1 ? 'result' : 'results'}`}
          </Button>
        </S.Foot>
      }
    >
      {children}
    </Dialog>
  )
}
