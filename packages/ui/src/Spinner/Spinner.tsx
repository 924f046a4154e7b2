import type { ComponentPropsWithRef } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { useTexts } from '../TextsProvider/TextsProvider.tsx'
import { pageTexts } from '../texts/pageTexts.ts'
import * as S from './Spinner.styles.ts'

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  label?: string
  /** Hides the label visually; screen readers still read it. */
  isLabelHidden?: boolean
  /** `s` fits a line of text, `l` an empty area. */
  size?: 's' | 'm' | 'l'
}

/** Indicator for work of unknown duration. Use a `Skeleton` when the geometry of the content is known. */
export function Spinner({ label, isLabelHidden = true, size = 'm', ...rest }: SpinnerProps) {
  const texts = useTexts(pageTexts, 'Spinner')
  const text = label ?? texts.label
  return (
    <S.Root role="status" data-size={size} {...rest}>
      <S.Ring aria-hidden="true" />
      {isLabelHidden ? <VisuallyHidden>{text}</VisuallyHidden> : text}
    </S.Root>
  )
}
