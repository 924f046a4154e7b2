import type { OptionControl, Variant } from '../../lib/resolveOptionControl.ts'
import { Swatch } from '../../Swatch/Swatch.tsx'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'
import * as S from '../VariantPicker.styles.ts'

interface FaceProps {
  variant: Variant
  control: OptionControl
  isSelected: boolean
  /** Reason that is shown for a value without stock. */
  reason: string
}

/** A value of the picker: a pill, or a swatch above its name. */
export function Face({ variant, control, isSelected, reason }: FaceProps) {
  const isSoldOut = variant.quantity === 0
  const text = (
    <span data-part="name">
      {variant.name}
      {isSoldOut && <VisuallyHidden>{` (${reason})`}</VisuallyHidden>}
    </span>
  )
  if (control === 'radio') return <S.Pill data-part="face">{text}</S.Pill>
  return (
    <S.Tile>
      <Swatch data-part="face" color={variant.colorCode} isSelected={isSelected} isSoldOut={isSoldOut} />
      {text}
    </S.Tile>
  )
}
