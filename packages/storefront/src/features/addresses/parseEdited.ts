/** Number of a row in an address; undefined for anything else. */
export const parseId = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined

/** Address whose form is shown in place of the address book; `new` is an empty one. */
export function parseEdited(search: URLSearchParams): number | 'new' | undefined {
  const edit = search.get('edit')
  return edit === 'new' ? 'new' : parseId(edit)
}
