import type { DemoBrand } from '#types.ts'

export type PackBrand = Pick<DemoBrand, 'name' | 'wordmark' | 'colour'>

/** What a drawing is made for. */
export interface Look {
  /** Colour of the thing itself. */
  colour: string
  /** Second colour, for patterns and trims. */
  accent: string
  /** The category's soft tint, behind everything. */
  tint: string
  /** Printed on packs; scenes and icons leave packs blank. */
  brand?: PackBrand
  /** Short words under the wordmark. */
  label?: string
  /** The product's full title. Never drawn, but its words choose what is: a print, sleeves, a dryer or a comb. */
  title?: string
}

/** Whether the title or the label says one of `words`. */
export const says = ({ title = '', label = '' }: Look, words: RegExp) =>
  words.test(`${title} ${label}`.toLowerCase())

/** A look, and the place where gradients, clips and patterns are kept while drawing. */
export interface Studio extends Look {
  /** Keeps a definition and returns its `url(#…)`; the same markup is kept once. */
  define: (markup: (id: string) => string) => string
}

interface Sheet {
  studio: Studio
  /** The finished document. */
  render: (width: number, height: number, art: string) => string
}

/** An empty sheet: ids are counted from zero, so that the same drawing is the same text. */
export function openSheet(look: Look): Sheet {
  const definitions = new Map<string, string>()
  const define: Studio['define'] = (markup) => {
    const key = markup('')
    const id = definitions.get(key) ?? `d${definitions.size.toString(36)}`
    definitions.set(key, id)
    written.set(id, markup(id))
    return `url(#${id})`
  }
  const written = new Map<string, string>()
  return {
    studio: { ...look, define },
    render: (width, height, art) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      `<defs>${[...written].map(([id, markup]) => (art.includes(`url(#${id})`) ? markup : '')).join('')}</defs>${art}</svg>`,
  }
}
