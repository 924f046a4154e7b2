import type { CSSProperties } from 'react'
import type { FieldTexts } from '../Field/Field.tsx'

interface FramedProps extends FieldTexts {
  id?: string
  className?: string
  style?: CSSProperties
}

/** Divides the props of a field: its texts and its place on the page belong to `Field`, the rest to its control. */
export function splitField<Props extends FramedProps>(props: Props) {
  const { label, isLabelHidden, hint, error, id, className, style, ...rest } = props
  return { frame: { label, isLabelHidden, hint, error, id, className, style }, rest }
}
