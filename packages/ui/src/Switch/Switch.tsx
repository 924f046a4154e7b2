import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import * as S from './Switch.styles.ts'

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> {
  /** What is on or off. Says the same in both states. */
  label: ReactNode
  /** What it means, in one sentence. */
  hint?: ReactNode
}

/** On or off, at once: a native checkbox in another dress. What only counts when a form is sent is a `Checkbox`. */
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
