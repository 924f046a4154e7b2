import { useId } from 'react'
import { Checkbox } from '../../Checkbox/Checkbox.tsx'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'

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
  // The panel may be on the page twice, and radio buttons of one name are one group within a form only.
  const id = useId()
  return (
    <fieldset>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      <Checkbox
        type="radio"
        name={name}
        value=""
        id={`${id}-any`}
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
