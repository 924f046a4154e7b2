export interface HiddenFieldsProps {
  /** Names and values; a name may come more than once. */
  fields: readonly (readonly [name: string, value: string])[]
}

/** What a GET form carries along besides what can be seen. */
export function HiddenFields({ fields }: HiddenFieldsProps) {
  return (
    <>
      {fields.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
    </>
  )
}
