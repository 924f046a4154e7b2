import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import * as S from './Switch.styles.ts'

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> {
  /** Same text in both states. */
  label: ReactNode
  hint?: ReactNode
}

/** Toggle with immediate effect, built on a native checkbox. Use `Checkbox` for a value that a form submits. */
export function Switch({ label, hint, className, style, ...rest }: SwitchProps) {
  const hintId = useId()
  return (
    <S.Root className={className} style={style}>
      <span>
        <S.Label>{label}</S.Label>
        {hint !== undefined && <S.Hint id={hintId}>{hint}</S.Hint>}
      </span>
      <S.Track aria-describedby={hint === undefined ? undefined : hintId} {...rest} />
    </S.Root>
  )
}
