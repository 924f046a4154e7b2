import type { Formats } from '../formats/createFormats.ts'

/** Texts of some components in any formats. The same formats give the same texts, so a component that reads them makes none. */
export function textsIn<Group>(write: (formats: Formats) => Group): (formats: Formats) => Group {
  const written = new WeakMap<Formats, Group>()
  return (formats) => {
    const texts = written.get(formats) ?? write(formats)
    written.set(formats, texts)
    return texts
  }
}
