import { useId, type ReactNode } from 'react'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { FieldGroup, type FieldGroupProps } from '../FieldGroup/FieldGroup.tsx'

export interface RadioOption {
  value: string
  label: ReactNode
  count?: number
  disabled?: boolean
}

export interface RadioGroupProps extends Omit<FieldGroupProps, 'onChange' | 'children' | 'defaultValue'> {
  options: readonly RadioOption[]
  /** Selected option of a controlled group; null when nothing is selected. */
  value?: string | null
  /** Initially selected option of an uncontrolled group. */
  defaultValue?: string
  onChange?: (value: string) => void
  /** Name of the value in a form. */
  name?: string
}

/** Native radio buttons: arrow keys move, Tab leaves. */
export function RadioGroup({ options, value, defaultValue, onChange, name, ...rest }: RadioGroupProps) {
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
          checked={value === undefined ? undefined : option.value === value}
          defaultChecked={value === undefined ? option.value === defaultValue : undefined}
          onChange={() => onChange?.(option.value)}
        />
      ))}
    </FieldGroup>
  )
}
