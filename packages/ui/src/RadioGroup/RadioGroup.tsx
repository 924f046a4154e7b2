import { useId, type ReactNode } from 'react'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { FieldGroup, type FieldGroupProps } from '../FieldGroup/FieldGroup.tsx'

export interface RadioOption {
  value: string
  label: ReactNode
  count?: number
  disabled?: boolean
}

export interface RadioGroupProps extends Omit<FieldGroupProps, 'onChange' | 'children'> {
  options: readonly RadioOption[]
  /** Null when nothing is selected. */
  value: string | null
  onChange: (value: string) => void
  name?: string
}

/** Native radio buttons: arrow keys move, Tab leaves. */
export function RadioGroup({ options, value, onChange, name, ...rest }: RadioGroupProps) {
  const id = useId()
  return (
    <FieldGroup {...rest}>
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
    </FieldGroup>
  )
}
