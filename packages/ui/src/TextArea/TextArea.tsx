import { useState, type ChangeEvent, type ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import { useEarlyInput } from '../hooks/useEarlyInput.ts'
import { splitField } from '../lib/splitField.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { useFormats, useTexts } from '../TextsProvider/TextsProvider.tsx'
import { formTexts } from '../texts/formTexts.ts'
import * as S from './TextArea.styles.ts'

export interface TextAreaProps extends FieldTexts, ComponentPropsWithRef<'textarea'> {
  /** Maximum number of characters; a counter is shown beside the hint. */
  maxLength?: number
}

/** Multi-line text field that grows with its content where the browser supports it. */
export function TextArea({ maxLength, rows = 4, onChange, ref, ...props }: TextAreaProps) {
  const { frame, rest } = splitField(props)
  const [typed, setTyped] = useState<number>()
  const area = useEarlyInput<HTMLTextAreaElement>(({ value }) => setTyped(value.length), ref)
  const written = String(rest.value ?? rest.defaultValue ?? '').length
  const length = rest.value === undefined ? (typed ?? written) : written
  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value.length)
    onChange?.(event)
  }
  const aside = maxLength === undefined ? undefined : <Count length={length} max={maxLength} />
  return (
    <Field {...frame} aside={aside}>
      {(control) => (
        <S.Area ref={area} {...control} rows={rows} maxLength={maxLength} onChange={handleChange} {...rest} />
      )}
    </Field>
  )
}

/** Visible at all times; announced only when few characters are left. */
function Count({ length, max }: { length: number; max: number }) {
  const formats = useFormats()
  const texts = useTexts(formTexts, 'TextArea')
  const left = max - length
  return (
    <>
      <span aria-hidden="true">
        {formats.number(length)}/{formats.number(max)}
      </span>
      <VisuallyHidden role="status">{left <= 20 ? texts.left(left) : ''}</VisuallyHidden>
    </>
  )
}
