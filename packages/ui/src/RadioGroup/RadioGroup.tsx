import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import * as S from './RadioGroup.styles.ts'

export interface RadioOption {
  value: string
  label: ReactNode
  count?: number
  disabled?: boolean
}

export interface RadioGroupProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> {
  legend: ReactNode
  options: readonly RadioOption[]
  /** Null when nothing is selected. */
  value: string | null
  onChange: (value: string) => void
  name?: string
}

/** Native radio buttons: arrow keys move, Tab leaves. */
export function RadioGroup({ legend, options, value, onChange, name, ...rest }: RadioGroupProps) {
  const id = useId()
  return (
    <fieldset {...rest}>
      <S.Legend>{legend}</S.Legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          type="radio"
          name={name ?? id}
          value={option.value}
          label={option.label}
          count={option.count}
          disabled={option.disabled}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
      ))}
    </fieldset>
  )
}
