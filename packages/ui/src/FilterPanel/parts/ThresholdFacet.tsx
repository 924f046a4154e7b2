import { Checkbox } from '../../Checkbox/Checkbox.tsx'

interface ThresholdFacetProps {
  /** Name of the field in the address. */
  name: string
  legend: string
  steps: readonly { atLeast: number; count: number }[]
  /** Null asks for nothing. */
  value: number | null
  labelFor: (atLeast: number) => string
  onChange: (value: number | null) => void
}

/** "This much and more", or any. */
export function ThresholdFacet({ name, legend, steps, value, labelFor, onChange }: ThresholdFacetProps) {
  return (
    <fieldset aria-label={legend}>
      <Checkbox
        type="radio"
        name={name}
        value=""
        label="Any"
        checked={value === null}
        onChange={() => onChange(null)}
      />
      {steps.map(({ atLeast, count }) => (
        <Checkbox
          key={atLeast}
          type="radio"
          name={name}
          value={atLeast}
          label={labelFor(atLeast)}
          count={count}
          checked={value === atLeast}
          onChange={() => onChange(atLeast)}
        />
      ))}
    </fieldset>
  )
}
