export interface HiddenFieldsProps {
  /** Names and values; a name may repeat. */
  fields: readonly (readonly [name: string, value: string])[]
}

/** Hidden inputs of a GET form. */
export function HiddenFields({ fields }: HiddenFieldsProps) {
  return (
    <>
      {fields.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
    </>
  )
}
